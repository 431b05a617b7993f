import type { Catalogue } from '../src/catalogue/catalogue.ts'
import { sceneFile } from '../src/drawing/scenes/list-scenes.ts'
import { documentKey } from '../src/documents/document-cache.ts'
import { imageOf, type ProductImage } from '../src/documents/product-image.ts'
import { type SocialCard, socialPath } from '../src/documents/social-card.ts'
import type { SocialCardParts } from '../src/screen/social-card-parts.ts'

/** Returns the address of a card's image. */
export type PublishCard = (card: Omit<SocialCard, 'image' | 'scene'> & SocialCardParts) => string

type Publishing = {
  catalogue: Catalogue
  /** Folder of the site being built. */
  outDir: string
  /** Hash of all code that draws documents. */
  documentHash: string
  /** Receives the cards whose images are to be made. */
  cards: SocialCard[]
}

/** Returns a function that collects the cards of pages, each with the picture of its product or scene. */
export function createCardPublisher({ catalogue, outDir, documentHash, cards }: Publishing): PublishCard {
  const images = new Map<string, ProductImage | undefined>()
  const imageOfCode = (code: string) => {
    if (images.has(code)) return images.get(code)
    const product = catalogue.product(code)
    const image = product && imageOf(product, catalogue, outDir)
    images.set(code, image)
    return image
  }
  return ({ product, scene, ...words }) => {
    const image = product === undefined ? undefined : imageOfCode(product)
    const card: SocialCard = {
      ...words,
      ...(image && { image }),
      ...(scene && { scene: sceneFile(scene, catalogue) }),
    }
    cards.push(card)
    return socialPath(documentKey(documentHash, card))
  }
}
