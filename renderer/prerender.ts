/*
 * Entry of the server bundle, run in each worker thread of a build (src/build/render-pages.ts): makes its share of the
 * files derived from content, or takes them from the last build. Pages are rendered through vite-plugin-ssr; each file
 * is written as soon as it is rendered.
 */
import { DOCUMENT_LOCALES } from '../src/base/i18n/document-locales.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { inEachLocale } from '../src/base/i18n/in-each-locale.ts'
import { remember, startReading } from '../src/base/reads.ts'
import { KEPT_DOCUMENT, keyOfDocument, type KnownDocument } from '../src/build/document-job.ts'
import { readLastBuild } from '../src/build/incremental/last-build.ts'
import { createRecipeRunner, type RecipeRunner, type SlowRecipe } from '../src/build/incremental/recipe-runner.ts'
import { createUnits } from '../src/build/incremental/units.ts'
import { watchContent } from '../src/build/incremental/watched-content.ts'
import type { Prerendered, PrerenderJob, PrerenderReport } from '../src/build/prerender-job.ts'
import { type Catalogue, createCatalogue } from '../src/content/catalogue.ts'
import type { Product } from '../src/content/schema/product.ts'
import { chunk } from '../src/base/chunk.ts'
import { exportProduct } from '../src/artwork/formats/export-product.ts'
import { bmecatPath } from '../src/artwork/formats/paths.ts'
import { writeBmecat } from '../src/artwork/formats/write-bmecat.ts'
import { type ImageFile, imageFileOf } from '../src/artwork/documents/product-image.ts'
import { type Locale, LOCALES } from '../src/base/i18n/locale.ts'
import { splitLocale } from '../src/base/i18n/localised-path.ts'
import { inLocale } from '../src/base/i18n/localised.ts'
import { searchDocuments } from '../src/web/features/search/documents.ts'
import { screenDocuments } from '../src/web/features/search/screens.ts'
import { assetsFromManifest } from './assets.ts'
import { INLINE_SCRIPTS } from './document.tsx'
import type { DocumentInput } from './document-input.ts'
import {
  CATALOGUE_TABLE,
  drawScenes,
  EXPORTED_PRODUCT,
  listScreenFiles,
  PRODUCT_PICTURES,
  SEARCH,
  tableOf,
  writeAllCaptions,
  writeExportLists,
  writeMoved,
} from './list-files.ts'
import { listPages, type PageToRender } from './list-pages.ts'
import { orderInstallationDocuments } from './order-installation-documents.ts'
import { orderSheet } from './order-sheet.ts'
import { createCardPublisher } from './publish-card.ts'
import { createRenderer, type PreparedPage } from './render-page.ts'
import { screens } from './screens.ts'

/**
 * Pages taken at a time: few enough that all threads finish at about the same time, many enough that the shared counter
 * costs nothing.
 */
const BATCH = 16

/** The unit of work that a thread takes. */
type Task = () => Promise<unknown>

