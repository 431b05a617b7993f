import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { countyOutlines, INSETS, MAP_BOX } from '../../../src/artwork/drawing/map/county-outlines.ts'
import { drawingWords } from '../../../src/artwork/drawing/drawing-words.ts'
import { drawTaiwanMap, type MapMarker } from '../../../src/artwork/drawing/map/taiwan-map.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { everyElement, parseMarkup, wordsIn } from './markup.ts'
import { loadFixture } from '../fixture-content.ts'

const { case: cases } = await loadFixture()
const draw = (locale: 'zh' | 'en') => drawTaiwanMap(cases, drawingWords[locale].map)

const inUnits = ({ left, top }: { left: number; top: number }) => ({
  x: (left / 100) * MAP_BOX.width,
  y: (top / 100) * MAP_BOX.height,
})

test.each(LOCALES)('the map in %s is well-formed and small', (locale) => {
  const { svg } = draw(locale)
  parseMarkup(svg)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(svg).not.toMatch(/#[\da-f]{3,6}\b/i)
  expect(brotliCompressSync(svg).length).toBeLessThan(6 * 1024)
})

test('each of the 22 counties is drawn once, with its name in both languages', () => {
  for (const locale of LOCALES) {
    const { svg, counties } = draw(locale)
    const drawn = everyElement(parseMarkup(svg)).flatMap(({ attributes }) => attributes['data-county'] ?? [])
    expect(drawn).toHaveLength(22)
    expect(drawn.toSorted()).toEqual(Object.keys(drawingWords[locale].map.counties).toSorted())
    expect(counties.map(({ id }) => id)).toEqual(drawn)
  }
})

test('the map is in one language, and writes Taiwan as the counties do themselves', () => {
  expect(draw('en').svg).not.toMatch(/\p{Script=Han}/u)
  const words = wordsIn(parseMarkup(draw('zh').svg))
  for (const word of words) expect(word).not.toMatch(/[a-z]{2}|\u53f0/i)
})

test('every case lies within the box of its county, and its pin within the map', () => {
  const { counties } = countyOutlines()
  for (const marker of draw('zh').markers) {
    const box = counties.find(({ id }) => id === marker.county)?.box
    if (!box) throw new Error(`Case ${marker.id} is in no county`)
    const { x, y } = inUnits(marker)
    expect(x).toBeGreaterThan(box.x)
    expect(x).toBeLessThan(box.x + box.width)
    expect(y).toBeGreaterThan(box.y)
    expect(y).toBeLessThan(box.y + box.height)
    const values = [marker.left, marker.top, marker.pin.left, marker.pin.top]
    expect(Math.min(...values)).toBeGreaterThan(0)
    expect(Math.max(...values)).toBeLessThan(100)
  }
})

/** A pin of an inset, and two places on the coast opposite to it. */
const opposite = [
  { id: 'kinmen', latitude: 24.43, longitude: 118.32 },
  { id: 'taichung', latitude: 24.18, longitude: 120.64 },
  { id: 'nantou', latitude: 24.1, longitude: 120.68 },
]

test.each([
  ['of the cases', draw('zh')],
  ['beside an inset', drawTaiwanMap(opposite, drawingWords.zh.map)],
])('no pin %s covers another, nor the place of another', (_, map) => {
  const markers: readonly MapMarker<unknown>[] = map.markers
  const distance = (a: { left: number; top: number }, b: { left: number; top: number }) => {
    const [p, q] = [inUnits(a), inUnits(b)]
    return Math.hypot(p.x - q.x, p.y - q.y)
  }
  for (const one of markers) {
    for (const other of markers.filter(({ id }) => id !== one.id)) {
      expect(distance(one.pin, other.pin)).toBeGreaterThan(56)
      expect(distance(one.pin, other)).toBeGreaterThan(24)
    }
  }
})

test('Kinmen and Matsu stand in their insets, on land and off their coasts', () => {
  const islands = [
    { id: 'kinmen-county', latitude: 24.45, longitude: 118.36 },
    { id: 'lienchiang-county', latitude: 26.155, longitude: 119.93 },
    { id: 'lienchiang-county', latitude: 26.2, longitude: 120.2 },
  ] as const
  for (const marker of drawTaiwanMap(islands, drawingWords.en.map).markers) {
    const { x, y, width, height } = INSETS[marker.id].frame
    const point = inUnits(marker)
    expect(point.x).toBeGreaterThan(x)
    expect(point.x).toBeLessThan(x + width)
    expect(point.y).toBeGreaterThan(y)
    expect(point.y).toBeLessThan(y + height)
  }
})

test('a city within a county is told apart from it', () => {
  const { locate } = countyOutlines()
  expect(locate({ latitude: 25.05, longitude: 121.54 }).county).toBe('taipei-city')
  expect(locate({ latitude: 24.98, longitude: 121.45 }).county).toBe('new-taipei-city')
  expect(locate({ latitude: 23.48, longitude: 120.44 }).county).toBe('chiayi-city')
  expect(locate({ latitude: 23.6, longitude: 119 }).county).toBeUndefined()
})

test('a county without a name stops the drawing', () => {
  const words = { ...drawingWords.en.map, counties: {} }
  expect(() => drawTaiwanMap([], words)).toThrow('no name for')
})
