/** A model as visitors may type it, as an example of a search. */
export const EXAMPLE_SEARCH = 'AC-F520'
