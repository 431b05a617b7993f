import { expect, test } from 'vitest'
import { findSharedPositions } from '../../../../src/content/editorial/positions.ts'
import { REQUIRED_SERIES } from '#vendor/promises.ts'
import { faqOf, productOf, seriesOf, snapshotOf } from './snapshot-factory.ts'

const locate = (entity: string, key: string) => `${entity}/${key}.json`
const series = REQUIRED_SERIES.map(seriesOf).map((each, index) => ({ ...each, position: index + 1 }))
const shelved = (code: string, position: number, specification = 'calls-spec') =>
  productOf({ code, model: code.toUpperCase(), position, specification })

test('both of two records with the same position are reported', () => {
  const product = [shelved('a', 10), shelved('b', 20), shelved('c', 10)]
  expect(findSharedPositions(snapshotOf({ series, product }), locate)).toEqual([
    {
      source: 'product/c.json',
      field: 'position',
      value: 10,
      expected: 'another than product/a.json has',
    },
  ])
})

test('the same position in another list is no conflict', () => {
  const product = [shelved('a', 10), shelved('b', 10, 'doors-spec')]
  const faq = [faqOf({ slug: 'a', category: 'product' }), faqOf({ slug: 'b', category: 'glossary' })]
  expect(findSharedPositions(snapshotOf({ series, product, faq }), locate)).toEqual([])
})
