import { expect, test } from 'vitest'
import { trueSizeIn } from '../../../../pages/product/true-size-in.ts'
import { createCatalogue } from '../../../../src/content/catalogue.ts'
import { listProductPictures } from '../../../../src/artwork/drawing/products/draw-product.ts'
import { loadShippedContent } from '../../shipped-content.ts'

const catalogue = createCatalogue(await loadShippedContent())

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
