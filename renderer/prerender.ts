/*
 * Entry of the server bundle, run in each worker thread of a build (src/build/render-pages.ts): renders its share of the
 * pages through vite-plugin-ssr and writes each as it is rendered.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import type { PrerenderJob, PrerenderReport } from '../src/build/prerender-job.ts'
import { createCatalogue } from '../src/catalogue/catalogue.ts'
import type { SocialCard } from '../src/papers/social-card.ts'
import { assetsFromManifest } from './assets.ts'
import { createCardPublisher } from './publish-card.ts'
import { listPages } from './list-pages.ts'
import { INLINE_SCRIPTS } from './document.tsx'
import { createRenderer } from './render-page.ts'

/** Pages claimed at a time: few enough that threads end together, many enough that claiming costs nothing. */
const BATCH = 16

async function work({ snapshot, buildId, bundleDir, outDir, paperHash, next }: PrerenderJob): Promise<void> {
  const catalogue = createCatalogue(snapshot)
  const cards: SocialCard[] = []
  const publishCard = paperHash === undefined ? undefined : createCardPublisher({ catalogue, outDir, paperHash, cards })
  const assets = assetsFromManifest(JSON.parse(readFileSync(join(bundleDir, 'assets.json'), 'utf8')))
  const render = createRenderer({ catalogue, buildId, assets, publishCard })
  const pages = listPages(catalogue)
  let bytes = 0
  let done = 0
  const counter = new Int32Array(next)
  for (let start = claim(counter); start < pages.length; start = claim(counter)) {
    const batch = pages.slice(start, start + BATCH)
    for (const page of batch) {
      const { html, payload } = await render(page)
      // An error page stands beside the pages and has nothing to navigate to.
      if (page.screen) {
        const folder = join(outDir, page.url)
        mkdirSync(folder, { recursive: true })
        bytes += write(join(folder, 'index.html'), html) + write(join(folder, '_payload.json'), JSON.stringify(payload))
      } else {
        const file = `${join(outDir, page.url)}.html`
        mkdirSync(dirname(file), { recursive: true })
        bytes += write(file, html)
      }
    }
    done += batch.length
    report({ type: 'progress', pages: batch.length, total: pages.length })
  }
  const urls = pages.filter(({ screen }) => screen).map(({ url }) => url)
  report({ type: 'done', pages: done, bytes, urls, inlineScripts: INLINE_SCRIPTS, cards })
}

function claim(counter: Int32Array): number {
  return Atomics.add(counter, 0, BATCH)
}

/** Writes at once: this thread has nothing to do meanwhile, and a promise for each file costs more than it saves. Returns bytes. */
function write(path: string, text: string): number {
  writeFileSync(path, text)
  return Buffer.byteLength(text)
}

function report(message: PrerenderReport): void {
  parentPort?.postMessage(message)
}

// What render-pages.ts of the same project sends. What is thrown here ends the thread, and the build with it.
parentPort?.once('message', (job: PrerenderJob) => void work(job))
