import { expect, test } from 'vitest'
import { withSheets } from '../../../src/build/publish-sheets.ts'
import { tempFolder } from '../../temp-folder.ts'
import { productOf, snapshotOf } from '../catalogue/editorial/snapshot-factory.ts'

test('a product gets the sheets that are made of it', () => {
  const { product } = withSheets(
    snapshotOf({ product: [productOf({ model: 'A', releasedOn: '2026-01-01' })] }),
    '/nowhere',
    true,
  )
  expect(product[0]?.specificationFile).toEqual({
    zh: '/downloads/A_datasheet_zh_v1.0.pdf',
    en: '/downloads/A_datasheet_en_v1.0.pdf',
    version: '1.0',
    updatedOn: '2026-01-01',
  })
})

test('a sheet of the vendor’s own stays, and gets its size', () => {
  const own = { zh: '/a.zh.pdf', en: '/a.en.pdf', version: '3', updatedOn: '2026-01-01' }
  const publicDir = tempFolder({ 'a.zh.pdf': 'abc', 'a.en.pdf': 'ab' })
  const { product } = withSheets(snapshotOf({ product: [productOf({ specificationFile: own })] }), publicDir, true)
  expect(product[0]?.specificationFile).toEqual({ ...own, bytes: { zh: 3, en: 2 } })
})

test('without documents a product has none', () => {
  const { product } = withSheets(snapshotOf({ product: [productOf()] }), '/nowhere', false)
  expect(product[0]?.specificationFile).toBeUndefined()
})
