import { type ListItem, listItems } from '../../../../pages/products/list-items.ts'
import type { ProductRecord, ProductsData } from '../../../../pages/products/products-data.ts'
import { createVocabulary, type Vocabulary } from '../../../../pages/products/vocabulary.ts'

const shelf = (id: string) => ({
  id,
  name: id,
  subCategories: [{ id: `${id}-sub`, name: id, specifications: [{ id: `${id}-spec`, name: id }] }],
})

/** A small catalogue: cameras and recorders in one series, readers in another. */
export function createData(products: readonly ProductRecord[]): ProductsData {
  return {
    series: [
      { id: 'monitoring', name: 'Monitoring', accent: 'monitor', categories: [shelf('cameras'), shelf('recorders')] },
      { id: 'access', name: 'Access', accent: 'access', categories: [shelf('readers')] },
    ],
    seriesInWords: 'Two',
    attributes: [
      {
        id: 'rating',
        label: 'Rating',
        options: ['ip54', 'ip65', 'ip67'].map((id) => ({ id, label: id.toUpperCase() })),
      },
      { id: 'bays', label: 'Drive bays', options: ['2', '4'].map((id) => ({ id, label: id })) },
    ],
    attributeGroups: ['body'],
    products: [...products],
  }
}

/** A product of a category; its code is its model in lower case. */
export function createRecord(model: string, category: string, rest: Partial<ProductRecord> = {}): ProductRecord {
  const base = { code: model.toLowerCase(), model, name: model, line: '', values: {} }
  return { ...base, specification: `${category}-spec`, status: 'active', released: '2025-01-01', ...rest }
}

/** Three cameras, two recorders and a discontinued reader. */
export function createItems(): ListItem[] {
  return listItems(
    createData([
      createRecord('CAM-1', 'cameras', { values: { rating: ['ip54'] } }),
      createRecord('CAM-2', 'cameras', { values: { rating: ['ip65'] } }),
      createRecord('CAM-3', 'cameras', { values: { rating: ['ip67'] } }),
      createRecord('REC-1', 'recorders', { values: { bays: ['2'] } }),
      createRecord('REC-2', 'recorders', { values: { bays: ['4'] } }),
      createRecord('KEY-1', 'readers', { values: { rating: ['ip65'] }, status: 'discontinued' }),
    ]),
  )
}

/** All filters of the small catalogue. */
export function createWords(): Vocabulary {
  return createVocabulary(createData([]), {
    series: 'Series',
    category: 'Category',
    subCategory: 'Sub-category',
    specification: 'Specification',
    status: 'Availability',
    active: 'Available',
    discontinued: 'Discontinued',
  })
}
