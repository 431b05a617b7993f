import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Snapshot } from '../catalogue/snapshot.ts'
import { clearDocuments } from '../documents/document-cache.ts'
import type { SocialCard } from '../documents/social-card.ts'
import type { MadeSheet, DocumentJob, DocumentReport } from './document-job.ts'
import { sharedCounter, startThread } from './thread.ts'

/** Each thread holds the fonts in memory, so the number of threads is limited on large machines. */
const MAX_THREADS = 8

export type DocumentOptions = Pick<DocumentJob, 'root' | 'codeHash' | 'cacheDir' | 'outDir'> & {
  bundleDir: string
  onProgress: (message: string) => void
}

export type MadeDocuments = {
  /** Number of documents drawn now; all others were cached. */
  drawn: number
  /** Addresses of the files written. */
  paths: string[]
}

export type DocumentMakers = {
  /** Makes the data sheets of all products, except those with the vendor's own. */
  makeSheets: (snapshot: Snapshot) => Promise<MadeDocuments & { sheets: MadeSheet[] }>
  /** Makes the images of cards; identical cards are drawn once. */
  makeCards: (cards: readonly SocialCard[]) => Promise<MadeDocuments>
  /** Ends the threads, and removes old files from the cache. */
  close: () => Promise<void>
}

/** Starts the worker threads for data sheets and social images. Rejects with the first error. */
export function startDocumentMakers({ bundleDir, onProgress, ...shared }: DocumentOptions): DocumentMakers {
  const threads = Array.from({ length: Math.min(availableParallelism(), MAX_THREADS) }, () =>
    startThread<DocumentJob, DocumentReport>(join(bundleDir, 'server'), ['draw-documents.mjs']),
  )
  const run = async (label: string, task: { kind: 'sheets'; snapshot: Snapshot } | CardTask) => {
    let done = 0
    const onReport = (report: DocumentReport) => {
      if (report.type !== 'progress') return
      done += report.documents
      onProgress(`${label}: ${done} of ${report.total}`)
    }
    const job: DocumentJob = { ...shared, ...task, next: sharedCounter() }
    const results = await Promise.all(threads.map((thread) => thread.run(job, onReport)))
    return {
      drawn: results.reduce((sum, { drawn }) => sum + drawn, 0),
      paths: results.flatMap(({ paths }) => paths),
      sheets: results.flatMap(({ sheets }) => sheets),
    }
  }
  return {
    makeSheets: (snapshot) => run('data sheets', { kind: 'sheets', snapshot }),
    makeCards: (cards) => run('social pictures', { kind: 'cards', cards: distinct(cards) }),
    close: async () => {
      await Promise.all(threads.map(({ close }) => close()))
      await clearDocuments(shared.cacheDir)
    },
  }
}

type CardTask = { kind: 'cards'; cards: readonly SocialCard[] }

/** Pages with the same text share an image, and no two threads may write the same file. */
function distinct(cards: readonly SocialCard[]): SocialCard[] {
  return [...new Map(cards.map((card) => [JSON.stringify(card), card])).values()]
}
