import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Prerendered, PrerenderJob, PrerenderReport } from './prerender-job.ts'
import { collectGarbage, sharedCounter, startThread } from './thread.ts'

export type RenderedPages = Prerendered

type RenderOptions = Omit<PrerenderJob, 'bundleDir' | 'next'> & {
  onProgress: (done: number, total: number) => void
}

export type Renderers = {
  /**
   * Renders all pages of both languages and writes their other files, then ends the threads, whose memory documents
   * need; threads take tasks from one shared counter. Rejects with the first error; the caller removes what was written
   * until then.
   */
  renderPages: (options: RenderOptions) => Promise<RenderedPages>
  /** Ends the threads, if they still run. */
  close: () => Promise<void>
}

/** A rendering thread loads the build of vite-plugin-ssr, then the entry that renders pages. */
const MODULES = ['importBuild.cjs', 'prerender.mjs']

/** Starts a rendering thread on every core. The threads load the bundle, and wait for jobs. */
export function startRenderers(bundleDir: string): Renderers {
  const threads = Array.from({ length: availableParallelism() }, () =>
    startThread<PrerenderJob, PrerenderReport>(join(bundleDir, 'server'), MODULES),
  )
  const close = async () => {
    await Promise.all(threads.map((thread) => thread.close()))
  }
  return {
    renderPages: async ({ onProgress, ...shared }) => {
      let done = 0
      const onReport = (report: PrerenderReport) => {
        if (report.type !== 'progress') return
        done += report.pages
        onProgress(done, report.total)
      }
      const job = { ...shared, bundleDir, next: sharedCounter() }
      const running = threads.map(({ run }) => run(job, onReport))
      // Reading 5,000 products leaves 100 MB of garbage.
      collectGarbage()
      const results = await Promise.all(running)
      await close()
      return {
        pages: sum(results, ({ pages }) => pages),
        rendered: sum(results, ({ rendered }) => rendered),
        drawn: sum(results, ({ drawn }) => drawn),
        urls: results[0]?.urls ?? [],
        shared: results[0]?.shared ?? { all: [], of: {} },
        units: Object.fromEntries(results.flatMap(({ units }) => Object.entries(units))),
        made: Object.fromEntries(results.flatMap(({ made }) => Object.entries(made))),
        inlineScripts: results[0]?.inlineScripts ?? [],
        documents: results.flatMap(({ documents }) => documents),
      }
    },
    close,
  }
}

function sum(results: readonly Prerendered[], count: (result: Prerendered) => number): number {
  return results.reduce((total, result) => total + count(result), 0)
}
