import { expect, test } from 'vitest'
import type { Drawing } from '../../../src/artwork/drawing/kit/drawing.ts'
import { drawingWords } from '../../../src/artwork/drawing/drawing-words.ts'
import { drawFire } from '../../../src/artwork/plans/fire-drawing.ts'
import { EFFECTS, LINKAGE } from '../../../src/artwork/plans/linkage.ts'
import { drawHome, HOME_SCENES } from '../../../src/artwork/plans/home-drawing.ts'
import { drawMeeting } from '../../../src/artwork/plans/meeting-drawing.ts'
import { drawParking } from '../../../src/artwork/plans/parking-drawing.ts'
import { drawSection } from '../../../src/artwork/drawing/sections/section.ts'
import { type SectionName, SECTIONS } from '../../../src/artwork/drawing/sections/sections.ts'
import { drawVisitor } from '../../../src/artwork/plans/visitor-drawing.ts'
import { LOCALES, type Locale } from '../../../src/base/i18n/locale.ts'
import { everyElement, parseMarkup, wordsIn } from './markup.ts'

const DRAWINGS: Record<string, (locale: Locale) => Drawing<string>> = {
  ...Object.fromEntries(sectionNames().map((name) => [name, (locale: Locale) => drawAllPins(name, locale)])),
  parking: (locale) => drawParking(drawingWords[locale].parking),
  fire: (locale) => drawFire(drawingWords[locale].fire),
  visitor: (locale) => drawVisitor(drawingWords[locale].visitor),
  meeting: (locale) => drawMeeting(drawingWords[locale].meeting),
  home: (locale) => drawHome(drawingWords[locale].home),
}

/** The names of all buildings in section. */
function sectionNames(): SectionName[] {
  // Object.keys loses the keys' type.
  return Object.keys(SECTIONS) as SectionName[]
}

/** Draws a building with all pins that it can have. */
function drawAllPins(name: SectionName, locale: Locale): Drawing<string> {
  const label = { zh: '設備', en: 'Device' }[locale]
  const nodes = Object.fromEntries(Object.keys(SECTIONS[name].places).map((id) => [id, label]))
  return drawSection(SECTIONS[name], { title: drawingWords[locale].sections[name], nodes })
}

const NAMES = Object.keys(DRAWINGS)
const IN_BOTH_LANGUAGES = NAMES.flatMap((name) => LOCALES.map((locale) => ({ name, locale })))

function draw(name: string, locale: Locale): Drawing<string> {
  const drawing = DRAWINGS[name]?.(locale)
  if (!drawing) throw new Error(`There is no drawing ${name}`)
  return drawing
}

test.each(IN_BOTH_LANGUAGES)('$name in $locale is well-formed and has no number missing', ({ name, locale }) => {
  const { svg } = draw(name, locale)
  const root = parseMarkup(svg)
  expect(root.name).toBe('svg')
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity/)
})

test.each(IN_BOTH_LANGUAGES)('$name in $locale is a picture with a name', ({ name, locale }) => {
  const { attributes } = parseMarkup(draw(name, locale).svg)
  expect(attributes.role).toBe('img')
  expect(attributes['aria-label']?.length).toBeGreaterThan(10)
})

test.each(NAMES)('%s takes its colours from the tokens', (name) => {
  const colours = everyElement(parseMarkup(draw(name, 'en').svg)).flatMap(
    ({ attributes: { fill = '', stroke = '' } }) => [fill, stroke],
  )
  for (const colour of colours)
    expect(colour).toMatch(/^(|none|var\(--[\w-]+\)|url\(#[\w-]+\)|color-mix\(.*var\(--[\w-]+\).*)$/)
})

test.each(NAMES)('%s in English has no Han character', (name) => {
  expect(JSON.stringify(draw(name, 'en'))).not.toMatch(/\p{Script=Han}/u)
})

test.each(NAMES)('%s in Chinese has no English word', (name) => {
  const { svg, nodes } = draw(name, 'zh')
  const words = [...wordsIn(parseMarkup(svg)), ...nodes.map(({ label }) => label)]
  for (const word of words) expect(word).not.toMatch(/[a-z]{2}/i)
})

test.each(NAMES)('%s is the same each time', (name) => {
  expect(draw(name, 'zh')).toEqual(draw(name, 'zh'))
})

test.each(NAMES)('the points of %s are numbered from one and lie within the drawing', (name) => {
  const { nodes } = draw(name, 'zh')
  expect(nodes.map(({ number }) => number)).toEqual(nodes.map((_, index) => index + 1))
  for (const { left, top } of nodes) {
    expect(Math.min(left, top)).toBeGreaterThan(0)
    expect(Math.max(left, top)).toBeLessThan(100)
  }
})

test('a point stands where it is drawn', () => {
  const gate = draw('block', 'en').nodes[0]
  expect(gate).toEqual({ id: 'gate', number: 1, accent: 'video', label: 'Device', left: 10.63, top: 63.71 })
})

test('no two drawings use one id for their patterns', () => {
  const ids = NAMES.flatMap((name) =>
    everyElement(parseMarkup(draw(name, 'zh').svg)).flatMap(({ attributes }) => attributes.id ?? []),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

test('words are made safe for markup', () => {
  const parking = { ...drawingWords.en.parking, entry: '<b>', title: 'In & "out"' }
  const root = parseMarkup(drawParking(parking).svg)
  expect(root.attributes['aria-label']).toBe('In &amp; &quot;out&quot;')
  expect(wordsIn(root)).toContain('&lt;b&gt;')
})

test('the flat holds one group for each scene', () => {
  const groups = everyElement(parseMarkup(draw('home', 'en').svg)).flatMap(
    ({ attributes }) => attributes['data-scene'] ?? [],
  )
  expect(groups).toEqual([...HOME_SCENES])
})

test('the riser diagram draws each cause and each effect of the linkage, and no other', () => {
  const elements = everyElement(parseMarkup(draw('fire', 'en').svg))
  const named = (name: string) =>
    [...new Set(elements.flatMap(({ attributes }) => attributes[name]?.split(' ') ?? []))].toSorted()
  expect(named('data-cause')).toEqual(LINKAGE.map(({ cause }) => cause).toSorted())
  expect(named('data-effect')).toEqual([...EFFECTS].toSorted())
})

test('the meeting floor tells where each room is, and in which state', () => {
  const { rooms, svg } = drawMeeting(drawingWords.en.meeting)
  expect(rooms.map(({ label }) => label)).toEqual([
    'Hall',
    'Summit',
    'Creek',
    'Pines',
    'Coast',
    'Beacon',
    'Harbour',
    'Plain',
  ])
  const counts = { busy: 4, free: 3, booked: 1 }
  for (const [state, count] of Object.entries(counts))
    expect(rooms.filter((room) => room.state === state)).toHaveLength(count)
  for (const { left, top, width, height } of rooms) {
    expect(left + width).toBeLessThanOrEqual(100)
    expect(top + height).toBeLessThanOrEqual(100)
  }
  expect(svg.match(/In use/g)).toHaveLength(4)
})