async function work({
  snapshot,
  code,
  bundleDir,
  documentHash,
  isPreview,
  changes,
  next,
  ...folders
}: PrerenderJob): Promise<void> {
  const last = readLastBuild(folders.lastDir)
  const runner = createRecipeRunner({ ...folders, last: last.made })
  const units = createUnits(runner, last.units, changes)
  const documents: Prerendered['documents'] = []
  // As the main thread puts them into the site.
  const taken = createRecipeRunner({ ...folders, codeHash: '', last: last.made })
  const endShared = startReading()
  const catalogue = createCatalogue(watchContent(snapshot))
  const pictures = createPictures(catalogue, runner)
  const ordering =
    documentHash === undefined ? undefined : { catalogue, documentHash, imageOf: pictures.imageOf, orders: documents }
  const assets = assetsFromManifest(JSON.parse(readFileSync(join(bundleDir, 'assets.json'), 'utf8')))
  const prepare = createRenderer({
    catalogue,
    code,
    assets,
    isPreview,
    publishCard: ordering && createCardPublisher(ordering),
  })
  const pages = listPages(catalogue)
  const urls = pages.filter(({ screen }) => screen).map(({ url }) => url)
  const done = { pages: 0, rendered: 0 }

  const makePage = async (page: PageToRender) => {
    const product = productOf(page, catalogue)
    if (product) {
      pictures.make(product)
      if (ordering && DOCUMENT_LOCALES.includes(page.locale)) {
        orderSheet(product, page.locale, ordering)
        orderInstallationDocuments(product, page.locale, ordering)
      }
      const exported = exportProduct(product, catalogue, page.locale)
      runner.make(EXPORTED_PRODUCT, { code: product.code, locale: page.locale, exported })
    }
    const prepared = prepare(page)
    const { isNew } = await runner.makeSlowly(pageRecipe(page, prepared), prepared.input)
    if (isNew) done.rendered += 1
  }
  const isKept = (order: KnownDocument) => taken.take(KEPT_DOCUMENT, keyOfDocument(order)) !== undefined
  /** Makes a page with its pictures, exported formats and orders of documents. */
  const makeUnit = async (page: PageToRender) => {
    const makeAll = async () => {
      const before = documents.length
      await makePage(page)
      return documents.slice(before).map(({ kind, name, src }): KnownDocument => ({ kind, name, src }))
    }
    const { value, isNew } = await units.make(`page ${page.url}`, makeAll, (orders) => orders.every(isKept))
    if (!isNew) documents.push(...value)
    done.pages += 1
  }
  const makePages = (some: readonly PageToRender[]): Task => {
    return async () => {
      for (const page of some) await makeUnit(page)
      report({ type: 'progress', pages: some.length, total: pages.length })
    }
  }
  const write = (name: string, files: () => Map<string, string>) => {
    return units.make(name, () => runner.write(name, files()))
  }
  const screenFiles = listScreenFiles(catalogue)
  const isList = ({ screen = '' }: PageToRender) => screens.get(screen)?.files !== undefined
  const batches = chunk(
    pages.filter((page) => !isList(page)),
    BATCH,
  ).map(makePages)
  // The searches of both languages at the same time would take twice the memory.
  const parts = chunk(batches, Math.ceil(batches.length / LOCALES.length))
  const tasks: Task[] = [
    ...LOCALES.flatMap((locale, index): Task[] => [
      () => units.make(`search ${locale}`, () => writeSearch(catalogue, locale, runner)),
      ...(parts[index] ?? []),
    ]),
    // Lists of all products in a language share data, which one thread makes.
    ...LOCALES.flatMap((locale): Task[] => [
      async () => {
        for (const file of screenFiles)
          if (splitLocale(file.path).locale === locale)
            await write(file.path, () => new Map([[file.path, file.write()]]))
        await makePages(pages.filter((page) => isList(page) && page.locale === locale))()
      },
      () =>
        units.make(`table ${locale}`, async () => {
          await runner.makeSlowly(CATALOGUE_TABLE, { locale, table: tableOf(catalogue, locale) })
        }),
    ]),
    ...LOCALES.map(
      (locale): Task =>
        () => {
          return write(`bmecat ${locale}`, () => new Map([[bmecatPath(locale), writeBmecat(catalogue, locale)]]))
        },
    ),
    () => write('lists', () => writeExportLists(catalogue)),
    () => write('scenes', () => drawScenes(catalogue)),
    () => write('moved', () => writeMoved(catalogue)),
    () => write('captions', () => writeAllCaptions(catalogue)),
  ]
  const shared = endShared()
  const counter = new Int32Array(next)
  for (let task = claim(counter); task < tasks.length; task = claim(counter)) await tasks[task]?.()
  report({
    type: 'done',
    ...done,
    drawn: pictures.drawn,
    urls,
    shared,
    units: units.units,
    made: runner.made,
    inlineScripts: INLINE_SCRIPTS,
    documents,
  })
}

function writeSearch(catalogue: Catalogue, locale: Locale, runner: RecipeRunner): void {
  const { snapshot } = catalogue
  const documents = [...searchDocuments(snapshot, locale), ...screenDocuments(snapshot, locale)]
  runner.make(SEARCH, { locale, documents })
}

/** Writes a page's document and its payload. An error page has none, and lies beside the pages. */
function pageRecipe({ url, screen }: PageToRender, { render }: PreparedPage): SlowRecipe<DocumentInput> {
  return {
    name: `page ${screen}`,
    make: async ({ payload }) => {
      const html = await render()
      const files = screen
        ? [[join(url, 'index.html'), html] as const, [join(url, '_payload.json'), JSON.stringify(payload)] as const]
        : [[`${url}.html`, html] as const]
      return { files: new Map(files), value: undefined }
    },
  }
}

/** The drawings of products. */
function createPictures(catalogue: Catalogue, runner: RecipeRunner) {
  const images = remember<Record<Locale, ImageFile | undefined>>()
  const listImages = (product: Product) => {
    const { files, value } = pictures.make(product)
    return inEachLocale((language) => {
      const drawing = value && inLocale(value, language)
      const file = files.find(({ path }) => path === drawing?.src)
      return imageFileOf(product, drawing && file && { ...drawing, hash: file.hash })
    })
  }
  const pictures = {
    drawn: 0,
    /** Draws a product's pictures; its page asks for it each time, so that they are recorded as made with it. */
    make: (product: Product) => {
      const made = runner.make(PRODUCT_PICTURES, { product, shelf: catalogue.shelfOf(product) })
      if (made.isNew) pictures.drawn += made.files.length
      return made
    },
    /** Returns the picture that documents in a language show of the product. */
    imageOf: (product: Product, locale: Locale) => images(product, '', () => listImages(product))[locale],
  }
  return pictures
}

function productOf({ screen, path }: PageToRender, catalogue: Catalogue): Product | undefined {
  return screen === 'product' ? catalogue.product(path.slice(path.lastIndexOf('/') + 1)) : undefined
}

function claim(counter: Int32Array): number {
  return Atomics.add(counter, 0, 1)
}

function report(message: PrerenderReport): void {
  parentPort?.postMessage(message)
}

// Messages come from render-pages.ts of the same project. An error ends the thread, and the build with it.
parentPort?.once('message', (job: PrerenderJob) => void work(job))
