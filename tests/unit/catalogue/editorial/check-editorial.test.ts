import { expect, onTestFinished, test, vi } from 'vitest'
import * as brand from '../../../../src/base/i18n/brand-variables.ts'
import { checkEditorial } from '../../../../src/content/editorial/check-editorial.ts'
import { PLACEHOLDER } from '../../../../src/content/editorial/placeholder.ts'
import type { LocalisedText } from '../../../../src/base/i18n/localised.ts'
import { newsOf, productOf, snapshotOf, testimonialOf } from './snapshot-factory.ts'

const locate = (entity: string, key: string) => `${entity}/${key}`
const checkQuote = (quote: LocalisedText) =>
  checkEditorial(snapshotOf({ testimonial: [testimonialOf({ quote })] }), locate)
const checkBody = (body: LocalisedText) => checkEditorial(snapshotOf({ news: [newsOf({ body })] }), locate)

test('correct content has neither faults nor warnings', () => {
  expect(checkEditorial(snapshotOf({ testimonial: [testimonialOf()], news: [newsOf()] }), locate)).toEqual({
    faults: [],
    warnings: [],
  })
})

test('wrong punctuation is a fault with record, field, words around it and what is expected', () => {
  expect(checkQuote({ zh: '門口機換新後,住戶不再下樓領包裹了', en: 'Nobody comes down any more' }).faults).toEqual([
    { source: 'testimonial/a', field: 'quote.zh', value: '門口機換新後,住戶不再下樓領包', expected: 'a full-width ，' },
  ])
})

test('a placeholder is a fault in each language that has it', () => {
  expect(checkQuote({ zh: PLACEHOLDER.zh, en: 'Nobody comes down any more' }).faults).toEqual([
    { source: 'testimonial/a', field: 'quote.zh', value: PLACEHOLDER.zh, expected: 'a text, not what stands for one' },
  ])
  expect(checkBody({ zh: '門口機', en: `A door station. ${PLACEHOLDER.en}` }).faults).toMatchObject([
    { field: 'body.en' },
  ])
})

test('a variable that does not exist is a fault', () => {
  expect(checkQuote({ zh: '用了{{name}}之後', en: 'Since we have {{name}}' }).faults).toEqual([
    {
      source: 'testimonial/a',
      field: 'quote.zh',
      value: '{{name}}',
      expected: '{{brand}}, {{fullBrand}}, {{domain}}, {{company}}, {{address}}, {{phone}}, {{email}}',
    },
    expect.objectContaining({ field: 'quote.en', value: '{{name}}' }),
  ])
})

test('a word of mainland China is a warning with the proper word', () => {
  const { faults, warnings } = checkQuote({ zh: '網絡很穩', en: 'The network is stable' })
  expect(faults).toEqual([])
  expect(warnings).toEqual([
    { source: 'testimonial/a', field: 'quote.zh', value: '網絡很穩', expected: '網路 for 網絡' },
  ])
})

test('an English word of the glossary and a measure word are warnings too', () => {
  expect(checkQuote({ zh: '60台攝影機', en: 'The 60 cameras went off line' }).warnings).toEqual([
    { source: 'testimonial/a', field: 'quote.en', value: 'as went off line', expected: 'offline for off line' },
    { source: 'testimonial/a', field: 'quote.zh', value: '60台攝影機', expected: '支 for 攝影機, not 台' },
  ])
})

test('a list of features that repeats itself is a warning', () => {
  const features = ['不必等', '不必問', '不必找'].map((zh) => ({ zh, en: 'Text' }))
  expect(checkEditorial(snapshotOf({ product: [productOf({ features })] }), locate).warnings).toEqual([
    {
      source: 'product/a',
      field: 'features',
      value: '不必 in [0], [1], [2]',
      expected: 'it 2 times at most in a list',
    },
  ])
})

test('a quotation of our own is a warning', () => {
  const news = [newsOf({ body: { zh: '> 門開了\n>\n> 文字', en: 'Text' } })]
  expect(checkEditorial(snapshotOf({ news }), locate).warnings).toMatchObject([{ source: 'news/a', field: 'body.zh' }])
})

test('numbers that differ are a warning in the language that has them', () => {
  expect(
    checkQuote({ zh: '用了3年', en: 'In use for 2 years' }).warnings.map(({ field, value }) => [field, value]),
  ).toEqual([
    ['quote.zh', '3'],
    ['quote.en', '2'],
  ])
})

test('a text that was not translated is a warning', () => {
  expect(checkQuote({ zh: 'Very good', en: 'Very good' }).warnings).toEqual([
    { source: 'testimonial/a', field: 'quote.zh', value: 'Very good', expected: 'Chinese, not the English text' },
  ])
})

test('bodies are read as Markdown', () => {
  const body = { zh: '1. 第一步\n2. 執行`cat a, b`', en: '1. First step\n2. Run `cat a, b`' }
  expect(checkBody(body)).toEqual({ faults: [], warnings: [] })
  expect(checkBody({ ...body, zh: '- 第一步,第二步' }).faults).toHaveLength(1)
})

test('one string for both languages must be valid on English pages', () => {
  const attribute = {
    id: 'focal-length',
    label: { zh: '焦距', en: 'Focal length' },
    group: 'imaging',
    kind: 'text',
    unit: '公釐',
  } as const
  expect(
    checkEditorial(
      snapshotOf({
        attributes: [{ ...attribute, decimals: undefined, limit: undefined, options: undefined, isFilter: undefined }],
      }),
      locate,
    ).faults,
  ).toEqual([
    { source: 'attributes.json', field: '[0].unit', value: '公釐', expected: 'both languages of it, or English' },
  ])
})

test('a text that names a phone number which is still to be written is not at fault for it', () => {
  const naming = { zh: `請打${PLACEHOLDER.zh}`, en: `Call ${PLACEHOLDER.en}` }
  expect(checkBody(naming).faults.map(({ field }) => field)).toEqual(['body.zh', 'body.en'])
  const known = brand.contentVariables('en')
  vi.spyOn(brand, 'contentVariables').mockImplementation((locale) => ({ ...known, phone: PLACEHOLDER[locale] }))
  onTestFinished(() => void vi.restoreAllMocks())
  expect(checkBody(naming).faults).toEqual([])
  expect(checkBody(PLACEHOLDER).faults).toHaveLength(2)
})
