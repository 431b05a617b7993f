/**
 * The five series, by URL slug, in display order (tests/requirements.md, section 2). In a file of its own, because
 * routes import it in the browser.
 */
export const SERIES_SLUGS = [
  'video-intercom',
  'access-control',
  'security-solutions',
  'surveillance-monitoring',
  'devices-accessories',
] as const
export type SeriesSlug = (typeof SERIES_SLUGS)[number]
