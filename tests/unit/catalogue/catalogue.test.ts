import { expect, test } from 'vitest'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { attributeOf } from './attribute-factory.ts'
import { faqOf, newsOf, productOf, seriesOf, snapshotOf } from './editorial/snapshot-factory.ts'

function catalogueOf() {
  return createCatalogue(
    snapshotOf({
      series: [seriesOf('video-intercom'), seriesOf('access-control')],
      product: [
        productOf({ code: 'a', specification: 'video-intercom-spec' }),
        productOf({ code: 'b', specification: 'access-control-spec' }),
        productOf({ code: 'c', specification: 'video-intercom-spec' }),
      ],
      attributes: [attributeOf({ id: 'a0' })],
      news: [newsOf({ slug: 'n' })],
      faq: [faqOf({ slug: 'f' })],
    }),
  )
}

test('a look-up by a public id returns the record or undefined', () => {
  const catalogue = catalogueOf()
  expect(catalogue.product('b')?.code).toBe('b')
  expect(catalogue.news('n')?.slug).toBe('n')
  expect(catalogue.faq('f')?.slug).toBe('f')
  for (const key of ['z', '', 'constructor', '__proto__']) {
    expect([catalogue.product(key), catalogue.news(key), catalogue.faq(key), catalogue.solution(key)]).toEqual(
      Array(4).fill(undefined),
    )
  }
})

test('a look-up by a reference returns the record or throws', () => {
  const catalogue = catalogueOf()
  expect(catalogue.products(['c', 'a']).map(({ code }) => code)).toEqual(['c', 'a'])
  expect(catalogue.attribute('a0').id).toBe('a0')
  expect(() => catalogue.products(['a', 'gone'])).toThrow('"gone" is not in the catalogue')
  expect(() => catalogue.attribute('gone')).toThrow('"gone"')
  expect(() => catalogue.series('gone')).toThrow('"gone"')
})

test('a product has one position in the hierarchy', () => {
  const catalogue = catalogueOf()
  const shelf = catalogue.shelfOf(productOf({ specification: 'access-control-spec' }))
  expect([shelf.series.id, shelf.category.id, shelf.subCategory.id, shelf.specification.id]).toEqual([
    'access-control',
    'access-control-category',
    'access-control-sub',
    'access-control-spec',
  ])
})

test('a category has its products in their order, a series their number', () => {
  const catalogue = catalogueOf()
  expect(catalogue.productsIn('video-intercom-category').map(({ code }) => code)).toEqual(['a', 'c'])
  expect(catalogue.productsIn('gone')).toEqual([])
  expect(catalogue.countIn('video-intercom')).toBe(2)
  expect(catalogue.countIn('access-control')).toBe(1)
})
