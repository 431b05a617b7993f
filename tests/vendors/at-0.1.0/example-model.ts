/* A model of your catalogue, as an example where visitors look for documents. */

export const EXAMPLE_MODEL = 'P-100' as const
