import { expect, test } from 'vitest'
import { drawSection, type Section } from '../../../src/artwork/drawing/sections/section.ts'
import { type SectionName, SECTIONS } from '../../../src/artwork/drawing/sections/sections.ts'
import { everyElement, parseMarkup } from './markup.ts'

type Point = { x: number; y: number }
/** The corners of a cable, in its order. */
type Cable = Point[]

/** Every building, with all of its pins. The keys are those of the table. */
const inSection = (Object.keys(SECTIONS) as SectionName[]).map((name) => ({
  name,
  section: SECTIONS[name],
  pins: Object.keys(SECTIONS[name].places),
}))

test.each(inSection)('the building of $name has pins, and no cable to a pin that it does not know', (each) => {
  expect(each.pins.length).toBeGreaterThan(3)
  for (const id of each.section.buses.flatMap(({ ways }) => Object.keys(ways)))
    expect(Object.keys(each.section.places)).toContain(id)
})

test.each(inSection)('each end of a cable of $name meets a pin or another cable', ({ name, pins }) => {
  expect(looseEnds(name, pins)).toEqual([])
})

test.each(inSection)(
  'a building of $name without a node has neither its pin nor its cable',
  ({ name, section, pins }) => {
    for (const left of pins) {
      const others = pins.filter((id) => id !== left)
      expect(draw(name, others).nodes.map(({ id }) => id)).not.toContain(left)
      expect(looseEnds(name, others), left).toEqual([])
      const ends = cablesOf(name, others).flatMap((cable) => [cable[0], cable.at(-1)])
      expect(ends, left).not.toContainEqual(placeOf(section, left))
    }
  },
)

test.each(inSection)('a single pin of $name has no cable', ({ name, pins }) => {
  for (const id of pins) expect(cablesOf(name, [id])).toEqual([])
})

test('a block has no cable to the roof, where nothing stands', () => {
  const pins = Object.keys(SECTIONS.block.places).filter((id) => id !== 'roof')
  const heights = cablesOf('block', pins).flatMap((cable) => cable.map(({ y }) => y))
  expect(Math.min(...heights)).toBe(placeOf(SECTIONS.block, 'home').y)
})

function draw(name: SectionName, pins: readonly string[]) {
  return drawSection(SECTIONS[name], { title: 'Building', nodes: Object.fromEntries(pins.map((id) => [id, id])) })
}

function looseEnds(name: SectionName, pins: readonly string[]): Point[] {
  const cables = cablesOf(name, pins)
  const standing = pins.map((id) => placeOf(SECTIONS[name], id))
  return cables.flatMap((cable) =>
    [cable[0], cable.at(-1)].flatMap((end) => {
      if (!end) return []
      const isAtPin = standing.some(({ x, y }) => x === end.x && y === end.y)
      return isAtPin || cables.some((other) => other !== cable && passes(other, end)) ? [] : [end]
    }),
  )
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

function passes(cable: Cable, { x, y }: Point): boolean {
  return cable.slice(1).some((to, index) => {
    const from = cable[index] ?? to
    const isBetween = (a: number, b: number, c: number) => Math.min(a, b) <= c && c <= Math.max(a, b)
    return (
      isBetween(from.x, to.x, x) &&
      isBetween(from.y, to.y, y) &&
      (to.x - from.x) * (y - from.y) === (to.y - from.y) * (x - from.x)
    )
  })
}

function placeOf({ places }: Section, id: string): Point {
  const place = places[id]
  if (!place) throw new Error(`There is no place ${id}`)
  return { x: place.x, y: place.y }
}
