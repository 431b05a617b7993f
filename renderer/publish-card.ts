import { remember } from '../src/base/reads.ts'
import { sha256 } from '../src/base/sha256.ts'
import type { CardModel, DocumentOrder, KnownDocument } from '../src/build/document-job.ts'
import type { Catalogue } from '../src/content/catalogue.ts'
import type { Product } from '../src/content/schema/product.ts'
import { sceneFile, sceneImage } from '../src/artwork/drawing/scenes/list-scenes.ts'
import type { SceneName } from '../src/artwork/drawing/scenes/scenes.ts'
import { documentKey } from '../src/artwork/documents/document-cache.ts'
import type { ImageFile } from '../src/artwork/documents/product-image.ts'
import { socialPath } from '../src/artwork/documents/social-card.ts'
import type { Locale } from '../src/base/i18n/locale.ts'
import type { SocialCardParts } from '../src/web/page/social-card-parts.ts'

/** Returns the address of a card's image. */
export type PublishCard = (card: Omit<CardModel, 'image' | 'scene'> & SocialCardParts) => string

export type Ordering = {
  catalogue: Catalogue
  /** Hash of all code that draws documents. */
  documentHash: string
  /** Returns the picture that documents in a language show of a product. */
  imageOf: (product: Product, locale: Locale) => ImageFile | undefined
  /** Receives the images to be made. */
  orders: (KnownDocument | DocumentOrder)[]
}

/** Returns a function that orders the social images of pages, each with the picture of its product or scene. */
export function createCardPublisher({ catalogue, documentHash, imageOf, orders }: Ordering): PublishCard {
  const hashes = remember<string>()
  const sceneOf = (name: SceneName, locale: Locale): ImageFile => {
    const { src, width, height } = sceneImage(name, locale)
    const hash = hashes(catalogue, src, () => sha256(sceneFile(name, catalogue, locale)))
    return { src, hash, width, height }
  }
  return ({ product, scene, ...words }) => {
    const shown = product === undefined ? undefined : catalogue.product(product)
    const image = shown && imageOf(shown, words.locale)
    const card: CardModel = { ...words, ...(image && { image }), ...(scene && { scene: sceneOf(scene, words.locale) }) }
    const key = documentKey(documentHash, card)
    const src = socialPath(key)
    orders.push({ kind: 'card', name: `${key}.png`, src, card })
    return src
  }
}
