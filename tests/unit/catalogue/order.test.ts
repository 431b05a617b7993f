import { expect, test } from 'vitest'
import { sortRecords } from '../../../src/content/order.ts'
import { caseOf, faqOf, newsOf, productOf, seriesOf, snapshotOf, testimonialOf } from './editorial/snapshot-factory.ts'

test('products are sorted by position, then by code', () => {
  const product = [
    productOf({ code: 'c', position: 2 }),
    productOf({ code: 'b', position: 1 }),
    productOf({ code: 'a', position: 2 }),
  ]
  expect(sortRecords(snapshotOf({ product })).product.map(({ code }) => code)).toEqual(['b', 'a', 'c'])
})

test('products that are no longer made come last', () => {
  const product = [
    productOf({ code: 'over', position: 1, status: 'discontinued' }),
    productOf({ code: 'made', position: 2 }),
  ]
  expect(sortRecords(snapshotOf({ product })).product.map(({ code }) => code)).toEqual(['made', 'over'])
})

test('news are sorted from the newest to the oldest, then by slug', () => {
  const news = [
    newsOf({ slug: 'old', publishedOn: '2025-12-31' }),
    newsOf({ slug: 'b', publishedOn: '2026-02-01' }),
    newsOf({ slug: 'a', publishedOn: '2026-02-01' }),
    newsOf({ slug: 'newest', publishedOn: '2026-10-01' }),
  ]
  expect(sortRecords(snapshotOf({ news })).news.map(({ slug }) => slug)).toEqual(['newest', 'a', 'b', 'old'])
})

test('cases are sorted by number, not as text', () => {
  const cases = [10, 2, 1].map((id) => caseOf({ id }))
  expect(sortRecords(snapshotOf({ case: cases })).case.map(({ id }) => id)).toEqual([1, 2, 10])
})

test('series, questions and testimonials are sorted by position', () => {
  const sorted = sortRecords(
    snapshotOf({
      series: [
        { ...seriesOf('access-control'), position: 2 },
        { ...seriesOf('video-intercom'), position: 1 },
      ],
      faq: [faqOf({ slug: 'b', position: 10 }), faqOf({ slug: 'a', position: 10 }), faqOf({ slug: 'c', position: 9 })],
      testimonial: [
        testimonialOf({ id: 'z', position: 1 }),
        testimonialOf({ id: 'a', position: 2 }),
        testimonialOf({ id: 'b', position: 1 }),
      ],
    }),
  )
  expect(sorted.series.map(({ id }) => id)).toEqual(['video-intercom', 'access-control'])
  expect(sorted.faq.map(({ slug }) => slug)).toEqual(['c', 'a', 'b'])
  expect(sorted.testimonial.map(({ id }) => id)).toEqual(['b', 'z', 'a'])
})

test('the order does not depend on the order in which records are read', () => {
  const product = ['d', 'b', 'a', 'c'].map((code) => productOf({ code, position: 1 }))
  const codes = (list: typeof product) =>
    sortRecords(snapshotOf({ product: [...list] })).product.map(({ code }) => code)
  expect(codes(product)).toEqual(codes(product.toReversed()))
})
