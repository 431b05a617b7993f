import type { Catalogue, Shelf } from '../src/catalogue/catalogue.ts'
import type { Product } from '../src/catalogue/schema/product.ts'
import type { Recipe } from '../src/incremental/maker.ts'
import { drawProduct, pictureAddress } from '../src/drawing/products/draw-product.ts'
import { listScenes, sceneFile, sceneImage } from '../src/drawing/scenes/list-scenes.ts'
import type { Locale } from '../src/i18n/locale.ts'
import type { SearchDocument } from '../src/search/documents.ts'
import { packSearch } from '../src/search/pack-search.ts'
import { screens } from './screens.ts'

/** Size of a product's first drawing, in units of its coordinates. */
type FirstDrawing = { width: number; height: number } | undefined

/** Draws all views of a product. */
export const PRODUCT_PICTURES: Recipe<{ product: Product; shelf: Shelf }, FirstDrawing> = {
  name: 'product pictures',
  make: ({ product, shelf }) => {
    const drawn = drawProduct(product, { shelfOf: () => shelf })
    const [first] = drawn
    return {
      files: new Map(drawn.map(({ view, svg }) => [pictureAddress(product, view), svg])),
      value: first && { width: first.width, height: first.height },
    }
  },
}

/** Writes a language's search. */
export const SEARCH: Recipe<{ locale: Locale; documents: SearchDocument[] }, undefined> = {
  name: 'search',
  make: ({ locale, documents }) => ({ files: packSearch(documents, locale), value: undefined }),
}

/** Lists the files that screens make beside their pages. */
export function listScreenFiles(catalogue: Catalogue): { path: string; write: () => string }[] {
  return [...screens.values()].flatMap(({ files }) => files?.(catalogue) ?? [])
}

/** Draws the scenes of series and solutions, in which products of the catalogue stand: texts by address. */
export function drawScenes(catalogue: Catalogue): Map<string, string> {
  return new Map(listScenes(catalogue).map((name) => [sceneImage(name).src, sceneFile(name, catalogue)]))
}
