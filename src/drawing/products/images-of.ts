import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Decoration, Image } from '../../catalogue/schema/media.ts'
import type { Product } from '../../catalogue/schema/product.ts'
import { listProductPictures, type ListedPicture } from './draw-product.ts'

/** Listed once a product: pages of both languages ask for the same lists again and again. */
const listed = new WeakMap<Product, ListedPicture[]>()

function drawnOf(product: Product, catalogue: Catalogue): ListedPicture[] {
  const known = listed.get(product)
  if (known) return known
  const pictures = listProductPictures(product, catalogue)
  listed.set(product, pictures)
  return pictures
}

/** All pictures of a product: its content's own first, then those that the build draws. */
export function imagesOf(product: Product, catalogue: Catalogue): Image[] {
  const drawn = drawnOf(product, catalogue).map(({ src, alt, width, height }) => ({ src, alt, width, height }))
  return [...product.images, ...drawn]
}

/** The front of the first product in a part of the hierarchy, as the build draws it: a decoration of a page. Undefined where the part is empty. */
export function frontIn(shelf: string, catalogue: Catalogue): Decoration | undefined {
  const product = catalogue.snapshot.product.find((each) =>
    Object.values(catalogue.shelfOf(each)).some(({ id }) => id === shelf),
  )
  const front = product && drawnOf(product, catalogue)[0]
  return front && { src: front.src, width: front.width, height: front.height }
}

/** How large what is shown in a product's first picture is, in millimetres; undefined where that picture is not drawn to scale. */
export function trueSizeOf(product: Product, catalogue: Catalogue): ListedPicture['millimetres'] {
  return product.images.length > 0 ? undefined : drawnOf(product, catalogue)[0]?.millimetres
}
