import { type Facet, facetsOf } from './facets.ts'
import { CODE, FACTS_FORMAT, type FactsFile, indexAt, valueAt } from './facts-file.ts'
import { createIndex, type FilterIndex, mostUsefulDrop, toggleOption } from './filter-items.ts'
import { findItems, type FoundItems } from './find-items.ts'
import type { ItemSet } from './item-sets.ts'
import { type Filters, type ListItem, placeItems } from './list-items.ts'
import type { ListState } from './list-state.ts'
import type { CardRecord } from './products-data.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

/** All products, and the functions over all of them: this code is loaded with them. */
export type Facts = {
  vocabulary: Vocabulary
  /** Groups of attributes in a comparison, in display order. */
  attributeGroups: readonly string[]
  /** By series, category and position. */
  items: readonly ListItem[]
  codes: ReadonlySet<string>
  index: FilterIndex
  find: (state: ListState, keys: readonly string[]) => FoundItems
  listFacets: (filters: Filters, within: ItemSet | undefined) => Facet[]
  toggle: (filters: Filters, id: string, option: string) => Filters
  mostUsefulDrop: (filters: Filters, within: ItemSet | undefined) => { id: string; count: number } | undefined
}

/** Reads the facts. Throws if they were written in another format. */
export function unpackFacts(file: FactsFile): Facts {
  // A newer build has replaced the file since this page was loaded.
  if (file.format !== FACTS_FORMAT) throw new Error(`Facts of format ${file.format}, expected ${FACTS_FORMAT}`)
  const images = file.images.words
  const categories = categoriesOf(file)
  const records = file.models.map((model, place) => {
    // As the schema of products has it.
    const code = model.toLowerCase()
    const image = images[indexAt(file.images, place)]
    return {
      code,
      model,
      name: file.names[place] ?? '',
      category: categories.get(valueAt(file.shelves, place)) ?? '',
      // Written from records, so the values are valid.
      status: valueAt(file.statuses, place) as CardRecord['status'],
      line: valueAt(file.lines, place),
      released: valueAt(file.released, place),
      ...(file.langs && { lang: valueAt(file.langs, place) }),
      ...(image && { image: JSON.parse(image.replaceAll(CODE, code)) as NonNullable<CardRecord['image']> }),
    }
  })
  const items = placeItems(records, file.series)
  const vocabulary = createVocabulary(file, file.words)
  const index = createIndex(items.length, valuesIn(file, items))
  return {
    vocabulary,
    attributeGroups: file.attributeGroups,
    items,
    codes: new Set(items.map(({ code }) => code)),
    index,
    find: (state, keys) => findItems({ items, index, known: file.known }, state, keys),
    listFacets: (...asked) => facetsOf(index, vocabulary, ...asked),
    toggle: (...asked) => toggleOption(index, ...asked),
    mostUsefulDrop: (...asked) => mostUsefulDrop(index, ...asked),
  }
}

function categoriesOf({ series }: FactsFile): ReadonlyMap<string, string> {
  const categories = series.flatMap((item) => item.categories)
  return new Map(
    categories.flatMap(({ id, subCategories }) =>
      subCategories.flatMap(({ specifications }) =>
        specifications.map((specification) => [specification.id, id] as const),
      ),
    ),
  )
}

/** Lists every option of every product. */
function* valuesIn(
  { series, shelves, attributes }: FactsFile,
  items: readonly ListItem[],
): Generator<[place: number, id: string, option: string]> {
  const subCategories = new Map(
    series
      .flatMap((item) => item.categories)
      .flatMap((category) => category.subCategories)
      .flatMap(({ id, specifications }) => specifications.map((specification) => [specification.id, id] as const)),
  )
  for (const [place, item] of items.entries()) {
    const specification = valueAt(shelves, place)
    yield [place, 'series', item.series.id]
    yield [place, 'category', item.category.id]
    yield [place, 'subCategory', subCategories.get(specification) ?? '']
    yield [place, 'specification', specification]
    yield [place, 'status', item.status]
  }
  for (const { id, options, first, ...column } of attributes) {
    const sets = column.words.map((set) => (set === '' ? [] : set.split(',').map(Number)))
    for (let place = 0; place < column.at.length; place += 1) {
      for (const option of sets[indexAt(column, place)] ?? []) yield [first + place, id, options[option]?.id ?? '']
    }
  }
}
