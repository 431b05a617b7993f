import { expect, test } from 'vitest'
import { suppliersOf } from '../../../src/content/ordering.ts'
import type { Need } from '../../../src/content/schema/ordering.ts'
import type { Product } from '../../../src/content/schema/product.ts'
import { productOf } from './editorial/snapshot-factory.ts'

/** Codes of what meets a need of the product `a`, which provides an answer at home. */
function codesFor(need: Need, ...others: Partial<Product>[]) {
  const provides: Product['provides'] = [{ kind: 'answer', types: ['home'] }]
  const products = [{ code: 'a', provides }, ...others].map((parts) => productOf(parts))
  return suppliersOf(need, 'a', products).map(({ code }) => code)
}

test('products made for a product come first, then those that need it in turn, then the rest', () => {
  const call: Product['provides'] = [{ kind: 'call', types: ['door'] }]
  const kiosk: Partial<Product> = { code: 'kiosk', provides: call, needs: [{ kind: 'answer', types: ['desk'] }] }
  const station: Partial<Product> = { code: 'station', provides: call, needs: [{ kind: 'answer', types: ['home'] }] }
  const adapter: Partial<Product> = { code: 'adapter', provides: [{ kind: 'call', types: ['door'], fits: ['a'] }] }
  expect(codesFor({ kind: 'call', types: ['door'] }, kiosk, station, adapter)).toEqual(['adapter', 'station', 'kiosk'])
})

test('a need names its types in their order', () => {
  const gives = (code: string, ...types: string[]): Partial<Product> => ({
    code,
    provides: [{ kind: 'reader', types }],
  })
  const products = [gives('kiosk', 'card', 'ticket'), gives('reader', 'card'), gives('camera', 'plate')]
  expect(codesFor({ kind: 'reader', types: ['plate', 'card'] }, ...products)).toEqual(['camera', 'kiosk', 'reader'])
})

test('products with another main purpose come after those for nothing else', () => {
  const lock: Partial<Product> = {
    code: 'lock',
    provides: [{ kind: 'lock', types: ['fail-safe'] }, { kind: 'door-contact' }],
    needs: [{ kind: 'answer', types: ['home'] }],
  }
  expect(codesFor({ kind: 'door-contact' }, lock, { code: 'contact', provides: [{ kind: 'door-contact' }] })).toEqual([
    'contact',
    'lock',
  ])
})
