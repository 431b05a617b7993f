import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { displayAttribute } from '../../../src/content/attribute-value.ts'
import { terminalsOf } from '../../../src/content/installation/terminals.ts'
import { loadSnapshot, snapshotOptions } from '../../../src/content/load-snapshot.ts'
import type { Product } from '../../../src/content/schema/product.ts'

/* Facts of the trade that hold for whatever the content has. */

const ROOT = join(import.meta.dirname, '../../..')
const snapshot = await loadSnapshot(snapshotOptions(ROOT, {}))
const catalogue = createCatalogue(snapshot)
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

test('a current of 1,000 µA or more is told in mA', () => {
  const attribute = catalogue.attribute('standby-current')
  expect(displayAttribute(attribute, 15_000, 'en').display).toBe('≤ 15 mA')
  expect(displayAttribute(attribute, 45, 'zh').display).toBe('≤ 45 µA')
})

test('a device that opens a lock asks for a way out, a button or a break glass', () => {
  const closed = snapshot.product.filter(({ needs = [], provides = [] }) => {
    if (provides.some(({ kind }) => kind === 'exit')) return false
    const kinds = new Set(needs.map(({ kind }) => kind))
    return kinds.has('lock') && !kinds.has('exit')
  })
  expect(modelsOf(closed)).toEqual([])
})

test('fonts and styles come from this site, as the privacy notice says', () => {
  const styles = ['src', 'pages', 'renderer', 'public'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .map((path) => readFileSync(join(ROOT, folder, path), 'utf8')),
  )
  expect(styles.length).toBeGreaterThan(50)
  expect(styles.filter((css) => /(?:url\(|@import)\s*['"]?(?:https?:)?\/\//.test(css))).toEqual([])
})
