import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { PrerenderJob, PrerenderReport } from './prerender-job.ts'

export type RenderedPages = {
  /** Documents written, error pages included. */
  pages: number
  bytes: number
  /** Paths of pages, with language. */
  urls: readonly string[]
  /** Texts of the scripts that stand in documents. */
  inlineScripts: readonly string[]
}

type RenderOptions = Omit<PrerenderJob, 'bundleDir' | 'next'> & {
  onProgress: (done: number, total: number) => void
}

export type Renderers = {
  /**
   * Renders all pages of both languages, once; threads take pages from one shared counter. Rejects with the first error; what
   * was written by then is left to the caller.
   */
  renderPages: (options: RenderOptions) => Promise<RenderedPages>
  /** Ends the threads. */
  close: () => Promise<void>
}

/** A worker that renders: loads the build of vite-plugin-ssr, then the entry that takes pages. */
const workerSource = (serverDir: string) => `
  await import(${JSON.stringify(pathToFileURL(join(serverDir, 'importBuild.cjs')).href)})
  await import(${JSON.stringify(pathToFileURL(join(serverDir, 'prerender.mjs')).href)})
`

/** Starts a rendering thread on every core. They load the bundle meanwhile, and wait for what is to be rendered. */
export function startRenderers(bundleDir: string): Renderers {
  const workers = Array.from({ length: availableParallelism() }, () => startWorker(bundleDir))
  return {
    renderPages: async ({ onProgress, ...shared }) => {
      let done = 0
      const onReport = (report: PrerenderReport) => {
        if (report.type !== 'progress') return
        done += report.pages
        onProgress(done, report.total)
      }
      const job = { ...shared, bundleDir, next: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT) }
      const results = await Promise.all(workers.map(({ run }) => run(job, onReport)))
      return {
        pages: results.reduce((sum, result) => sum + result.pages, 0),
        bytes: results.reduce((sum, result) => sum + result.bytes, 0),
        urls: results[0]?.urls ?? [],
        inlineScripts: results[0]?.inlineScripts ?? [],
      }
    },
    close: async () => {
      await Promise.all(workers.map(({ worker }) => worker.terminate()))
    },
  }
}

type Done = Extract<PrerenderReport, { type: 'done' }>

function startWorker(bundleDir: string) {
  const worker = new Worker(
    new URL(`data:text/javascript,${encodeURIComponent(workerSource(join(bundleDir, 'server')))}`),
    {
      env: { ...process.env, NODE_ENV: 'production' },
      // Rendering makes much short-lived text: with room for it, collecting takes half the time.
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
      // The bundle is plain JavaScript: it needs none of the loaders of this process.
      execArgv: [],
    },
  )
  const ended = new Promise<never>((_, reject) => {
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`A rendering thread ended with code ${code}`)))
  })
  // Whoever waits for a result sees it; a thread that is closed unused ends with nobody waiting.
  ended.catch(() => {})
  const run = (job: PrerenderJob, onReport: (report: PrerenderReport) => void): Promise<Done> => {
    const result = new Promise<Done>((resolve) => {
      worker.on('message', (report: PrerenderReport) => {
        onReport(report)
        if (report.type === 'done') resolve(report)
      })
    })
    worker.postMessage(job)
    return Promise.race([result, ended])
  }
  return { worker, run }
}
