import type { SceneName } from './scenes.ts'

/** Where a series is at home, by its id. */
export const SCENE_OF_SERIES: Readonly<Record<string, SceneName>> = {
  'video-intercom': 'entrance',
  'access-control': 'staff-door',
  'security-solutions': 'checkpoint',
  'surveillance-monitoring': 'control-room',
  'devices-accessories': 'led-hall',
}

/** Where a solution is used, by its slug. */
export const SCENE_OF_SOLUTION: Readonly<Record<string, SceneName>> = {
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
}
