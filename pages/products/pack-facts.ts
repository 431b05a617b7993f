import { CODE, FACTS_FORMAT, type FactsFile, packColumn, type ValueColumn } from './facts-file.ts'
import type { ProductRecord } from './products-data.ts'

type FactsInput = Pick<FactsFile, 'series' | 'words' | 'attributeGroups' | 'known'> & {
  attributes: readonly Pick<ValueColumn, 'id' | 'label' | 'options'>[]
  /** By series, category and position. */
  products: readonly ProductRecord[]
}

/** Writes the facts of all products by columns. Server only. */
export function packFacts({ series, words, attributeGroups, attributes, known, products }: FactsInput): FactsFile {
  return {
    format: FACTS_FORMAT,
    series,
    words,
    attributeGroups,
    known,
    models: products.map(({ model }) => model),
    names: products.map(({ name }) => name),
    shelves: packColumn(products.map(({ specification }) => specification)),
    statuses: packColumn(products.map(({ status }) => status)),
    released: packColumn(products.map(({ released }) => released)),
    lines: packColumn(products.map(({ line }) => line)),
    images: packColumn(products.map(({ code, image }) => (image ? JSON.stringify(image).replaceAll(code, CODE) : ''))),
    ...(products[0]?.lang && { langs: packColumn(products.map(({ lang = '' }) => lang)) }),
    attributes: attributes.map((attribute) => packValues(attribute, products)),
  }
}

/** A set of options is written as their indices. Products of a category stand together, so most of a column is cut off. */
function packValues(
  { id, label, options }: Pick<ValueColumn, 'id' | 'label' | 'options'>,
  products: readonly ProductRecord[],
): ValueColumn {
  const places = new Map(options.map((option, index) => [option.id, index]))
  const sets = products.map(({ values }) => (values[id] ?? []).flatMap((option) => places.get(option) ?? []).join(','))
  const first = Math.max(
    0,
    sets.findIndex((set) => set !== ''),
  )
  const last = sets.findLastIndex((set) => set !== '')
  return { id, label, options, first, ...packColumn(sets.slice(first, last + 1)) }
}
