import type { Catalogue } from '../src/catalogue/catalogue.ts'
import type { Product } from '../src/catalogue/schema/product.ts'
import { chunk } from '../src/chunk.ts'
import { drawProduct, pictureAddress } from '../src/drawing/products/draw-product.ts'
import { listScenes, sceneFile, sceneImage } from '../src/drawing/scenes/list-scenes.ts'
import { LOCALES } from '../src/i18n/locale.ts'
import { searchDocuments } from '../src/search/documents.ts'
import { packSearch } from '../src/search/pack-search.ts'
import { searchPath } from '../src/search/search-files.ts'

/** Files that are made together: texts by address. */
export type FileLot = () => Map<string, string>

/** Number of products whose pictures are drawn together. */
const PRODUCTS_PER_LOT = 16

/**
 * Lists the files derived from a catalogue: each language's search index, the scenes of series and solutions, and the
 * pictures of all products. The longest tasks come first, so that all threads finish at about the same time.
 */
export function listFiles(catalogue: Catalogue, buildId: string): FileLot[] {
  const { product } = catalogue.snapshot
  return [
    ...LOCALES.map(
      (locale) => () => packSearch(searchDocuments(catalogue.snapshot, locale), searchPath(locale, buildId)),
    ),
    () => drawScenes(catalogue),
    ...chunk(product, PRODUCTS_PER_LOT).map((products) => () => drawProducts(products, catalogue)),
  ]
}

function drawScenes(catalogue: Catalogue): Map<string, string> {
  return new Map(listScenes(catalogue).map((name) => [sceneImage(name).src, sceneFile(name, catalogue)]))
}

function drawProducts(products: readonly Product[], catalogue: Catalogue): Map<string, string> {
  return new Map(
    products.flatMap((product) =>
      drawProduct(product, catalogue).map(({ view, svg }) => [pictureAddress(product, view), svg] as const),
    ),
  )
}
