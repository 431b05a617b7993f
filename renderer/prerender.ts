/*
 * Entry of the server bundle, run in each worker thread of a build (src/build/render-pages.ts): renders its share of the
 * pages through vite-plugin-ssr and writes each as it is rendered.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { PrerenderJob, PrerenderReport } from '../src/build/prerender-job.ts'
import { createCatalogue } from '../src/catalogue/catalogue.ts'
import { assetsFromManifest } from './assets.ts'
import { listPages } from './list-pages.ts'
import { createRenderer } from './render-page.ts'

/** Pages claimed at a time: few enough that threads end together, many enough that claiming costs nothing. */
const BATCH = 16

async function work({ snapshot, buildId, bundleDir, outDir, next }: PrerenderJob): Promise<void> {
  const catalogue = createCatalogue(snapshot)
  const assets = assetsFromManifest(JSON.parse(readFileSync(join(bundleDir, 'assets.json'), 'utf8')))
  const render = createRenderer({ catalogue, buildId, assets })
  const pages = listPages(catalogue)
  const counter = new Int32Array(next)
  let bytes = 0
  let done = 0
  for (let start = claim(counter); start < pages.length; start = claim(counter)) {
    const batch = pages.slice(start, start + BATCH)
    for (const page of batch) {
      const { html, payload } = await render(page)
      // An error page stands beside the pages and has nothing to navigate to.
      bytes += page.screen
        ? write(join(outDir, page.url, 'index.html'), html) +
          write(join(outDir, page.url, '_payload.json'), JSON.stringify(payload))
        : write(`${join(outDir, page.url)}.html`, html)
    }
    done += batch.length
    report({ type: 'progress', pages: batch.length, total: pages.length })
  }
  report({ type: 'done', pages: done, bytes, urls: pages.filter(({ screen }) => screen).map(({ url }) => url) })
}

function claim(counter: Int32Array): number {
  return Atomics.add(counter, 0, BATCH)
}

/** Writes at once: this thread has nothing to do meanwhile, and a promise for each file costs more than it saves. Returns bytes. */
function write(path: string, text: string): number {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return Buffer.byteLength(text)
}

function report(message: PrerenderReport): void {
  parentPort?.postMessage(message)
}

// workerData is what render-pages.ts of the same project passes.
if (parentPort) await work(workerData as PrerenderJob)
