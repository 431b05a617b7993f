import type { Catalogue } from '../../src/content/catalogue.ts'
import { kindOfProduct } from '../../src/content/kind-of-product.ts'
import type { Product } from '../../src/content/schema/product.ts'
import { imagesOf, trueSizeOf } from '../../src/artwork/drawing/products/images-of.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import type { SeriesData, ShelfItem } from './series-data.ts'

/** Products this many times as tall as the next smaller one are left out. */
const TOWERING = 2.5
/** Room on the shelf: of a larger series, some of every size stand on it. */
const MOST_ON_SHELF = 30

/** Returns the size of a product in the size comparison; undefined for a product without dimensions, such as software. */
export function shelfItem(product: Product, catalogue: Catalogue, locale: Locale): ShelfItem | undefined {
  const { dimensions } = product.attributes
  if (typeof dimensions !== 'object' || !('width' in dimensions)) return undefined
  const { width, height, depth } = dimensions
  const [image] = imagesOf(product, catalogue, locale)
  const { code, model } = product
  const words = {
    code,
    model,
    category: kindOfProduct(catalogue.shelfOf(product).category, locale),
    size: `${width} × ${height} mm`,
  }
  if (!image) return { ...words, width, height }
  const size = trueSizeOf(product, catalogue)
  if (size) return { ...words, width: Math.round(size.width), height: Math.round(size.height), src: image.src }
  const ratio = image.width / image.height
  // A picture that is wider than tall shows the longer side, which for a camera is its depth.
  const across = ratio > 1 ? Math.max(width, depth) : height * ratio
  return { ...words, width: Math.round(across), height: Math.round(across / ratio), src: image.src }
}

/**
 * Arranges the products of a series in the order of its categories, what buyers know best first. Of more than there is
 * room for, some of every size are chosen. Those that tower over all others, such as gates, are left out, because the
 * others would be tiny at the same scale.
 */
export function arrangeShelf(items: readonly ShelfItem[]): Pick<SeriesData, 'shelf' | 'isWholeShelf'> {
  const bySize = [...items].sort((a, b) => b.height - a.height)
  const chosen = new Set(spread(bySize.slice(countTowering(bySize)), MOST_ON_SHELF))
  const inOrder = items.filter((item) => chosen.has(item))
  return {
    // Outlines come last: the first viewport shows pictures.
    shelf: [...inOrder.filter(({ src }) => src), ...inOrder.filter(({ src }) => !src)],
    isWholeShelf: inOrder.length === items.length,
  }
}

/** Returns at most `most` items at even distances, the first and the last among them. */
export function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items]
  const step = (items.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, index) => items[Math.round(index * step)]).filter(
    (item) => item !== undefined,
  )
}

/** Returns how many of the tallest tower over the next; never more than half of all. */
function countTowering(tallestFirst: readonly ShelfItem[]): number {
  const half = Math.floor(tallestFirst.length / 2)
  const heights = tallestFirst.map(({ height }) => height)
  return heights.findIndex((height, index) => index < half && height >= TOWERING * (heights[index + 1] ?? height)) + 1
}
