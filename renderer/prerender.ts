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
import type { DocumentOrder } from '../src/build/document-job.ts'
import { type MadeFile, readMade } from '../src/build/incremental/made.ts'
import { createMaker, type Maker, type SlowRecipe } from '../src/build/incremental/maker.ts'
import type { Prerendered, PrerenderJob, PrerenderReport } from '../src/build/prerender-job.ts'
import { type Catalogue, createCatalogue } from '../src/content/catalogue.ts'
import type { Product } from '../src/content/schema/product.ts'
import { chunk } from '../src/base/chunk.ts'
import { exportProduct } from '../src/artwork/formats/export-product.ts'
import { type ImageFile, imageFileOf } from '../src/artwork/documents/product-image.ts'
import { type Locale, LOCALES } from '../src/base/i18n/locale.ts'
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
import { orderPapers } from './order-papers.ts'
import { orderSheet } from './order-sheet.ts'
import { createCardPublisher } from './publish-card.ts'
import { createRenderer, type PreparedPage } from './render-page.ts'

/**
 * Pages taken at a time: few enough that all threads finish at about the same time, many enough that the shared counter
 * costs nothing.
 */
const BATCH = 16

/** The unit of work that a thread takes. */
type Task = () => void | Promise<void>

async function work({
  snapshot,
  code,
  bundleDir,
  documentHash,
  isPreview,
  next,
  ...folders
}: PrerenderJob): Promise<void> {
  const catalogue = createCatalogue(snapshot)
  const maker = createMaker({ ...folders, last: readMade(folders.lastDir) })
  const documents: DocumentOrder[] = []
  const files: MadeFile[] = []
  const pictures = createPictures(catalogue, maker)
  const ordering =
    documentHash === undefined ? undefined : { catalogue, documentHash, imageOf: pictures.make, orders: documents }
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
  const done: Prerendered = {
    pages: 0,
    rendered: 0,
    drawn: 0,
    urls,
    made: maker.made,
    files,
    inlineScripts: INLINE_SCRIPTS,
    documents,
  }

  const makePage = async (page: PageToRender) => {
    const product = productOf(page, catalogue)
    if (product) {
      pictures.make(product, page.locale)
      if (ordering && DOCUMENT_LOCALES.includes(page.locale)) {
        orderSheet(product, page.locale, ordering)
        orderPapers(product, page.locale, ordering)
      }
      const exported = exportProduct(product, catalogue, page.locale)
      maker.make(EXPORTED_PRODUCT, { code: product.code, locale: page.locale, exported })
    }
    const prepared = prepare(page)
    const { isNew } = await maker.makeSlowly(pageRecipe(page, prepared), prepared.input)
    done.pages += 1
    if (isNew) done.rendered += 1
  }
  const batches = chunk(pages, BATCH).map(
    (batch): Task =>
      async () => {
        for (const page of batch) await makePage(page)
        report({ type: 'progress', pages: batch.length, total: pages.length })
      },
  )
  // The searches of both languages at the same time would take twice the memory.
  const parts = chunk(batches, Math.ceil(batches.length / LOCALES.length))
  const divided = LOCALES.flatMap((locale, index): Task[] => [
    () => {
      maker.make(SEARCH, {
        locale,
        documents: [...searchDocuments(snapshot, locale), ...screenDocuments(snapshot, locale)],
      })
    },
    ...(parts[index] ?? []),
  ])
  const tasks: Task[] = [
    ...divided,
    ...LOCALES.map((locale) => async () => {
      const table = tableOf(catalogue, locale)
      await maker.makeSlowly(CATALOGUE_TABLE, { locale, table })
    }),
    () => {
      files.push(...maker.write(writeExportLists(catalogue)))
      files.push(...maker.write(drawScenes(catalogue)))
      files.push(...maker.write(writeMoved(catalogue)))
      files.push(...maker.write(writeAllCaptions(catalogue)))
    },
    ...listScreenFiles(catalogue).map(({ path, write }) => () => {
      files.push(...maker.write(new Map([[path, write()]])))
    }),
  ]
  const counter = new Int32Array(next)
  for (let task = claim(counter); task < tasks.length; task = claim(counter)) await tasks[task]?.()
  done.drawn = pictures.drawn
  report({ type: 'done', ...done })
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

/** The drawings of products, each made once by this thread. */
function createPictures(catalogue: Catalogue, maker: Maker) {
  const images = new Map<string, Record<Locale, ImageFile | undefined>>()
  const pictures = {
    drawn: 0,
    /** Returns the picture that documents in a language show of the product. */
    make: (product: Product, locale: Locale): ImageFile | undefined => {
      const known = images.get(product.code)
      if (known) return known[locale]
      const shelf = catalogue.shelfOf(product)
      const { files, value, isNew } = maker.make(PRODUCT_PICTURES, { product, shelf })
      if (isNew) pictures.drawn += files.length
      const imageIn = (language: Locale) => {
        const drawing = value && inLocale(value, language)
        const file = files.find(({ path }) => path === drawing?.src)
        return imageFileOf(product, drawing && file && { ...drawing, hash: file.hash })
      }
      const made = inEachLocale(imageIn)
      images.set(product.code, made)
      return made[locale]
    },
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
