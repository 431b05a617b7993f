import { expect, test } from 'vitest'
import { checkFaqDocuments } from '../../../../src/content/editorial/faq-documents.ts'
import type { Faq } from '../../../../src/content/schema/faq.ts'
import { faqOf, productOf, seriesOf, snapshotOf } from './snapshot-factory.ts'

type Papers = NonNullable<Faq['papers']>
const NONE: Papers = {
  sheet: undefined,
  guide: undefined,
  template: undefined,
  svg: undefined,
  dxf: undefined,
  firmware: undefined,
}

function faultsOf(parts: Partial<Faq>): string[] {
  const product = [productOf({ code: 'a', model: 'AB-1', specification: 'video-intercom-spec' })]
  const snapshot = snapshotOf({ series: [seriesOf('video-intercom')], product, faq: [faqOf(parts)] })
  return checkFaqDocuments(snapshot, (name, key) => `${name}/${key}`).map(
    ({ field, expected }) => `${field}: ${expected}`,
  )
}

const related = { faqs: [], products: ['a'] }

test('a document of a product that the answer names, or that is related, is right', () => {
  expect(faultsOf({ papers: { ...NONE, sheet: ['a'] }, related })).toEqual([])
  expect(faultsOf({ papers: { ...NONE, sheet: ['a'] }, body: { zh: '文字', en: 'See the AB-1.' } })).toEqual([])
  expect(faultsOf({ papers: { ...NONE, sheet: ['a'] } })).toEqual([
    'papers.sheet[0]: a product that the answer names, or one of related.products',
  ])
})

test('a product has the document that is listed', () => {
  for (const name of ['guide', 'template', 'svg', 'dxf', 'firmware'] as const) {
    expect(faultsOf({ papers: { ...NONE, [name]: ['a'] }, related })).toEqual([
      `papers.${name}[0]: a product that has such a document: ${name}`,
    ])
  }
})

test('an answer that speaks of a kind of document lists one', () => {
  const body = { zh: '請看規格書。', en: 'See the installation guide.' }
  const expected = 'the document that the answer speaks of'
  expect(faultsOf({ body, related })).toEqual([`papers.sheet: ${expected}`, `papers.guide: ${expected}`])
  expect(faultsOf({ body: { zh: '請看規格書。', en: 'See it.' }, papers: { ...NONE, sheet: ['a'] }, related })).toEqual(
    [],
  )
})
