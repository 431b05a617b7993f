/*
 * Entry of the server bundle, run in each document thread of a build (src/build/make-documents.ts): makes its share of
 * the data sheets, then of the social images, and copies each into the site.
 */
import { copyFileSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import type { DocumentJob, DocumentReport } from '../src/build/document-job.ts'
import { createCatalogue } from '../src/catalogue/catalogue.ts'
import { listSheets } from '../src/documents/list-sheets.ts'
import { modelSheet } from '../src/documents/model-sheet.ts'
import { keepDocument, documentKey } from '../src/documents/document-cache.ts'
import { imageOf } from '../src/documents/product-image.ts'
import { socialPath } from '../src/documents/social-card.ts'
import { getTypesetter } from '../src/documents/typesetters.ts'

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

/** One task per sheet. */
function sheetMakers(job: Extract<DocumentJob, { kind: 'sheets' }>, done: Done): (() => Promise<void>)[] {
  const catalogue = createCatalogue(job.snapshot)
  return listSheets(catalogue).map(({ file, product }) => async () => {
    const sheet = modelSheet(product, catalogue, file.locale)
    const image = imageOf(product, catalogue, job.outDir)
    const name = `${documentKey(job.codeHash, { sheet, image })}.pdf`
    const bytes = await put(job, done, { name, src: file.src }, async () => {
      const { drawSheet } = await import('../src/documents/draw-sheet.ts')
      return drawSheet(sheet, image, await getTypesetter(job.root, file.locale))
    })
    done.sheets.push({ ...file, bytes })
  })
}

/** One task per card. */
function cardMakers(job: Extract<DocumentJob, { kind: 'cards' }>, done: Done): (() => Promise<void>)[] {
  return job.cards.map((card) => async () => {
    const key = documentKey(job.codeHash, card)
    await put(job, done, { name: `${key}.png`, src: socialPath(key) }, async () => {
      const { drawSocial } = await import('../src/documents/draw-social.ts')
      return drawSocial(card, await getTypesetter(job.root, card.locale))
    })
  })
}

/** Copies a document into the site, from the cache or newly drawn. Returns its size. */
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

function report(message: DocumentReport): void {
  parentPort?.postMessage(message)
}

// Messages come from make-documents.ts of the same project. An error ends the thread, and the build with it.
parentPort?.on('message', (job: DocumentJob) => void work(job))
