/** The claims of the home page are estimates for a community of 300 homes: of the buildings of other solutions they say nothing. */
export const SOLUTIONS_WITH_CLAIMS: readonly string[] = [
  'community-security',
  'aiot-property-management',
  'video-intercom-system',
]
