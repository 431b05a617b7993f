/* Filters of the product list that the home page offers, by attribute, and the device that stands at each door. */

export const WANTED_FILTERS = ['nominal-diameter', 'pressure-rating', 'end-connection', 'operation'] as const

export const DOOR_DEVICES = {
  story: '',
  products: '',
  cases: '',
  news: '',
} as const
