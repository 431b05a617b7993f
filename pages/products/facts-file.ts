import type { NamedCategory, ProductsData } from './products-data.ts'

/** To be raised with every change of `FactsFile`: an open page does not read a file of another format. */
export const FACTS_FORMAT = 4

/** The words from the locale files, not from the catalogue. */
export type VocabularyWords = {
  series: string
  category: string
  subCategory: string
  specification: string
  status: string
  active: string
  discontinued: string
}

/** A value for each product: indices into `words`, each as one character, which compresses well. */
export type Column = { words: string[]; at: string }

/** A column of sets of options, for the products from `first` on; an empty set for those without the attribute. */
export type ValueColumn = {
  id: string
  label: string
  options: { id: string; label: string }[]
  first: number
} & Column

/** The data that filters, sorts and shows the list of all products, in one language. */
export type FactsFile = {
  format: number
  series: (Pick<ProductsData['series'][number], 'id' | 'name' | 'accent'> & {
    categories: (NamedCategory & {
      subCategories: { id: string; name: string; specifications: { id: string; name: string }[] }[]
    })[]
  })[]
  /** The interface's words for filters and options that are no attributes. */
  words: VocabularyWords
  /** Groups of attributes in a comparison, in display order. */
  attributeGroups: string[]
  /** Codes of the products that the whole list begins with. */
  known: string[]
  /** By series, category and position. */
  models: string[]
  names: string[]
  /** Ids of specifications, the lowest level of the hierarchy. */
  shelves: Column
  statuses: Column
  released: Column
  lines: Column
  /** Pictures as JSON, with CODE in place of the product's code; '' for none. */
  images: Column
  /** Languages of the products (`Lang`), on pages where they may differ. */
  langs?: Column
  /** The attributes to filter by, with all options that products have. */
  attributes: ValueColumn[]
}

/** The place of the product's code in a picture of `FactsFile.images`. */
export const CODE = '{code}'

/** Indices start here: below are characters that JSON escapes. */
const FIRST_CHARACTER = 0x23
/** Beyond are surrogates. */
const MAX_WORDS = 0xd7ff - FIRST_CHARACTER

/** Writes a column. Throws if it has more different values than one character can tell apart. */
export function packColumn(values: readonly string[]): Column {
  const places = new Map<string, number>()
  for (const value of values) if (!places.has(value)) places.set(value, places.size)
  if (places.size > MAX_WORDS) throw new Error(`A column of ${places.size} different values, at most ${MAX_WORDS}`)
  const at = values.map((value) => String.fromCharCode(FIRST_CHARACTER + (places.get(value) ?? 0))).join('')
  return { words: [...places.keys()], at }
}

/** Returns the index of the value that stands at a place of a column. */
export function indexAt({ at }: Column, place: number): number {
  return at.charCodeAt(place) - FIRST_CHARACTER
}

/** Returns the value at a place of a column. */
export function valueAt(column: Column, place: number): string {
  return column.words[indexAt(column, place)] ?? ''
}
