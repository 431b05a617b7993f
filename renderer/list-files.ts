import type { Catalogue, Shelf } from '../src/content/catalogue.ts'
import { captionFile } from '../src/content/film-files.ts'
import { listMoves } from '../src/content/moves.ts'
import type { Product } from '../src/content/schema/product.ts'
import type { Recipe, SlowRecipe } from '../src/build/incremental/recipe-runner.ts'
import { drawProduct, filesOf, type ProductPicture } from '../src/artwork/drawing/products/draw-product.ts'
import {
  type CatalogueTable,
  tabulate,
  writeCatalogueCsv,
  writeWorkbook,
} from '../src/artwork/formats/catalogue-table.ts'
import { exportFacts, exportProduct } from '../src/artwork/formats/export-product.ts'
import { EXPORTED_PRODUCT_SCHEMA, type ExportedProduct } from '../src/artwork/formats/exported-product.ts'
import { bmecatPath, llmsPath, recordPath, SCHEMA_PATH, tablePath } from '../src/artwork/formats/paths.ts'
import { writeBmecat } from '../src/artwork/formats/write-bmecat.ts'
import { writeLlmsTxt } from '../src/artwork/formats/write-llms-txt.ts'
import { writeMarkdown } from '../src/artwork/formats/write-markdown.ts'
import { writeTenderText } from '../src/artwork/formats/write-tender-text.ts'
import { listScenes, sceneFile, sceneImage } from '../src/artwork/drawing/scenes/list-scenes.ts'
import { BASE } from '../src/base/base-path.ts'
import { type Locale, LOCALES } from '../src/base/i18n/locale.ts'
import { pathIn, splitLocale } from '../src/base/i18n/localised-path.ts'
import { serverWords } from '../src/base/i18n/server-words.ts'
import { wordsOf } from '../src/base/i18n/words.ts'
import type { SearchDocument } from '../src/web/features/search/documents.ts'
import { packSearch } from '../src/web/features/search/pack-search.ts'
import { writeCaptions } from './captions.ts'
import { writeRedirectPage } from './redirect-page.ts'
import { screens } from './screens.ts'

/** A product's first drawing: its address and its size in units of its coordinates. */
type FirstDrawing = Pick<ProductPicture, 'src' | 'width' | 'height'> | undefined

/** Draws all views of a product, in both languages where there are words on them. */
export const PRODUCT_PICTURES: Recipe<{ product: Product; shelf: Shelf }, FirstDrawing> = {
  name: 'product pictures',
  make: ({ product, shelf }) => {
    const drawn = drawProduct(product, { shelfOf: () => shelf })
    const [first] = drawn
    return {
      files: new Map(drawn.flatMap((picture) => [...filesOf(picture)])),
      value: first && { src: first.src, width: first.width, height: first.height },
    }
  },
}

/** Writes a product in a language for other programs. */
export const EXPORTED_PRODUCT: Recipe<{ code: string; locale: Locale; exported: ExportedProduct }, undefined> = {
  name: 'exported product',
  make: ({ code, locale, exported }) => ({
    files: new Map([
      [recordPath(code, locale, 'json'), `${JSON.stringify(exported)}\n`],
      [recordPath(code, locale, 'md'), writeMarkdown(exported, locale)],
      // Nobody orders a discontinued product in a new building.
      ...(exported.status === 'active'
        ? [[recordPath(code, locale, 'txt'), writeTenderText(exported, locale)] as const]
        : []),
    ]),
    value: undefined,
  }),
}

/** Writes the table of all products in a language. */
export const CATALOGUE_TABLE: SlowRecipe<{ locale: Locale; table: CatalogueTable }> = {
  name: 'catalogue table',
  make: async ({ locale, table }) => ({
    files: new Map<string, string | Buffer>([
      [tablePath(locale, 'csv'), writeCatalogueCsv(table)],
      [tablePath(locale, 'xlsx'), await writeWorkbook(table, wordsOf(serverWords[locale])('formats:sheet'))],
    ]),
    value: undefined,
  }),
}

/** Returns the table of all products in a language, in the order of the product list. */
export function tableOf(catalogue: Catalogue, locale: Locale): CatalogueTable {
  return tabulate(
    catalogue.listProducts().map((product) => exportFacts(product, catalogue, locale)),
    locale,
  )
}

/** Writes the exported file at an address alone, as the development server sends it; undefined if there is none. */
export async function writeExported(path: string, catalogue: Catalogue): Promise<string | Buffer | undefined> {
  const { locale } = splitLocale(path)
  const list = writeExportLists(catalogue).get(path)
  if (list !== undefined) return list
  if (path === bmecatPath(locale)) return writeBmecat(catalogue, locale)
  const tables = [tablePath(locale, 'csv'), tablePath(locale, 'xlsx')]
  if (tables.includes(path))
    return (await CATALOGUE_TABLE.make({ locale, table: tableOf(catalogue, locale) })).files.get(path)
  const product = catalogue.product(path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.')))
  if (!product) return undefined
  const exported = exportProduct(product, catalogue, locale)
  return EXPORTED_PRODUCT.make({ code: product.code, locale, exported }).files.get(path)
}

/** Writes the lists of all products for assistants, and the schema of exported products: texts by address. */
export function writeExportLists(catalogue: Catalogue): Map<string, string> {
  return new Map([
    ...LOCALES.map((locale) => [llmsPath(locale), writeLlmsTxt(catalogue, locale)] as const),
    [SCHEMA_PATH, `${JSON.stringify(EXPORTED_PRODUCT_SCHEMA)}\n`],
  ])
}

/** Writes a language's search. */
export const SEARCH: Recipe<{ locale: Locale; documents: SearchDocument[] }, undefined> = {
  name: 'search',
  make: ({ locale, documents }) => ({ files: packSearch(documents, locale), value: undefined }),
}

/** Lists the files that screens make beside their pages. */
export function listScreenFiles(catalogue: Catalogue): { path: string; write: () => string }[] {
  const files = [...screens.values()].flatMap((screen) => screen.files?.(catalogue) ?? [])
  // Screens name them by the addresses that they ask for.
  return files.map((file) => ({ ...file, path: file.path.slice(BASE.length) }))
}

/** Draws the scenes of series and solutions, in which products of the catalogue stand: texts by address. */
export function drawScenes(catalogue: Catalogue): Map<string, string> {
  const files = LOCALES.flatMap((locale) =>
    listScenes(catalogue).map((name) => [sceneImage(name, locale).src, sceneFile(name, catalogue, locale)] as const),
  )
  return new Map(files)
}

/**
 * Writes a document at each former address, for hosts that cannot redirect: texts by address. It has no payload, so
 * that a navigation in the browser loads it fully.
 */
export function writeMoved(catalogue: Catalogue): Map<string, string> {
  const files = listMoves(catalogue.snapshot).flatMap(({ from, to }) =>
    to === undefined
      ? []
      : LOCALES.map((locale) => [`${pathIn(locale, from)}/index.html`, writeRedirectPage(locale, to)] as const),
  )
  return new Map(files)
}

/** Writes the captions of all films, in both languages: texts by address. */
export function writeAllCaptions({ snapshot: { films } }: Catalogue): Map<string, string> {
  return new Map(
    films.flatMap((film) =>
      LOCALES.map((locale) => [captionFile(film.slug, locale), writeCaptions(film, locale)] as const),
    ),
  )
}
