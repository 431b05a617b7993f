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
}

type RenderOptions = Omit<PrerenderJob, 'next'> & { onProgress: (done: number, total: number) => void }

/** A worker that renders: loads the build of vite-plugin-ssr, then the entry that takes pages. */
const workerSource = (serverDir: string) => `
  await import(${JSON.stringify(pathToFileURL(join(serverDir, 'importBuild.cjs')).href)})
  await import(${JSON.stringify(pathToFileURL(join(serverDir, 'prerender.mjs')).href)})
`

/**
 * Renders all pages of both languages on every core; threads take pages from one shared counter.
 * Rejects with the first error; what was written by then is left to the caller.
 */
export async function renderPages({ onProgress, ...job }: RenderOptions): Promise<RenderedPages> {
  const next = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  let done = 0
  const onReport = (report: PrerenderReport) => {
    if (report.type !== 'progress') return
    done += report.pages
    onProgress(done, report.total)
  }
  const workers = Array.from({ length: availableParallelism() }, () => startWorker({ ...job, next }, onReport))
  try {
    const results = await Promise.all(workers.map(({ result }) => result))
    return {
      pages: results.reduce((sum, result) => sum + result.pages, 0),
      bytes: results.reduce((sum, result) => sum + result.bytes, 0),
      urls: results[0]?.urls ?? [],
    }
  } finally {
    await Promise.all(workers.map(({ worker }) => worker.terminate()))
  }
}

function startWorker(job: PrerenderJob, onReport: (report: PrerenderReport) => void) {
  const worker = new Worker(
    new URL(`data:text/javascript,${encodeURIComponent(workerSource(join(job.bundleDir, 'server')))}`),
    {
      workerData: job,
      env: { ...process.env, NODE_ENV: 'production' },
      // Rendering makes much short-lived text: with room for it, collecting takes half the time.
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
      // The bundle is plain JavaScript: it needs none of the loaders of this process.
      execArgv: [],
    },
  )
  const result = new Promise<Extract<PrerenderReport, { type: 'done' }>>((resolve, reject) => {
    worker.on('message', (report: PrerenderReport) => {
      onReport(report)
      if (report.type === 'done') resolve(report)
    })
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`A rendering thread ended with code ${code}`)))
  })
  return { worker, result }
}
