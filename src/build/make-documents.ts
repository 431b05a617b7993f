import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { chunk } from '../base/chunk.ts'
import { clearDocuments, touchDocument } from '../artwork/documents/document-cache.ts'
import {
  type DocumentJob,
  type DocumentOrder,
  type DocumentReport,
  KEPT_DOCUMENT,
  keyOfDocument,
  type KnownDocument,
} from './document-job.ts'
import type { RecipeRunner, Recipe } from './incremental/recipe-runner.ts'
import { collectGarbage, startThread } from './thread.ts'

/** Each thread holds the fonts in memory, so the number of threads is limited on large machines. */
const MAX_THREADS = 8
/** Documents sent to a thread at a time: their text is not held by all threads, and all finish at about the same time. */
const BATCH = 8

export type DrawingOptions = Pick<DocumentJob, 'root' | 'cacheDir' | 'outDir'> & {
  bundleDir: string
  /** Receives the documents that are drawn. */
  runner: RecipeRunner
  onProgress: (message: string) => void
}

/** Numbers of documents of each kind; `drawn` were drawn now. */
export type MadeDocuments = { drawn: number; sheets: number; papers: number; cards: number }

/**
 * Puts the data sheets and social images that the last build or the cache have into the site. Returns those that must
 * be drawn.
 */
export async function takeDocuments(
  ordered: readonly (KnownDocument | DocumentOrder)[],
  cacheDir: string,
  runner: RecipeRunner,
): Promise<{ made: MadeDocuments; missing: DocumentOrder[] }> {
  // Pages with the same text share an image, and no two threads may draw the same file.
  const orders = [...new Map(ordered.map((order) => [order.name, order])).values()]
  const unknown = orders.filter((order) => !runner.take(KEPT_DOCUMENT, keyOfDocument(order)))
  const isCached = ({ name }: KnownDocument) => existsSync(join(cacheDir, name))
  const missing = unknown.filter((order) => !isCached(order)).filter(isWhole)
  for (const order of unknown.filter(isCached)) {
    await touchDocument(cacheDir, order.name)
    runner.make(fromCache(cacheDir), keyOfDocument(order))
  }
  const countOf = (kind: DocumentOrder['kind']) => orders.filter((order) => order.kind === kind).length
  const made = { drawn: missing.length, sheets: countOf('sheet'), papers: countOf('paper'), cards: countOf('card') }
  return { made, missing }
}

/** Throws for a document that was in the last site when its page was taken from there, and is there no more. */
function isWhole(order: KnownDocument | DocumentOrder): order is DocumentOrder {
  if ('sheet' in order || 'paper' in order || 'card' in order) return true
  throw new Error(`${order.src} was removed from the last site during the build`)
}

/** Reads a document from the cache. */
function fromCache(cacheDir: string): Recipe<Pick<DocumentOrder, 'name' | 'src'>, undefined> {
  return {
    ...KEPT_DOCUMENT,
    make: ({ name, src }) => ({ files: new Map([[src, readFileSync(join(cacheDir, name))]]), value: undefined }),
  }
}

/**
 * Draws documents into the cache, and puts each into the site as soon as it is drawn; `outDir` has the pictures of their
 * products. Rejects with the first error.
 */
export async function drawDocuments(
  orders: readonly DocumentOrder[],
  { bundleDir, runner, onProgress, ...shared }: DrawingOptions,
): Promise<void> {
  const threads = Array.from({ length: Math.min(availableParallelism(), MAX_THREADS, orders.length) }, () =>
    startThread<DocumentJob, DocumentReport>(join(bundleDir, 'server'), ['draw-documents.mjs']),
  )
  let done = 0
  const byName = new Map(orders.map((order) => [order.name, order]))
  const onReport = (report: DocumentReport) => {
    if (report.type !== 'progress') return
    const order = byName.get(report.name)
    if (order) runner.make(fromCache(shared.cacheDir), keyOfDocument(order))
    done += 1
    onProgress(`documents: ${done} of ${orders.length}`)
  }
  const batches = chunk(orders, BATCH).values()
  // Frees the memory of rendering the pages.
  collectGarbage()
  try {
    await Promise.all(
      threads.map(async (thread) => {
        // All threads take from one iterator.
        for (const batch of batches) await thread.run({ ...shared, orders: batch }, onReport)
      }),
    )
  } finally {
    await Promise.all(threads.map(({ close }) => close()))
    await clearDocuments(shared.cacheDir)
  }
}
