import { expect, test } from 'vitest'
import * as fire from '../../../pages/fire-alarm-system/fire-alarm-system.page.server.ts'
import * as parking from '../../../pages/parking-management-system/parking-management-system.page.server.ts'
import * as home from '../../../pages/smart-home-integration/smart-home-integration.page.server.ts'
import { load } from '../../../pages/solution/solution.page.server.ts'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { drawSection, type Section } from '../../../src/artwork/drawing/sections/section.ts'
import { type SectionName, SECTIONS } from '../../../src/artwork/drawing/sections/sections.ts'
import { SECTION_OF_SOLUTION, sectionOfSolution } from '../../../src/artwork/drawing/sections/whose-section.ts'
import { DEDICATED_SLUGS } from '../../../src/web/solution/dedicated-slugs.ts'
import { everyElement, parseMarkup } from '../../unit/drawing/markup.ts'
import { loadShippedContent } from '../shipped-content.ts'

type Point = { x: number; y: number }

/** The corners of a cable, in its order. */
type Cable = Point[]

const catalogue = createCatalogue(await loadShippedContent())

const solutions = catalogue.snapshot.solution.filter(({ slug }) => !DEDICATED_SLUGS.includes(slug))

const inSection = solutions.map((solution) => {
  const name = sectionOfSolution(solution.slug)
  const ids = solution.system.nodes.flatMap(({ id, place }) => (name === 'block' ? (place ?? []) : id))
  return { slug: solution.slug, name, section: SECTIONS[name], pins: ids.filter((id) => id in SECTIONS[name].places) }
})

test('all buildings are shown, each by one solution', () => {
  const own = Object.entries(SECTION_OF_SOLUTION)
  expect(own.map(([, name]) => name).toSorted()).toEqual(
    Object.keys(SECTIONS)
      .toSorted()
      .filter((name) => name !== 'block'),
  )
  expect(solutions.map(({ slug }) => slug)).toEqual(expect.arrayContaining(own.map(([slug]) => slug)))
})

test.each(inSection.filter(({ name }) => name !== 'block'))(
  'every pin of the building of $slug is a node of its solution',
  ({ section, pins }) => {
    expect(pins.toSorted()).toEqual(Object.keys(section.places).toSorted())
  },
)

test.each(inSection)('the page of $slug numbers every pin and says what stands there', ({ slug, name, pins }) => {
  const data = load({ catalogue, locale: 'en', params: { slug } })
  const nodes = catalogue.solution(slug)?.system.nodes ?? []
  const pinned = data?.points.flatMap(({ id, place }) => (place ? [{ id, label: place.label }] : [])) ?? []
  expect(pinned).toHaveLength(pins.length)
  for (const { id, label } of pinned) expect(nodes.find((node) => node.id === id)?.label.en).toBe(label)
  const standing = pinned
    .map(({ id }) => nodes.find((node) => node.id === id))
    .map((node) => (name === 'block' ? node?.place : node?.id))
  expect(new Set(standing)).toEqual(new Set(pins))
})

test.each([
  { slug: 'fire-alarm-system', page: fire, pins: 8 },
  { slug: 'parking-management-system', page: parking, pins: 8 },
  { slug: 'smart-home-integration', page: home, pins: 8 },
])('every pin of the drawing of $slug is a node of its solution', ({ slug, page, pins }) => {
  const points = page.load({ catalogue, locale: 'en', params: {} })?.points ?? []
  const nodes = catalogue.solution(slug)?.system.nodes.map(({ id }) => id)
  const pinned = points.filter(({ place }) => place)
  expect(pinned.map(({ place }) => place?.number)).toEqual(Array.from({ length: pins }, (_, index) => index + 1))
  expect(nodes).toEqual(expect.arrayContaining(pinned.map(({ id }) => id)))
})

test('the block of community security has no cable to the roof, where nothing stands', () => {
  const community = inSection.find(({ slug }) => slug === 'community-security')
  const highest = Math.min(
    ...cablesOf('block', community?.pins ?? [])
      .flat()
      .map(({ y }) => y),
  )
  expect(highest).toBe(placeOf(SECTIONS.block, 'home').y)
})

function draw(name: SectionName, pins: readonly string[]) {
  return drawSection(SECTIONS[name], { title: 'Building', nodes: Object.fromEntries(pins.map((id) => [id, id])) })
}

function cablesOf(name: SectionName, pins: readonly string[]): Cable[] {
  return everyElement(parseMarkup(draw(name, pins).svg))
    .filter(({ attributes }) => attributes['stroke-linecap'] === 'round' && attributes['stroke-dasharray'] === '1 6')
    .flatMap(({ attributes: { d = '' } }) => d.split('M').slice(1).map(cornersOf))
}

/** Reads a path of absolute M, H, V and L. */
function cornersOf(path: string): Cable {
  const corners: Cable = []
  for (const [, command, numbers = ''] of `M${path}`.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const { x, y } = corners.at(-1) ?? { x: Number.NaN, y: Number.NaN }
    const [first = Number.NaN, second = Number.NaN] = numbers.trim().split(/[ ,]/).map(Number)
    corners.push(command === 'H' ? { x: first, y } : command === 'V' ? { x, y: first } : { x: first, y: second })
  }
  return corners
}

function placeOf({ places }: Section, id: string): Point {
  const place = places[id]
  if (!place) throw new Error(`There is no place ${id}`)
  return { x: place.x, y: place.y }
}
