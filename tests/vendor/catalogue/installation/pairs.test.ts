import { expect, test } from 'vitest'
import { listPairs } from '../../../../src/content/installation/connections.ts'
import { loadShippedContent } from '../../shipped-content.ts'

const snapshot = await loadShippedContent()
const pairs = listPairs(snapshot)

test('every pair of products that the catalogue connects has terminals on both that can be wired', () => {
  expect(pairs.length).toBeGreaterThan(1000)
  expect(
    pairs.filter(({ joint }) => !joint).map(({ product, supplier, need }) => [product.code, need.kind, supplier.code]),
  ).toEqual([])
})

test('the ends of a pair exist: pins of both terminals, and one that gives where the other takes', () => {
  for (const { product, supplier, joint } of pairs) {
    if (!joint) continue
    const { own, other, wires } = joint
    const name = `${product.code} ${own.id} – ${supplier.code} ${other.id}`
    for (const [a, b] of wires) expect([own.pins[a], other.pins[b]], name).not.toContain(undefined)
    const ends = [own.direction, other.direction]
    expect(
      ends.includes('both') || ends[0] !== ends[1] || own.signals.includes('ethernet') || own.takes || other.takes,
      name,
    ).toBeTruthy()
  }
})

test('a reader reaches a barrier through a controller, a detector its panel through an interface unit', () => {
  const viaOf = (code: string, other: string, kind: string) =>
    pairs.find(({ product, supplier, need }) => product.code === code && supplier.code === other && need.kind === kind)
      ?.via
  expect(viaOf('ac-g304', 'ac-r120k', 'reader')?.specification).toMatch(/^door-controller/)
  expect(viaOf('ss-fr254', 'ss-fd11', 'fire-detector')?.code).toBe('ss-fc10')
})
