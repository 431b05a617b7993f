import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Worker } from 'node:worker_threads'

/**
 * How far a heap may outgrow what is alive in it before it is collected, in percent; V8's own 100 to 300 keep garbage
 * of several times that size in every thread.
 */
const HEAP_GROWTH = 20
/** Semi-spaces of new objects: rendering allocates many short-lived strings. */
const YOUNG_GENERATION_MB = 16

/** A worker thread that runs an entry of the server bundle. */
export type Thread<Job, Report extends { type: string }> = {
  /** Sends a job, and resolves with the report of type `done`. Rejects if the thread ends before. */
  run: (job: Job, onReport: (report: Report) => void) => Promise<Extract<Report, { type: 'done' }>>
  close: () => Promise<unknown>
}

/** Starts a thread that loads modules of the server bundle in order, and then waits for jobs. */
export function startThread<Job, Report extends { type: string }>(
  serverDir: string,
  modules: readonly string[],
): Thread<Job, Report> {
  const source = modules
    .map((name) => `await import(${JSON.stringify(pathToFileURL(join(serverDir, name)).href)})`)
    .join('\n')
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`)
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`), {
    env: { ...process.env, NODE_ENV: 'production' },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    // The bundle is plain JavaScript: it needs none of the loaders of this process.
    execArgv: [],
  })
  const ended = new Promise<never>((_, reject) => {
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`A thread of ${modules.at(-1)} ended with code ${code}`)))
  })
  // Callers of `run` get the rejection; without a caller, the rejection of a closed thread must not be unhandled.
  ended.catch(() => {})
  const run = (job: Job, onReport: (report: Report) => void) => {
    const result = new Promise<Extract<Report, { type: 'done' }>>((resolve) => {
      const listen = (report: Report) => {
        onReport(report)
        if (report.type !== 'done') return
        worker.off('message', listen)
        // The type that was checked above.
        resolve(report as Extract<Report, { type: 'done' }>)
      }
      worker.on('message', listen)
    })
    worker.postMessage(job)
    return Promise.race([result, ended])
  }
  return { run, close: () => worker.terminate() }
}

/** Collects this thread's garbage now: while it only waits for others, V8 would keep it for a long time. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  // The function that the option adds to each new context; its type is not declared.
  const collect = runInNewContext('gc') as () => void
  collect()
}

/** Returns a counter shared by threads, starting at 0. */
export function sharedCounter(): SharedArrayBuffer {
  return new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
}
