/* An example of a search, as visitors type it. */

export const EXAMPLE_SEARCH = 'P-100' as const
