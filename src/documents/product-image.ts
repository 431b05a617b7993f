import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Product } from '../catalogue/schema/product.ts'
import { drawProduct } from '../drawing/products/draw-product.ts'

/** A picture of a product for documents: SVG markup and its size. */
export type ProductImage = { svg: string; width: number; height: number; isPhoto: boolean }

/** Returns a product's first photograph, as published by the build, or else its drawing. */
export function imageOf(product: Product, catalogue: Catalogue, siteDir: string): ProductImage | undefined {
  const [first] = product.images
  if (first && extname(first.src) === '.jpg') {
    const { src, width, height } = first
    const data = readFileSync(join(siteDir, src)).toString('base64')
    const svg = `<image width="${width}" height="${height}" href="data:image/jpeg;base64,${data}"/>`
    return { svg, width, height, isPhoto: true }
  }
  const drawn = drawProduct(product, catalogue)[0]
  return drawn && { svg: drawn.svg, width: drawn.width, height: drawn.height, isPhoto: false }
}
