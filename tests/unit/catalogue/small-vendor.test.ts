import { expect, test, vi } from 'vitest'
import { checkCoverage } from '../../../src/content/editorial/coverage.ts'
import { checkIntegrity } from '../../../src/content/integrity.ts'
import { PAGE_SLUGS } from '../../../src/content/schema/page-slugs.ts'
import { attributeOf } from './attribute-factory.ts'
import {
  attributesOf,
  newsOf,
  pageOf,
  productOf,
  seriesOf,
  snapshotOf,
  solutionOf,
} from './editorial/snapshot-factory.ts'

vi.mock('#vendor/promises.ts', () => {
  const any = { min: 0, max: 99 }
  const facts = { features: any, attributes: any }
  return { REQUIRED_SERIES: [], PROMISED_FACTS: { ...facts, parts: facts, attributeFill: { average: 0, each: 0 } } }
})

vi.mock('#vendor/home-page.ts', () => ({ WANTED_FILTERS: [] }))

const locate = (entity: string, key: string) => `${entity}/${key}`
const small = snapshotOf({
  series: [seriesOf('valves')],
  attributes: Object.keys(attributesOf(20)).map((id) => attributeOf({ id })),
  product: ['v1', 'v2', 'v3'].map((code) =>
    productOf({
      code,
      model: code.toUpperCase(),
      specification: 'valves-spec',
      features: [],
      attributes: attributesOf(2),
    }),
  ),
  solution: [solutionOf('water')],
  news: [newsOf()],
  pages: PAGE_SLUGS.map((slug) => pageOf(slug)),
})

test('the software accepts one series, three products, one solution and one news item of a vendor without promises', () => {
  const integrity = checkIntegrity(small, { locate, isPublicFile: () => true, isScreen: () => true })
  const { faults, warnings } = checkCoverage(small, locate)
  expect([...integrity, ...faults]).toEqual([])
  // Warnings: two parts without a record, a door schedule without a lock, an example that is no model.
  expect(warnings.map(({ source }) => source.split('/')[0])).toEqual(['case', 'faq', 'product', 'product'])
})

test('a broken reference is refused all the same', () => {
  const broken = { ...small, solution: [{ ...solutionOf('water'), products: ['v9'] }] }
  const faults = checkIntegrity(broken, { locate, isPublicFile: () => true, isScreen: () => true })
  expect(faults.map(({ value }) => value)).toEqual(['v9'])
})
