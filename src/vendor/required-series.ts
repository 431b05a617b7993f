/** The series that the site must have, by URL slug (tests/requirements.md, section 2). Content may add others. */
export const REQUIRED_SERIES = [
  'video-intercom',
  'access-control',
  'security-solutions',
  'surveillance-monitoring',
  'devices-accessories',
] as const
