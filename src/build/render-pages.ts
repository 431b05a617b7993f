import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { SocialCard } from '../documents/social-card.ts'
import type { PrerenderJob, PrerenderReport } from './prerender-job.ts'
import { sharedCounter, startThread } from './thread.ts'

export type RenderedPages = {
  /** Number of HTML documents written, error pages included. */
  pages: number
  bytes: number
  /** Paths of pages, with language. */
  urls: readonly string[]
  /** Addresses of the other files: pictures, and search indexes. */
  files: readonly string[]
  /** Texts of the inline scripts in the documents. */
  inlineScripts: readonly string[]
  /** Cards whose images the pages refer to. */
  cards: SocialCard[]
}

type RenderOptions = Omit<PrerenderJob, 'bundleDir' | 'next'> & {
  onProgress: (done: number, total: number) => void
}

export type Renderers = {
  /**
   * Renders all pages of both languages and writes their other files, once; threads take tasks from one shared counter.
   * Rejects with the first error; the caller removes what was written until then.
   */
  renderPages: (options: RenderOptions) => Promise<RenderedPages>
  /** Ends the threads. */
  close: () => Promise<void>
}

/** A rendering thread loads the build of vite-plugin-ssr, then the entry that renders pages. */
const MODULES = ['importBuild.cjs', 'prerender.mjs']

/** Starts a rendering thread on every core. The threads load the bundle, and wait for jobs. */
export function startRenderers(bundleDir: string): Renderers {
  const threads = Array.from({ length: availableParallelism() }, () =>
    startThread<PrerenderJob, PrerenderReport>(join(bundleDir, 'server'), MODULES),
  )
  return {
    renderPages: async ({ onProgress, ...shared }) => {
      let done = 0
      const onReport = (report: PrerenderReport) => {
        if (report.type !== 'progress') return
        done += report.pages
        onProgress(done, report.total)
      }
      const job = { ...shared, bundleDir, next: sharedCounter() }
      const results = await Promise.all(threads.map(({ run }) => run(job, onReport)))
      return {
        pages: results.reduce((sum, result) => sum + result.pages, 0),
        bytes: results.reduce((sum, result) => sum + result.bytes, 0),
        urls: results[0]?.urls ?? [],
        files: results.flatMap(({ files }) => files).sort(),
        inlineScripts: results[0]?.inlineScripts ?? [],
        cards: results.flatMap(({ cards }) => cards),
      }
    },
    close: async () => {
      await Promise.all(threads.map(({ close }) => close()))
    },
  }
}
