/** The five series, by URL slug, in the order in which they are shown (tests/requirements.md, section 2). Alone in its file: routes need it in the browser. */
export const SERIES_SLUGS = [
  'video-intercom',
  'access-control',
  'security-solutions',
  'surveillance-monitoring',
  'devices-accessories',
] as const
export type SeriesSlug = (typeof SERIES_SLUGS)[number]
