/*
 * The content that this vendor promises. `npm run check:content` holds these promises, beside the rules of the software,
 * which refuse only a broken or misleading page. Another vendor states its own.
 */

/** The series that the site must have, by URL slug (tests/requirements.md, section 2). Content may add others. */
export const REQUIRED_SERIES: readonly string[] = [
  'video-intercom',
  'access-control',
  'security-solutions',
  'surveillance-monitoring',
  'devices-accessories',
]

/** The facts of a product, for its page and its data sheet. */
export const PROMISED_FACTS = {
  features: { min: 8, max: 16 },
  attributes: { min: 12, max: 25 },
  /** Of parts, which need fewer words. */
  parts: { features: { min: 4, max: 16 }, attributes: { min: 6, max: 25 } },
  /** Share of its category's attributes that a product has. */
  attributeFill: { average: 0.9, each: 0.75 },
} as const
