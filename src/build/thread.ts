import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

/** A thread that runs an entry of the server bundle. */
export type Thread<Job, Report extends { type: string }> = {
  /** Sends a job, and resolves with the report of type `done`. Rejects when the thread ends before. */
  run: (job: Job, onReport: (report: Report) => void) => Promise<Extract<Report, { type: 'done' }>>
  close: () => Promise<unknown>
}

/** Starts a thread that loads modules of the server bundle, one after the other, and then waits for jobs. */
export function startThread<Job, Report extends { type: string }>(
  serverDir: string,
  modules: readonly string[],
): Thread<Job, Report> {
  const source = modules
    .map((name) => `await import(${JSON.stringify(pathToFileURL(join(serverDir, name)).href)})`)
    .join('\n')
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`), {
    env: { ...process.env, NODE_ENV: 'production' },
    // Rendering makes much short-lived text: with room for it, collecting takes half the time.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
    // The bundle is plain JavaScript: it needs none of the loaders of this process.
    execArgv: [],
  })
  const ended = new Promise<never>((_, reject) => {
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`A thread of ${modules.at(-1)} ended with code ${code}`)))
  })
  // Whoever waits for a result sees it; a thread that is closed unused ends with nobody waiting.
  ended.catch(() => {})
  const run = (job: Job, onReport: (report: Report) => void) => {
    const result = new Promise<Extract<Report, { type: 'done' }>>((resolve) => {
      const listen = (report: Report) => {
        onReport(report)
        if (report.type !== 'done') return
        worker.off('message', listen)
        // The type that was asked for above.
        resolve(report as Extract<Report, { type: 'done' }>)
      }
      worker.on('message', listen)
    })
    worker.postMessage(job)
    return Promise.race([result, ended])
  }
  return { run, close: () => worker.terminate() }
}

/** A counter that threads share, at 0. */
export function sharedCounter(): SharedArrayBuffer {
  return new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
}
