import { expect, test } from 'vitest'
import { terminalsOf } from '../../../src/content/installation/terminals.ts'
import type { Product } from '../../../src/content/schema/product.ts'
import { loadShippedContent } from '../shipped-content.ts'

/* Facts of the trade that hold for whatever the content has. */

const snapshot = await loadShippedContent()
const modelsOf = (products: readonly Product[]) => products.map(({ model }) => model)

test('a port that feeds a reader tells its current, and the supply is enough for all of them', () => {
  const AF_WATTS = 12.95
  for (const product of snapshot.product) {
    for (const port of terminalsOf(product, snapshot.installation).filter(({ id }) => id === 'reader-port')) {
      expect(port.amps, product.model).toBeGreaterThan(0)
      const own = product.needs?.find(({ kind }) => kind === 'power')
      if (!own?.types?.includes('poe-af')) continue
      expect((own.watts ?? 0) + port.count * (port.amps ?? 0) * 12, product.model).toBeLessThanOrEqual(AF_WATTS)
    }
  }
})

test('a device that opens a lock asks for a way out, a button or a break glass', () => {
  const closed = snapshot.product.filter(({ needs = [], provides = [] }) => {
    if (provides.some(({ kind }) => kind === 'exit')) return false
    const kinds = new Set(needs.map(({ kind }) => kind))
    return kinds.has('lock') && !kinds.has('exit')
  })
  expect(modelsOf(closed)).toEqual([])
})
