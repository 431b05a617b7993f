/** Solutions with a screen of their own: `pages/<slug>`. All others are rendered by pages/solution. */
export const DEDICATED_SLUGS: readonly string[] = [
  'fire-alarm-system',
  'smart-home-integration',
  'parking-management-system',
  'visitor-management-system',
  'meeting-reservation-system',
]
