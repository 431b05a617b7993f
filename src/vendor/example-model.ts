/** A model as an example, where visitors look for documents. */
export const EXAMPLE_MODEL = 'VI-D430-P'
