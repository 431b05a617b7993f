import type { Catalogue } from '../../src/catalogue/catalogue.ts'
import type { Product } from '../../src/catalogue/schema/product.ts'
import { imagesOf, trueSizeOf } from '../../src/drawing/products/images-of.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import type { ShelfItem } from './series-data.ts'

/** So many times as tall as the next one, a product towers over the shelf. */
const TOWERING = 3

/** Measures a product for the shelf; undefined for what has no body, such as software. */
export function shelfItem(product: Product, catalogue: Catalogue, locale: Locale): ShelfItem | undefined {
  const { dimensions } = product.attributes
  if (typeof dimensions !== 'object' || !('width' in dimensions)) return undefined
  const { width, height, depth } = dimensions
  const [image] = imagesOf(product, catalogue)
  const { code, model } = product
  const words = {
    code,
    model,
    category: catalogue.shelfOf(product).category.name[locale],
    size: `${width} × ${height} mm`,
  }
  if (!image) return { ...words, width, height }
  const size = trueSizeOf(product, catalogue)
  if (size) return { ...words, width: Math.round(size.width), height: Math.round(size.height), src: image.src }
  const ratio = image.width / image.height
  // A picture that is wider than tall shows the longer side, which of a camera is its depth.
  const across = ratio > 1 ? Math.max(width, depth) : height * ratio
  return { ...words, width: Math.round(across), height: Math.round(across / ratio), src: image.src }
}

/**
 * Puts the tallest first, pictures and outlines in turn, so that the first view shows both and how far their sizes lie apart.
 * What towers over all others would leave them tiny at one scale, and stands in its category only.
 */
export function arrangeShelf(items: readonly ShelfItem[]): ShelfItem[] {
  const tallestFirst = [...items].sort((a, b) => b.height - a.height)
  while (tallestFirst.length > 1 && towersOver(tallestFirst)) tallestFirst.shift()
  const pictures = tallestFirst.filter(({ src }) => src)
  const outlines = tallestFirst.filter(({ src }) => !src)
  const pairs = Array.from({ length: tallestFirst.length }, (_, index) => [pictures[index], outlines[index]])
  return pairs.flat().filter((item) => item !== undefined)
}

function towersOver([tallest, next]: readonly ShelfItem[]): boolean {
  return tallest !== undefined && next !== undefined && tallest.height >= TOWERING * next.height
}
