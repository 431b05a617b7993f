import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { loadSnapshot, snapshotOptions } from '../../../src/content/load-snapshot.ts'
import type { Product } from '../../../src/content/schema/product.ts'
import { modelSheet } from '../../../src/artwork/documents/model-sheet.ts'
import { planSheet } from '../../../src/artwork/documents/plan-sheet.ts'
import { drawProduct } from '../../../src/artwork/drawing/products/draw-product.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { makeScaffold } from '../../../src/tools/scaffold/make-scaffold.ts'
import { typesetters } from '../../unit/documents/typesetters.ts'

const ROOT = join(import.meta.dirname, '../../..')
const options = snapshotOptions(ROOT, {})
const catalogue = createCatalogue(await loadSnapshot(options))
const { series, product: products } = catalogue.snapshot

const BY_CATEGORY = series
  .flatMap(({ categories }) => categories)
  .map(({ subCategories }) => subCategories.flatMap(({ specifications }) => specifications.map(({ id }) => id)))

test.each(BY_CATEGORY)('a new product of the category of %s has a data sheet, and can be drawn', (...ids) => {
  const [first = ''] = ids
  const scaffold = { root: ROOT, contentDir: options.contentDir, specification: first }
  const [text = ''] = makeScaffold('product', 'zz-1', scaffold).created.values()
  const product = JSON.parse(text) as Product
  const of = (specification: string) => {
    const made = { ...product, specification }
    return [made, createCatalogue({ ...catalogue.snapshot, product: [...products, made] })] as const
  }
  for (const locale of LOCALES)
    expect(planSheet(modelSheet(...of(first), locale), typesetters[locale], undefined).parts).not.toEqual([])
  for (const id of ids) expect(JSON.stringify(drawProduct(...of(id))), id).not.toMatch(/NaN|undefined|Infinity/)
})
