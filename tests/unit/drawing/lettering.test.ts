import { expect, test } from 'vitest'
import { BRAND, lettering } from '../../../src/drawing/kit/lettering.ts'
import { drawingWords, PICTURE_LOCALE } from '../../../src/drawing/drawing-words.ts'
import { SITE } from '../../../src/site.ts'
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
  'SOS',
  'ARM',
  'LPR',
  'ABC-1235',
]

test('no picture has words of its own in its code', () => {
  const written = sourceFiles(['kit', 'products', 'scenes'].map((folder) => `src/drawing/${folder}`)).flatMap(
    ({ code }) => [...code.matchAll(/(?<!Error\()["`]([A-Z][A-Za-z]{2}[^"`]*)["`]/g)].flatMap(([, text]) => text ?? []),
  )
  expect(written.filter((text) => !MARKS.includes(text.trim()) && !/^[A-Z]+\d+$/.test(text))).toEqual([])
})

test('every word that is printed on devices has its outlines', () => {
  const words = Object.values(drawingWords[PICTURE_LOCALE].printed).flatMap((group) => Object.values(group))
  for (const word of words)
    expect(lettering(word, { x: 0, y: 0, size: 20, colour: '#000', weight: 600 })).toContain('d="M')
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
  expect(() => lettering('N\u4e00', { x: 0, y: 0, size: 20, colour: '#000' })).toThrow('no outline')
})
