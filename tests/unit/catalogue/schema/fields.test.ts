import { expect, test } from 'vitest'
import type { AnySchema } from 'yup'
import * as fields from '../../../../src/content/schema/fields.ts'
import { validateRecord } from '../../../../src/content/validate.ts'
import { searchWordsField } from '../../../../src/content/schema/search-words.ts'

/** Returns what a rule expects for a value; an empty list if it is valid. */
function saysOf(schema: AnySchema, value: unknown): string[] {
  return validateRecord(schema, value, 'x.json').map(({ expected }) => expected)
}

type Case = { rule: string; schema: AnySchema; good: readonly unknown[]; bad: readonly unknown[]; expected: string }

const text = (zh: unknown, en: unknown) => ({ zh, en })
const notText = [
  undefined,
  null,
  5,
  'text',
  [],
  text('一', ''),
  text('', 'a'),
  text('一', '  '),
  text('一', 5),
  { zh: '一' },
]

const CASES: Case[] = [
  {
    rule: 'localisedText',
    schema: fields.localisedText(5),
    good: [text('一', 'a'), text('一二三四五', 'abcde')],
    bad: [...notText, text('一', 'abcdef'), text('一二三四五六', 'a'), text('', ''), { zh: '一', en: 'a', fr: 'a' }],
    expected: 'text in both languages, { "zh": "…", "en": "…" }, each of 1 to 5 characters',
  },
  {
    rule: 'localisedTextOrEmpty',
    schema: fields.localisedTextOrEmpty(5),
    good: [text('一', 'a'), text('', '')],
    bad: [...notText, text('一', 'abcdef')],
    expected:
      'text in both languages, { "zh": "…", "en": "…" }, both filled or both empty, each of at most 5 characters',
  },
  {
    rule: 'localisedOrNeutral',
    schema: fields.localisedOrNeutral(5),
    good: ['H.265', text('一', 'a')],
    bad: [undefined, null, 5, '', '  ', 'abcdef', text('一', '')],
    expected: 'text of 1 to 5 characters, or both languages of it',
  },
  {
    rule: 'plainText',
    schema: fields.plainText(5),
    good: ['a', 'abcde', '文字'],
    bad: [undefined, null, '', 5, true, {}, ['a'], 'abcdef'],
    expected: 'text of 1 to 5 characters',
  },
  {
    rule: 'slug',
    schema: fields.slug(),
    good: ['a', 'vd-7100f-p', '404', 'a'.repeat(80)],
    bad: [undefined, null, 5, '', 'A', 'a_b', 'a--b', '-a', 'a-', 'a b', 'a/b', '../a', '門', 'a\n', 'a'.repeat(81)],
    expected: 'lower-case letters, digits and single hyphens',
  },
  {
    rule: 'referenceTo',
    schema: fields.referenceTo('product'),
    good: ['vd-7100f-p'],
    bad: [undefined, null, 5, 'VD-7100F-P', ['a']],
    expected: 'lower-case letters, digits and single hyphens',
  },
  {
    rule: 'day',
    schema: fields.day(),
    good: ['2026-01-31', '2024-02-29', '1999-12-31'],
    bad: [
      undefined,
      null,
      20260131,
      '2026-1-31',
      '2026-02-29',
      '2026-02-30',
      '2026-13-01',
      '2026-00-10',
      '2026-01-31T00:00',
      '31/01/2026',
      '',
    ],
    expected: 'a date as YYYY-MM-DD',
  },
  {
    rule: 'publicFile',
    schema: fields.publicFile(),
    good: ['/icons/nvr.svg', '/a-b_c/d.1.pdf'],
    bad: [
      undefined,
      null,
      5,
      '',
      'devices/nvr.svg',
      '//host/nvr.svg',
      '/../nvr.svg',
      '/a/../b.svg',
      '/a//b.svg',
      '/a b.svg',
      '/a?b.svg',
      'https://a.b/c.svg',
    ],
    expected: 'the path of a file in public/, from its first slash',
  },
  {
    rule: 'numberBetween',
    schema: fields.numberBetween(-1, 2),
    good: [-1, 0, 1.5, 2],
    bad: [undefined, null, '1', true, -1.01, 2.01, Number.NaN, Number.POSITIVE_INFINITY, [1]],
    expected: 'a number from -1 to 2',
  },
  {
    rule: 'wholeNumber',
    schema: fields.wholeNumber(1, 3),
    good: [1, 2, 3],
    bad: [undefined, null, '2', 0, 4, 1.5],
    expected: 'a whole number from 1 to 3',
  },
  {
    rule: 'oneOf',
    schema: fields.oneOf(['active', 'discontinued']),
    good: ['active', 'discontinued'],
    bad: [undefined, null, '', 'Active', 5, ['active']],
    expected: 'one of active, discontinued',
  },
  {
    rule: 'flag',
    schema: fields.flag(),
    good: [true, false],
    bad: [undefined, null, 'true', 1, 0, ''],
    expected: 'true or false',
  },
  {
    rule: 'listOf',
    schema: fields.listOf(fields.flag(), 'a list of answers'),
    good: [[], [true], [false, true]],
    bad: [undefined, null, 'true', true, {}, '[]'],
    expected: 'a list of answers',
  },
]

