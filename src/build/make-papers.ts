import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Snapshot } from '../catalogue/snapshot.ts'
import { clearPapers } from '../papers/paper-cache.ts'
import type { SocialCard } from '../papers/social-card.ts'
import type { MadeSheet, PaperJob, PaperReport } from './paper-job.ts'
import { sharedCounter, startThread } from './thread.ts'

/** Each thread holds the fonts, so there are not as many as a large machine has cores. */
const MAX_THREADS = 8

export type PaperOptions = Pick<PaperJob, 'root' | 'codeHash' | 'cacheDir' | 'outDir'> & {
  bundleDir: string
  onProgress: (message: string) => void
}

export type MadePapers = {
  /** Drawn now; all others were there. */
  drawn: number
  /** Addresses of the files written. */
  paths: string[]
}

export type PaperMakers = {
  /** Makes the data sheets of all products without one of the vendor's own. */
  makeSheets: (snapshot: Snapshot) => Promise<MadePapers & { sheets: MadeSheet[] }>
  /** Makes the pictures of cards; the same card is drawn once. */
  makeCards: (cards: readonly SocialCard[]) => Promise<MadePapers>
  /** Ends the threads, and clears the cache of what is old. */
  close: () => Promise<void>
}

/** Starts threads that make papers: data sheets and social pictures. Rejects with the first error. */
export function startPaperMakers({ bundleDir, onProgress, ...shared }: PaperOptions): PaperMakers {
  const threads = Array.from({ length: Math.min(availableParallelism(), MAX_THREADS) }, () =>
    startThread<PaperJob, PaperReport>(join(bundleDir, 'server'), ['papers.mjs']),
  )
  const run = async (label: string, task: { kind: 'sheets'; snapshot: Snapshot } | CardTask) => {
    let done = 0
    const onReport = (report: PaperReport) => {
      if (report.type !== 'progress') return
      done += report.papers
      onProgress(`${label}: ${done} of ${report.total}`)
    }
    const job: PaperJob = { ...shared, ...task, next: sharedCounter() }
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
      await clearPapers(shared.cacheDir)
    },
  }
}

type CardTask = { kind: 'cards'; cards: readonly SocialCard[] }

/** Pages that say the same share a picture, and no two threads may write one file. */
function distinct(cards: readonly SocialCard[]): SocialCard[] {
  return [...new Map(cards.map((card) => [JSON.stringify(card), card])).values()]
}
