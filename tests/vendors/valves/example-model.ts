/* A model of your catalogue, as an example where visitors look for documents. */

export const EXAMPLE_MODEL = 'KB-310' as const
