/* An example of a search, as visitors type it. */

export const EXAMPLE_SEARCH = 'DN 50' as const
