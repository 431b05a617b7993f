/*
 * Entry of the server bundle, run in each document thread of a build (src/build/make-documents.ts): makes its share of the data sheets, then
 * of the social pictures, and puts each into the site.
 */
import { copyFileSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import type { MadeSheet, DocumentJob, DocumentReport } from '../src/build/document-job.ts'
import { createCatalogue } from '../src/catalogue/catalogue.ts'
import { LOCALES, type Locale } from '../src/i18n/locale.ts'
import { modelSheet } from '../src/documents/model-sheet.ts'
import { keepDocument, documentKey } from '../src/documents/document-cache.ts'
import { imageOf } from '../src/documents/product-image.ts'
import type { Typesetter } from '../src/documents/set-type.ts'
import { socialPath } from '../src/documents/social-card.ts'

type Done = Extract<DocumentReport, { type: 'done' }>

async function work(job: DocumentJob): Promise<void> {
  const counter = new Int32Array(job.next)
  const done: Done = { type: 'done', drawn: 0, paths: [], sheets: [] }
  const makers = job.kind === 'sheets' ? sheetMakers(job, done) : cardMakers(job, done)
  for (let index = Atomics.add(counter, 0, 1); index < makers.length; index = Atomics.add(counter, 0, 1)) {
    await makers[index]?.()
    report({ type: 'progress', documents: 1, total: makers.length })
  }
  report(done)
}

/** One a sheet. A product with a sheet of the vendor's own gets none. */
function sheetMakers(job: Extract<DocumentJob, { kind: 'sheets' }>, done: Done): (() => Promise<void>)[] {
  const catalogue = createCatalogue(job.snapshot)
  const products = job.snapshot.product.filter(({ specificationFile }) => !specificationFile)
  return products.flatMap((product) =>
    LOCALES.map((locale) => async () => {
      const sheet = modelSheet(product, catalogue, locale)
      const image = imageOf(product, catalogue, job.outDir)
      const src = `/downloads/${sheet.file}`
      const bytes = await put(
        job,
        done,
        { name: `${documentKey(job.codeHash, { sheet, image })}.pdf`, src },
        async () => {
          const { drawSheet } = await import('../src/documents/draw-sheet.ts')
          return drawSheet(sheet, image, await typesetter(job.root, locale))
        },
      )
      const { version, updatedOn } = sheet
      done.sheets.push({ code: product.code, locale, src, version, updatedOn, bytes } satisfies MadeSheet)
    }),
  )
}

/** One a card. */
function cardMakers(job: Extract<DocumentJob, { kind: 'cards' }>, done: Done): (() => Promise<void>)[] {
  return job.cards.map((card) => async () => {
    const key = documentKey(job.codeHash, card)
    await put(job, done, { name: `${key}.png`, src: socialPath(key) }, async () => {
      const { drawSocial } = await import('../src/documents/draw-social.ts')
      return drawSocial(card, await typesetter(job.root, card.locale))
    })
  })
}

/** Puts a document into the site, from the cache or drawn anew. Returns its size. */
async function put(
  { cacheDir, outDir }: DocumentJob,
  done: Done,
  { name, src }: { name: string; src: string },
  draw: () => Promise<Buffer>,
): Promise<number> {
  const { path, isNew } = await keepDocument(cacheDir, name, draw)
  const target = join(outDir, src)
  mkdirSync(dirname(target), { recursive: true })
  copyFileSync(path, target)
  if (isNew) done.drawn += 1
  done.paths.push(src)
  return statSync(target).size
}

let typesetters: Promise<Record<Locale, Typesetter>> | undefined

/** Fonts are read when the first document is drawn: where none has changed, none is. */
async function typesetter(root: string, locale: Locale): Promise<Typesetter> {
  typesetters ??= loadTypesetters(root)
  return (await typesetters)[locale]
}

async function loadTypesetters(root: string): Promise<Record<Locale, Typesetter>> {
  const [{ loadFaces }, { createTypesetter }] = await Promise.all([
    import('../src/documents/faces.ts'),
    import('../src/documents/set-type.ts'),
  ])
  const faces = await loadFaces(root)
  return { zh: createTypesetter(faces, 'zh'), en: createTypesetter(faces, 'en') }
}

function report(message: DocumentReport): void {
  parentPort?.postMessage(message)
}

// What make-documents.ts of the same project sends. What is thrown here ends the thread, and the build with it.
parentPort?.on('message', (job: DocumentJob) => void work(job))
