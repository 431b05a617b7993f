import type { FactsFile } from '../../../../pages/products/facts-file.ts'
import { packFacts } from '../../../../pages/products/pack-facts.ts'
import type { ProductRecord } from '../../../../pages/products/products-data.ts'
import { type Facts, unpackFacts } from '../../../../pages/products/unpack-facts.ts'

/** The interface's words. */
export const WORDS = {
  series: 'Series',
  category: 'Category',
  subCategory: 'Sub-category',
  specification: 'Specification',
  status: 'Availability',
  active: 'Available',
  discontinued: 'Discontinued',
}

const shelf = (id: string) => ({
  id,
  name: id,
  subCategories: [{ id: `${id}-sub`, name: id, specifications: [{ id: `${id}-spec`, name: id }] }],
})

/** Facts of a small catalogue, as they are written: cameras and recorders in one series, readers in another. */
export function createFile(products: readonly ProductRecord[]): FactsFile {
  return packFacts({
    series: [
      { id: 'monitoring', name: 'Monitoring', accent: 'monitor', categories: [shelf('cameras'), shelf('recorders')] },
      { id: 'access', name: 'Access', accent: 'access', categories: [shelf('readers')] },
    ],
    words: WORDS,
    attributeGroups: ['body'],
    known: ['key-1', 'cam-2'],
    attributes: [
      {
        id: 'rating',
        label: 'Rating',
        options: ['ip54', 'ip65', 'ip67'].map((id) => ({ id, label: id.toUpperCase() })),
      },
      { id: 'bays', label: 'Drive bays', options: ['2', '4'].map((id) => ({ id, label: id })) },
    ],
    products,
  })
}

/** A product of a category; its code is its model in lower case. */
export function createRecord(model: string, category: string, rest: Partial<ProductRecord> = {}): ProductRecord {
  const base = { code: model.toLowerCase(), model, name: model, category, line: '', values: {} }
  return { ...base, specification: `${category}-spec`, status: 'active', released: '2025-01-01', ...rest }
}

/** Three cameras, two recorders and a discontinued reader. */
export function createRecords(): ProductRecord[] {
  return [
    createRecord('CAM-1', 'cameras', { values: { rating: ['ip54'] } }),
    createRecord('CAM-2', 'cameras', { values: { rating: ['ip65'] } }),
    createRecord('CAM-3', 'cameras', { values: { rating: ['ip67'] } }),
    createRecord('REC-1', 'recorders', { values: { bays: ['2'] } }),
    createRecord('REC-2', 'recorders', { values: { bays: ['4'] } }),
    createRecord('KEY-1', 'readers', { values: { rating: ['ip65'] }, status: 'discontinued' }),
  ]
}

/** The facts of products, as the browser reads them. */
export function createFacts(products: readonly ProductRecord[] = createRecords()): Facts {
  return unpackFacts(createFile(products))
}
