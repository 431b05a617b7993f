/** Filters of the product list that visitors often use, by attribute. */
export const WANTED_FILTERS = ['ingress-rating', 'poe-class', 'unlock-methods', 'reader-interface', 'wireless']

/** The category or specification whose device is drawn at each door. */
export const DOOR_DEVICES = {
  story: 'door-stations',
  products: 'card-readers',
  cases: 'ip-camera-dome',
  news: 'face-terminals',
} as const
