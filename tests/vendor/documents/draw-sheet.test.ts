import { join } from 'node:path'
import Pdf from 'pdfkit'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { drawImage } from '../../../src/artwork/documents/product-image.ts'
import { createDrawingWriter } from '../../../src/artwork/documents/write-drawing.ts'
import { loadShippedContent } from '../shipped-content.ts'

const ROOT = join(import.meta.dirname, '../../..')

const catalogue = createCatalogue(await loadShippedContent())

const [first, second, third] = catalogue.snapshot.product

if (!first || !second || !third) throw new Error('There are no products')

test('every device of the catalogue can be written as vectors', { timeout: 60_000 }, () => {
  for (const product of catalogue.snapshot.product) {
    const image = drawImage(product, catalogue, ROOT, 'zh')?.image
    if (!image || image.isPhoto) continue
    const { width, height } = image
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image.svg}</svg>`
    const write = createDrawingWriter(new Pdf())
    expect(() => write({ svg, width, height }), product.code).not.toThrow()
  }
})
