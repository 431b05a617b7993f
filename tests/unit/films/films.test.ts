import { expect, test } from 'vitest'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { drawFrame } from '../../../src/artwork/films/film.ts'
import { FILMS } from '../../../src/artwork/films/films.ts'
import { along, ramp } from '../../../src/artwork/films/motion.ts'
import { snapshotOf } from '../catalogue/editorial/snapshot-factory.ts'

const slugs = Object.keys(FILMS)

test.each(slugs)('the film %s lasts 10 to 20 seconds, and its poster is one of them', (slug) => {
  const { seconds = 0, poster = -1 } = FILMS[slug] ?? {}
  expect(seconds).toBeGreaterThanOrEqual(10)
  expect(seconds).toBeLessThanOrEqual(20)
  expect(poster).toBeGreaterThanOrEqual(0)
  expect(poster).toBeLessThan(seconds)
})

test.each(slugs)('every picture of the film %s is made of numbers, and the same each time', (slug) => {
  const catalogue = createCatalogue(snapshotOf())
  const film = FILMS[slug]
  if (!film) throw new Error('no film')
  for (let second = 0; second < film.seconds; second += 0.5) {
    const svg = drawFrame(film, second, catalogue)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(drawFrame(film, second, catalogue)).toBe(svg)
  }
})

test('a motion begins and ends slowly, and never goes back', () => {
  const steps = Array.from({ length: 41 }, (_, index) => ramp(index / 40, 0, 1))
  expect([steps[0], steps[20], steps[40]]).toEqual([0, expect.closeTo(0.5), 1])
  expect(steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0))).toBe(true)
  expect(steps[1]).toBeLessThan(1 / 80)
})

test('a value rests before its first key, between equal ones and after its last', () => {
  const keys = [
    [1, 10],
    [2, 20],
    [3, 20],
    [4, 0],
  ] as const
  expect([0, 1.5, 2.5, 9].map((second) => along(second, keys))).toEqual([10, expect.closeTo(15), 20, 0])
})
