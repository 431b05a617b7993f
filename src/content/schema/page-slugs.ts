/** The pages of text about the vendor, by URL segment, in the order of the footer. */
export const PAGE_SLUGS = ['about', 'where-to-buy', 'service', 'security', 'privacy', 'terms', 'accessibility'] as const
export type PageSlug = (typeof PAGE_SLUGS)[number]

/**
 * Parts of such pages that are made of data: the vendor's identity, the data that the site stores in the browser,
 * discontinued products, showrooms and dealers, and the accessibility of the pages by criterion.
 */
export const PAGE_PARTS = ['company', 'stored', 'discontinued', 'places', 'conformance'] as const
export type PagePart = (typeof PAGE_PARTS)[number]
