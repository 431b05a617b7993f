import type { Catalogue } from '../../src/content/catalogue.ts'
import type { Product } from '../../src/content/schema/product.ts'
import { trueSizeOf } from '../../src/artwork/drawing/products/images-of.ts'
import type { ProductData } from './product-data.ts'

/** Returns what the first picture shows, in mm; undefined if it is not drawn to scale, or from no known dimensions. */
export function trueSizeIn(product: Product, catalogue: Catalogue): ProductData['trueSize'] {
  const { dimensions } = product.attributes
  const shown = trueSizeOf(product, catalogue)
  if (!shown || typeof dimensions !== 'object' || !('width' in dimensions)) return undefined
  const { width, height, depth } = dimensions
  return {
    width: toTenths(shown.width),
    height: toTenths(shown.height),
    body: `${width} × ${height} × ${depth}\u00a0mm`,
  }
}

const toTenths = (length: number) => Math.round(length * 10) / 10
