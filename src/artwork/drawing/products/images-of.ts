import { remember } from '../../../base/reads.ts'
import type { CardImage } from './card-image.ts'
import type { Catalogue } from '../../../content/catalogue.ts'
import type { Decoration, Image } from '../../../content/schema/media.ts'
import type { Product } from '../../../content/schema/product.ts'
import { inSite } from '../../../base/base-path.ts'
import { type InLocale, inLocale } from '../../../base/i18n/localised.ts'
import type { Locale } from '../../../base/i18n/locale.ts'
import { listProductPictures, type ListedPicture } from './draw-product.ts'

/** Listed once a product: pages of both languages ask for the same lists again and again. */
const listed = remember<ListedPicture[]>()

function drawnOf(product: Product, catalogue: Catalogue): ListedPicture[] {
  return listed(product, '', () => listProductPictures(product, catalogue))
}

/** All pictures of a product in a language: its content's own first, then those that the build draws. */
export function imagesOf(product: Product, catalogue: Catalogue, locale: Locale): InLocale<Image>[] {
  const drawn = drawnOf(product, catalogue).map(({ src, alt, width, height }) => ({ src, alt, width, height }))
  return [...inLocale(product.images, locale), ...inLocale(drawn, locale)]
}

/** The first picture of a product, as large as it may be beside those of its category. */
export function cardImageOf(product: Product, catalogue: Catalogue, locale: Locale): CardImage | undefined {
  const [image] = imagesOf(product, catalogue, locale)
  const share = shareOf(product, catalogue)
  return image && (share < 1 ? { ...image, share } : image)
}

/** How much larger than at one scale a small device is drawn beside a large one. */
type Enlargement = {
  /** At most so many times too large; */
  most: number
  /** and the nearer they are in size, the less: the exponent of their ratio. */
  by: number
}

const OF_DEVICES: Enlargement = { most: 1.5, by: 0.35 }
/** Parts of one kind range from a button to a post: the order of their sizes is kept, not the sizes. */
const OF_PARTS: Enlargement = { most: 4, by: 0.6 }
/** Below this share of its place nothing is recognised. */
const LEAST_SHARE = 0.4
/** Beside a boom of 4.5 m every other part would be a dot: longer ones count as this long, in millimetres. */
const LONGEST_PART = 1500

/** Tells how large a product's picture is drawn on a card, as a share of its place. */
export function shareOf(product: Product, catalogue: Catalogue): number {
  const extent = extentOf(product, catalogue)
  if (extent === undefined) return 1
  const { id, areParts } = catalogue.shelfOf(product).category
  const largestOfAll = largestIn(catalogue.productsIn(id), catalogue)
  const { most, by } = areParts ? OF_PARTS : OF_DEVICES
  const ratio = Math.min(1, extent / (areParts ? Math.min(largestOfAll, LONGEST_PART) : largestOfAll))
  const share = ratio * Math.min(most, ratio ** -by)
  return Math.round(Math.max(LEAST_SHARE, share) * 100) / 100
}

/** The longer side of what a product's first picture shows, in millimetres. */
function extentOf(product: Product, catalogue: Catalogue): number | undefined {
  const size = trueSizeOf(product, catalogue)
  return size && Math.max(size.width, size.height)
}

/** Measured once a list: every card asks. */
const largest = remember<number>()

function largestIn(products: readonly Product[], catalogue: Catalogue): number {
  return largest(products, '', () => Math.max(...products.map((each) => extentOf(each, catalogue) ?? 0)))
}

/** The front of the first product in a part of the hierarchy, as the build draws it: a decoration of a page. Undefined where the part is empty. */
export function frontIn(shelf: string, catalogue: Catalogue, locale: Locale): Decoration | undefined {
  const product = catalogue.snapshot.product.find((each) =>
    Object.values(catalogue.shelfOf(each)).some(({ id }) => id === shelf),
  )
  const front = product && drawnOf(product, catalogue)[0]
  if (!front) return undefined
  const { src, width, height } = inLocale({ src: front.src, width: front.width, height: front.height }, locale)
  return { src: inSite(src), width, height }
}

/** How large what is shown in a product's first picture is, in millimetres; undefined where that picture is not drawn to scale. */
export function trueSizeOf(product: Product, catalogue: Catalogue): ListedPicture['millimetres'] {
  return product.images.length > 0 ? undefined : drawnOf(product, catalogue)[0]?.millimetres
}

/** The layers of a device, from its face to its back. */
const LAYERS = ['front', 'open', 'back'] as const

/** A drawing of one of them. */
type ListedLayer = ListedPicture & { view: (typeof LAYERS)[number] }

/**
 * The drawings of a device that lie one behind the other: its front, what is behind it and its back, all of one outline.
 * Empty where nothing but the front has parts to point at.
 */
export function layersOf(product: Product, catalogue: Catalogue): ListedLayer[] {
  const drawn = drawnOf(product, catalogue)
  const [front] = drawn
  const layers = LAYERS.flatMap((view) => {
    const found = drawn.find((each) => each.view === view && isAsLarge(each, front))
    return found ? [{ ...found, view }] : []
  })
  return layers.slice(1).some(({ marks }) => marks) ? layers : []
}

function isAsLarge({ width, height }: ListedPicture, other: ListedPicture | undefined): boolean {
  return width === other?.width && height === other.height
}

const DRAWING = /^\/pictures\/(.+)\.svg$/

/**
 * A picture of content in a language. Content names a drawing without its language, `/pictures/ab-f100-p-front.svg`.
 */
export function imageIn(image: Image, catalogue: Catalogue, locale: Locale): InLocale<Image> {
  const name = DRAWING.exec(image.src)?.[1]
  const drawn = name === undefined ? undefined : findDrawing(name, catalogue)
  return inLocale({ ...image, ...(drawn && { src: drawn.src }) }, locale)
}

/** Finds a drawing by its code and its view, which may both contain hyphens: `ab-m200-p-call`. */
function findDrawing(name: string, catalogue: Catalogue): ListedPicture | undefined {
  for (let end = name.indexOf('-'); end >= 0; end = name.indexOf('-', end + 1)) {
    const product = catalogue.product(name.slice(0, end))
    const drawn = product && drawnOf(product, catalogue).find(({ view }) => view === name.slice(end + 1))
    if (drawn) return drawn
  }
  return undefined
}
