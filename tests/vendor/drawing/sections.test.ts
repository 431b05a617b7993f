import { expect, test } from 'vitest'
import * as fire from '../../../pages/fire-alarm-system/fire-alarm-system.page.server.ts'
import * as parking from '../../../pages/parking-management-system/parking-management-system.page.server.ts'
import * as home from '../../../pages/smart-home-integration/smart-home-integration.page.server.ts'
import { load } from '../../../pages/solution/solution.page.server.ts'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { SECTIONS } from '../../../src/artwork/drawing/sections/sections.ts'
import { SECTION_OF_SOLUTION, sectionOfSolution } from '../../../src/artwork/drawing/sections/whose-section.ts'
import { DEDICATED_SLUGS } from '../../../src/web/solution/dedicated-slugs.ts'
import { loadShippedContent } from '../shipped-content.ts'

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
