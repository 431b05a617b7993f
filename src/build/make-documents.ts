import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Snapshot } from '../catalogue/snapshot.ts'
import { clearDocuments } from '../documents/document-cache.ts'
import type { SocialCard } from '../documents/social-card.ts'
import type { MadeSheet, DocumentJob, DocumentReport } from './document-job.ts'
import { sharedCounter, startThread } from './thread.ts'

/** Each thread holds the fonts, so there are not as many as a large machine has cores. */
const MAX_THREADS = 8

export type DocumentOptions = Pick<DocumentJob, 'root' | 'codeHash' | 'cacheDir' | 'outDir'> & {
  bundleDir: string
  onProgress: (message: string) => void
}

export type MadeDocuments = {
  /** Drawn now; all others were there. */
  drawn: number
  /** Addresses of the files written. */
  paths: string[]
}

export type DocumentMakers = {
  /** Makes the data sheets of all products without one of the vendor's own. */
  makeSheets: (snapshot: Snapshot) => Promise<MadeDocuments & { sheets: MadeSheet[] }>
  /** Makes the pictures of cards; the same card is drawn once. */
  makeCards: (cards: readonly SocialCard[]) => Promise<MadeDocuments>
  /** Ends the threads, and clears the cache of what is old. */
  close: () => Promise<void>
}

/** Starts threads that make documents: data sheets and social pictures. Rejects with the first error. */
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

/** Pages that say the same share a picture, and no two threads may write one file. */
function distinct(cards: readonly SocialCard[]): SocialCard[] {
  return [...new Map(cards.map((card) => [JSON.stringify(card), card])).values()]
}
