import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BRAND, lettering } from '../../../src/artwork/drawing/kit/lettering.ts'
import { drawingWords } from '../../../src/artwork/drawing/drawing-words.ts'
import noto from '../../../src/artwork/drawing/kit/noto-sans-tc.json'
import { drawLettering } from '../../../src/artwork/documents/draw-lettering.ts'
import { type Locale, LOCALES } from '../../../src/base/i18n/locale.ts'
import { SITE } from '#vendor/site.ts'
import { sourceFiles } from '../source-files.ts'

/** The same in every language: names of connectors and parts, abbreviations, a plate. */
const MARKS = [
  'LAN',
  'SFP',
  'USB',
  'USB-C',
  'HDMI',
  'VGA',
  'AUDIO',
  'CONSOLE',
  'RELAY',
  'PoE',
  'PoE 30 W',
  'DESFire EV3',
  'SOS',
  'ARM',
  'LPR',
  'ABC-1235',
]

test('no picture has words of its own in its code', () => {
  const written = sourceFiles(['kit', 'products', 'scenes'].map((folder) => `src/artwork/drawing/${folder}`)).flatMap(
    ({ code }) => [...code.matchAll(/(?<!Error\()["`]([A-Z][A-Za-z]{2}[^"`]*)["`]/g)].flatMap(([, text]) => text ?? []),
  )
  expect(written.filter((text) => !MARKS.includes(text.trim()) && !/^[A-Z]+\d+$/.test(text))).toEqual([])
})

/** All words that are printed on devices, in a language. */
function printedIn(locale: Locale): string[] {
  return Object.values(drawingWords[locale].printed).flatMap((group) => Object.values(group))
}

test.each(LOCALES)('every word that is printed on devices has its outlines (%s)', (locale) => {
  for (const word of printedIn(locale))
    expect(lettering(word, { x: 0, y: 0, size: 20, colour: '#000', weight: 600 })).toContain('d="M')
})

test('the outlines of Chinese characters are those of the words: npm run tool -- draw', () => {
  expect(drawLettering(join(import.meta.dirname, '../../..'))).toEqual(noto)
})

test('Chinese pictures have no Latin word but what is Latin in Taiwan too', () => {
  const found = printedIn('zh').flatMap(
    (word) => word.replaceAll(/\{\{\w+\}\}/g, '').match(/[A-Za-z][A-Za-z ]*/g) ?? [],
  )
  const latin = ['QR Code', 'SOS', 'L', 'kWh', 'mm']
  expect([...new Set(found.map((word) => word.trim()))].filter((word) => !latin.includes(word))).toEqual([])
})

test('words of two scripts follow each other', () => {
  const style = { x: 0, y: 0, size: 100, colour: '#000', weight: 600 } as const
  const starts = [...lettering('L1走廊', style).matchAll(/translate\(([-\d.]+) /g)].map(([, start]) => Number(start))
  const [, end] = /translate\(([-\d.]+) /.exec(lettering('L1', { ...style, anchor: 'end' })) ?? []
  expect(starts).toHaveLength(2)
  expect(starts[0]).toBe(0)
  expect(starts[1]).toBeCloseTo(-Number(end), 1)
})

test('the brand on devices is the site’s', () => {
  expect(BRAND).toBe(SITE.brand.en.toUpperCase())
})

test('words that end or stand in the middle take up room to their left', () => {
  const startOf = (anchor: 'start' | 'middle' | 'end') =>
    Number(/translate\(([-\d.]+) /.exec(lettering('OA', { x: 100, y: 0, size: 20, colour: '#000', anchor }))?.[1])
  expect(startOf('start')).toBe(100)
  expect(startOf('end')).toBeLessThan(startOf('middle'))
  expect(100 - startOf('end')).toBeCloseTo(2 * (100 - startOf('middle')), 1)
})

test('a character without an outline stops the drawing', () => {
  expect(() => lettering('N\u9f98', { x: 0, y: 0, size: 20, colour: '#000' })).toThrow('no outline')
})
