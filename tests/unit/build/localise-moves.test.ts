import { expect, test } from 'vitest'
import { localiseMoves } from '../../../src/build/localise-moves.ts'
import { productOf, snapshotOf } from '../catalogue/editorial/snapshot-factory.ts'

const moves = [
  { from: '/products/page/2', to: '/products', gone: undefined },
  { from: '/offers', to: undefined, gone: true },
]

test('former addresses move in both languages', () => {
  const product = [productOf({ code: 'new', formerly: ['old'] })]
  expect(localiseMoves(snapshotOf({ product, moves }), ['/', '/products/new'])).toEqual([
    { from: '/offers' },
    { from: '/en/offers' },
    { from: '/products/old', to: '/products/new' },
    { from: '/en/products/old', to: '/en/products/new' },
    { from: '/products/page/2', to: '/products' },
    { from: '/en/products/page/2', to: '/en/products' },
  ])
})

test('a former address that is a numbered page of a list is reported', () => {
  expect(() => localiseMoves(snapshotOf({ moves }), ['/products', '/products/page/2'])).toThrow(
    'moves.json: [0].from: found "/products/page/2", expected an address that no page has now',
  )
})
