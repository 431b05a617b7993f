/** The scene in which a series is at home, by its id. */
export const SERIES_SCENES = {
  'video-intercom': 'entrance',
  'access-control': 'staff-door',
  'security-solutions': 'checkpoint',
  'surveillance-monitoring': 'control-room',
  'devices-accessories': 'led-hall',
} as const

/** The scene in which a solution is used, by its slug. */
export const SOLUTION_SCENES = {
  'fire-alarm-system': 'fire-watch',
  'smart-home-integration': 'living-room',
  'parking-management-system': 'parking-lane',
  'visitor-management-system': 'lobby',
  'meeting-reservation-system': 'meeting-room',
  'ai-smart-factory': 'factory-line',
  'community-security': 'gatehouse',
  'aiot-property-management': 'shared-floors',
  'video-intercom-system': 'street-and-flat',
  'construction-site-solution': 'construction-gate',
  'wireless-security-system': 'shop-at-night',
  'long-term-care': 'care-room',
} as const

/** The building of a solution, by its slug, where it has one of its own. */
export const SOLUTION_BUILDINGS = {
  'ai-smart-factory': 'factory',
  'aiot-property-management': 'estate',
  'construction-site-solution': 'construction',
  'long-term-care': 'careHome',
  'video-intercom-system': 'twoTowers',
  'wireless-security-system': 'shop',
} as const
