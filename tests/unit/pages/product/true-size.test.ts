import { join } from 'node:path'
import { expect, test } from 'vitest'
import { trueSizeIn } from '../../../../pages/product/true-size-in.ts'
import { createCatalogue } from '../../../../src/content/catalogue.ts'
import { loadSnapshot, snapshotOptions } from '../../../../src/content/load-snapshot.ts'
import type { Product } from '../../../../src/content/schema/product.ts'
import { listProductPictures } from '../../../../src/artwork/drawing/products/draw-product.ts'

const catalogue = createCatalogue(await loadSnapshot(snapshotOptions(join(import.meta.dirname, '../../../..'), {})))

function productOf(code: string): Product {
  const product = catalogue.product(code)
  if (!product) throw new Error(`There is no product ${code}`)
  return product
}

/** Room around a device in its picture, and its longest side, both in units of the picture. */
const ROOM = 18
const LONGEST = 640

test('a picture is as large as the device of the data sheet, and the room around it', () => {
  const wide = catalogue.snapshot.product.flatMap((product) => {
    const size = trueSizeIn(product, catalogue)
    const { dimensions } = product.attributes
    if (!size || typeof dimensions !== 'object' || !('width' in dimensions)) return []
    const [front] = listProductPictures(product, catalogue)
    // Of these the front is as wide and as tall as the device: cameras are shown from the side, recorders with their lid.
    const ratio = (front?.width ?? 0) / (front?.height ?? 1) / (dimensions.width / dimensions.height)
    return Math.abs(Math.log(ratio)) < 0.12 ? [{ code: product.code, size, dimensions }] : []
  })
  expect(wide.length).toBeGreaterThan(90)
  for (const { code, size, dimensions } of wide) {
    const room = (ROOM / LONGEST) * Math.max(dimensions.width, dimensions.height)
    expect(Math.abs(size.width - room - dimensions.width) / size.width, code).toBeLessThan(0.02)
  }
})

test('what has no body, no dimensions or a photograph has no true size', () => {
  const station = productOf('vi-d430-p')
  const { dimensions, ...attributes } = station.attributes
  const photograph = { src: '/photo.svg', alt: { zh: '照片', en: 'Photograph' }, width: 10, height: 10 }
  expect(trueSizeIn(station, catalogue)?.body).toMatch(/^\d+ × \d+ × \d+\u00a0mm$/)
  expect(trueSizeIn(productOf('oa-sv'), catalogue)).toBeUndefined()
  expect(trueSizeIn({ ...station, attributes }, catalogue)).toBeUndefined()
  expect(trueSizeIn({ ...station, images: [photograph] }, catalogue)).toBeUndefined()
  expect(dimensions).toBeDefined()
})
