import { expect, test, vi } from 'vitest'
import { formatDay } from '../../../src/base/i18n/format-day.ts'
import { formatMonths } from '../../../src/base/i18n/format-months.ts'
import type { Locale } from '../../../src/base/i18n/locale.ts'
import { MARKS } from '../../../src/base/i18n/marks.ts'
import { numberInWords } from '../../../src/base/i18n/number-in-words.ts'
import { SHORT_DAYS } from '../../../src/base/i18n/short-days.ts'
import { displayAttribute } from '../../../src/content/attribute-value.ts'
import { kindOfProduct } from '../../../src/content/kind-of-product.ts'
import { breakTitle, piecesOf } from '../../../src/content/titles/break-title.ts'

/* The vendor lists two languages that fall back to English: one of them has lines in the tables, the other has none. */
vi.mock('#vendor/site.ts', async (read) => {
  const site = await read<typeof import('#vendor/site.ts')>()
  const ja = { htmlLang: 'ja', prefix: '/ja', backend: 'JP', name: '日本語', fallback: 'en' }
  const de = { htmlLang: 'de', prefix: '/de', backend: 'DE', name: 'Deutsch', fallback: 'en' }
  return { ...site, LANGUAGES: { zh: site.LANGUAGES.zh, en: site.LANGUAGES.en, ja, de } }
})

// Types know the languages of the project alone.
const [JA, DE] = ['ja' as Locale, 'de' as Locale]

type Category = Parameters<typeof kindOfProduct>[0]
type Attribute = Parameters<typeof displayAttribute>[0]

test('Japanese that falls back to English has dates, marks and numbers of its own', () => {
  expect([formatDay('2026-03-05', JA), formatDay('2026-03-05', DE)]).toEqual(['2026年3月5日', '5 March 2026'])
  expect(formatMonths({ from: '2025-09-01', until: '2026-01-31' }, JA)).toBe('2025年9月～2026年1月')
  expect(formatMonths({ from: '2026-03-01', until: '2026-03-31' }, JA)).toBe('2026年3月')
  expect([SHORT_DAYS[JA]('2026-07-05', ''), SHORT_DAYS[DE]('2026-07-05', '5 July 2026')]).toEqual(['7/5', '5 Jul'])
  expect([MARKS[JA].range, MARKS[DE].range]).toEqual(['～', ' to '])
  expect([numberInWords(2, JA), numberInWords(2, DE)]).toEqual(['2', 'two'])
})

test('the English name of one product is for English, and for what is shown in English', () => {
  const category = (name: object) =>
    ({ name: { zh: '球閥', en: 'Ball valves', ...name }, nameOfOne: 'Ball valve' }) as unknown as Category
  expect(kindOfProduct(category({ de: 'Kugelhähne' }), DE)).toBe('Kugelhähne')
  expect(kindOfProduct(category({ de: 'Ball valves' }), DE)).toBe('Ball valve')
  expect(kindOfProduct(category({ ja: 'ボールバルブ' }), JA)).toBe('ボールバルブ')
  expect(kindOfProduct(category({ ja: 'Ball valves' }), JA)).toBe('Ball valve')
})

test('the English unit of one is for the same', () => {
  const years = (unit: object) =>
    ({
      id: 'warranty',
      kind: 'number',
      label: { zh: '保固', en: 'Warranty', ja: '保証期間', de: 'Garantie' },
      unit: { zh: '年', en: 'years', ...unit },
      unitOfOne: 'year',
    }) as unknown as Attribute
  expect(displayAttribute(years({ de: 'Jahre' }), 1, DE).display).toBe('1 Jahre')
  expect(displayAttribute(years({ de: 'years' }), 1, DE).display).toBe('1 year')
  expect(displayAttribute(years({ ja: '年' }), 1, JA).display).toBe('1年')
  expect(displayAttribute(years({ ja: 'years' }), 1, JA).display).toContain('year')
  expect(displayAttribute(years({ ja: 'years' }), 1, JA).display).not.toContain('years')
})

test('a Japanese title breaks between words, as one in Chinese does', () => {
  expect(piecesOf('蒸気配管のバルブの選び方')).toEqual(['蒸気', '配管の', 'バルブの', '選び方'])
  expect(breakTitle('工場の蒸気設備', JA)).not.toBe('工場の蒸気設備')
})
