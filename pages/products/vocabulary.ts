import type { FactsFile, VocabularyWords } from './facts-file.ts'

/** All filters in display order: their label, and the labels of their options by id. */
export type Vocabulary = ReadonlyMap<string, { label: string; options: ReadonlyMap<string, string> }>

type Named = { id: string; name: string }

/** Returns the filters of the list, from the catalogue's names and the interface's words. */
export function createVocabulary(
  { series, attributes }: Pick<FactsFile, 'series' | 'attributes'>,
  words: VocabularyWords,
): Vocabulary {
  const categories = series.flatMap((item) => item.categories)
  const subCategories = categories.flatMap((item) => item.subCategories)
  const names = (items: readonly Named[]) => new Map(items.map(({ id, name }) => [id, name]))
  const statuses = new Map([
    ['active', words.active],
    ['discontinued', words.discontinued],
  ])
  return new Map([
    ['series', { label: words.series, options: names(series) }],
    ['category', { label: words.category, options: names(categories) }],
    ['subCategory', { label: words.subCategory, options: names(subCategories) }],
    [
      'specification',
      { label: words.specification, options: names(subCategories.flatMap((item) => item.specifications)) },
    ],
    ...attributes.map(
      ({ id, label, options }) =>
        [id, { label, options: new Map(options.map((option) => [option.id, option.label])) }] as const,
    ),
    ['status', { label: words.status, options: statuses }],
  ])
}
