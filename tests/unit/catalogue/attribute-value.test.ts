import { expect, test } from 'vitest'
import { displayAttribute, expectedOf } from '../../../src/content/attribute-value.ts'
import type { Attribute, AttributeValue } from '../../../src/content/schema/attribute.ts'
import { attributeOf } from './attribute-factory.ts'

const OPTIONS = [
  { id: 'poe', label: 'PoE' },
  { id: 'mains', label: { zh: '市電', en: 'Mains' } },
]

function shown(parts: Partial<Attribute>, value: AttributeValue): { zh: string; en: string } {
  const attribute = attributeOf(parts)
  return { zh: displayAttribute(attribute, value, 'zh').display, en: displayAttribute(attribute, value, 'en').display }
}

test.each([
  ['a number', {}, 7, '7'],
  ['zero', {}, 0, '0'],
  ['a thousand', {}, 1000, '1,000'],
  ['a million', {}, 1_234_567, '1,234,567'],
  ['three digits, not grouped', {}, 999, '999'],
  ['a fraction, whose digits are not grouped', {}, 1234.56789, '1,234.56789'],
  ['a true minus', {}, -40, '−40'],
  ['a minus before thousands', {}, -12_345, '−12,345'],
  ['decimals as asked for', { decimals: 2 }, 1.5, '1.50'],
  ['no decimals', { decimals: 0 }, 2.4, '2'],
  ['a neutral unit with a space', { unit: 'mm' }, 98, '98 mm'],
  ['a per cent sign without', { unit: '%' }, 60, '60%'],
  ['a degree sign without', { unit: '°' }, 110, '110°'],
  ['degrees Celsius with', { unit: '°C' }, 5, '5 °C'],
  ['an upper limit', { limit: 'atMost', unit: 's' }, 0.3, '≤ 0.3 s'],
  ['a lower limit', { limit: 'atLeast' }, 3000, '≥ 3,000'],
  ['a current below 1,000 µA', { unit: 'µA' }, 45, '45 µA'],
  ['a larger current, in mA', { unit: 'µA', limit: 'atMost' }, 15_000, '≤ 15 mA'],
] as const)('%s is written the same in both languages', (_, parts, value, text) => {
  expect(shown(parts, value)).toEqual({ zh: text, en: text })
})

test('a unit in words is localised, without a space before Han', () => {
  expect(shown({ unit: { zh: '路', en: 'channels' } }, 16)).toEqual({ zh: '16路', en: '16 channels' })
  expect(shown({ unit: { zh: '瓦', en: 'W' }, limit: 'atMost' }, 12)).toEqual({ zh: '≤ 12瓦', en: '≤ 12 W' })
})

test('exactly one has the unit of one in English', () => {
  const years = { unit: { zh: '年', en: 'years' }, unitOfOne: 'year' }
  expect(shown(years, 1)).toEqual({ zh: '1年', en: '1 year' })
  expect(shown(years, 1.5)).toEqual({ zh: '1.5年', en: '1.5 years' })
})

test('a range is joined as each language does, with one unit after it', () => {
  expect(shown({ kind: 'range', unit: '°C' }, { min: -20, max: 55 })).toEqual({ zh: '−20～55 °C', en: '−20 to 55 °C' })
  expect(shown({ kind: 'range', unit: '%' }, { min: 10, max: 90 })).toEqual({ zh: '10～90%', en: '10 to 90%' })
  expect(shown({ kind: 'range' }, { min: 1000, max: 2000 })).toEqual({ zh: '1,000～2,000', en: '1,000 to 2,000' })
})

test('dimensions are width, height and depth in millimetres', () => {
  const text = '98 × 1,212 × 32.5 mm'
  expect(shown({ kind: 'dimensions' }, { depth: 32.5, height: 1212, width: 98 })).toEqual({ zh: text, en: text })
})

test('yes and no are words of the language', () => {
  expect(shown({ kind: 'flag' }, true)).toEqual({ zh: '有', en: 'Yes' })
  expect(shown({ kind: 'flag' }, false)).toEqual({ zh: '無', en: 'No' })
})

test('an option is shown by its label', () => {
  expect(shown({ kind: 'option', options: OPTIONS }, 'mains')).toEqual({ zh: '市電', en: 'Mains' })
  expect(shown({ kind: 'option', options: OPTIONS }, 'poe')).toEqual({ zh: 'PoE', en: 'PoE' })
})

test('options are listed in the order of the product, joined as each language does', () => {
  expect(shown({ kind: 'options', options: OPTIONS }, ['mains', 'poe'])).toEqual({ zh: '市電、PoE', en: 'Mains, PoE' })
})

test('neutral text is shown unchanged, other text is localised', () => {
  expect(shown({ kind: 'text' }, '1920 × 1080')).toEqual({ zh: '1920 × 1080', en: '1920 × 1080' })
  expect(shown({ kind: 'text' }, { zh: '銀', en: 'Silver' })).toEqual({ zh: '銀', en: 'Silver' })
})

test('label, unit and the value to filter by are separate from the displayed text', () => {
  const attribute = attributeOf({ id: 'channels', unit: { zh: '路', en: 'channels' }, group: 'performance' })
  expect(displayAttribute(attribute, 16, 'en')).toEqual({
    id: 'channels',
    group: 'performance',
    label: 'Attribute',
    value: 16,
    unit: 'channels',
    display: '16 channels',
  })
  expect(displayAttribute(attributeOf(), 16, 'zh').unit).toBe('')
})

test.each([
  [
    'number',
    [0, -1.5, 7],
    ['7', null, undefined, true, Number.NaN, Number.POSITIVE_INFINITY, [7], { min: 1, max: 2 }],
    'a number',
  ],
  [
    'range',
    [{ min: -1, max: 0 }],
    [
      { min: 1, max: 1 },
      { min: 2, max: 1 },
      { min: 1 },
      { min: '1', max: '2' },
      { min: 1, max: 2, step: 1 },
      3,
      null,
      [1, 2],
    ],
    'a range { "min", "max" } with min below max',
  ],
  [
    'dimensions',
    [{ width: 1, height: 2, depth: 3 }],
    [
      { width: 1, height: 2 },
      { width: 1, height: 2, depth: '3' },
      { width: 1, height: 2, depth: 3, weight: 4 },
      '1 × 2 × 3',
      null,
    ],
    '{ "width", "height", "depth" } in mm',
  ],
  ['flag', [true, false], ['true', 1, 0, null], 'true or false'],
  ['option', ['poe', 'mains'], ['PoE', 'solar', ['poe'], '', null, 3], 'one of poe, mains'],
  ['options', [['poe'], ['mains', 'poe']], ['poe', [], ['solar'], ['poe', 3], null], 'a list out of poe, mains'],
  [
    'text',
    ['1920 × 1080', { zh: '銀', en: 'Silver' }],
    ['', '  ', 5, { zh: '銀' }, null, ['a']],
    'text, or both languages of it',
  ],
] as const)('a value of the kind %s is held to its kind', (kind, good, bad, expected) => {
  const attribute = attributeOf({ kind, ...(kind.startsWith('option') && { options: OPTIONS }) })
  for (const value of good) expect(expectedOf(attribute, value), JSON.stringify(value)).toBeUndefined()
  for (const value of bad) expect(expectedOf(attribute, value), JSON.stringify(value)).toBe(expected)
})