test.each(CASES)('$rule accepts valid values', ({ schema, good }) => {
  for (const value of good) expect(saysOf(schema, value), JSON.stringify(value)).toEqual([])
})

test.each(CASES)('$rule reports what it expected for any other value', ({ schema, bad, expected }) => {
  for (const value of bad) expect([...new Set(saysOf(schema, value))], JSON.stringify(value)).toEqual([expected])
})

test.each(CASES)('$rule may be missing when it is optional, but not null', ({ schema, expected }) => {
  const optional = schema.optional()
  expect(saysOf(optional, undefined)).toEqual([])
  expect(saysOf(optional, null)).toEqual([expected])
})

test('a list reports the invalid item', () => {
  const [fault] = validateRecord(
    fields.record({ list: fields.listOf(fields.flag()) }),
    { list: [true, 'no'] },
    'x.json',
  )
  expect(fault).toEqual({ source: 'x.json', field: 'list[1]', value: 'no', expected: 'true or false' })
})

test('a list of ids has no duplicates', () => {
  const schema = fields.referencesTo('news')
  expect(saysOf(schema, ['a', 'b'])).toEqual([])
  expect(saysOf(schema, ['a', 'b', 'a'])).toEqual(['a list of news ids without repetition'])
  expect(saysOf(schema, undefined)).toEqual(['a list of news ids without repetition'])
})

test('a record has exactly its fields', () => {
  const schema = fields.record({ code: fields.slug(), isNew: fields.flag().optional() })
  expect(saysOf(schema, { code: 'a' })).toEqual([])
  expect(validateRecord(schema, { code: 'a', colour: 'red', price: 1 }, 'x.json')).toEqual([
    { source: 'x.json', field: '', value: 'colour, price', expected: 'no field but code, isNew' },
  ])
  for (const value of [undefined, null, 'a', 5, []])
    expect(saysOf(schema, value)).toEqual(['an object with code, isNew'])
})

test('a missing list has no items for a rule across fields', () => {
  expect(fields.itemsOf(undefined)).toEqual([])
  expect(fields.itemsOf(['a'])).toEqual(['a'])
  // The value may have any type: fields are validated after the rule.
  expect(fields.itemsOf('ab' as unknown as string[])).toEqual([])
})

test.each([
  ['門', true],
  ['，，', true],
  ['=', true],
  ['=門', false],
  ['門禁', false],
])('the search word %s is refused: %s', (zh, isRefused) => {
  const schema = fields.record(searchWordsField())
  const faults = validateRecord(schema, { searchWords: [{ zh, en: 'door' }] }, 'a.json')
  expect(faults.map(({ field }) => field)).toEqual(isRefused ? ['searchWords[0]'] : [])
})
