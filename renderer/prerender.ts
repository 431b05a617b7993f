/*
 * Entry of the server bundle, run in each worker thread of a build (src/build/render-pages.ts): makes its share of the
 * files derived from content. Pages are rendered through vite-plugin-ssr; each file is written as soon as it is
 * rendered.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import type { PrerenderJob, PrerenderReport } from '../src/build/prerender-job.ts'
import { createCatalogue } from '../src/catalogue/catalogue.ts'
import { chunk } from '../src/chunk.ts'
import type { SocialCard } from '../src/documents/social-card.ts'
import { assetsFromManifest } from './assets.ts'
import { INLINE_SCRIPTS } from './document.tsx'
import { listFiles } from './list-files.ts'
import { listPages, type PageToRender } from './list-pages.ts'
import { createCardPublisher } from './publish-card.ts'
import { createRenderer } from './render-page.ts'

/**
 * Pages taken at a time: few enough that all threads finish at about the same time, many enough that the shared counter
 * costs nothing.
 */
const BATCH = 16

/** The unit of work that a thread takes. */
type Task = () => void | Promise<void>

type Done = Extract<PrerenderReport, { type: 'done' }>

async function work({ snapshot, buildId, bundleDir, outDir, documentHash, next }: PrerenderJob): Promise<void> {
  const catalogue = createCatalogue(snapshot)
  const cards: SocialCard[] = []
  const publishCard =
    documentHash === undefined ? undefined : createCardPublisher({ catalogue, outDir, documentHash, cards })
  const assets = assetsFromManifest(JSON.parse(readFileSync(join(bundleDir, 'assets.json'), 'utf8')))
  const render = createRenderer({ catalogue, buildId, assets, publishCard })
  const pages = listPages(catalogue)
  const urls = pages.filter(({ screen }) => screen).map(({ url }) => url)
  const done: Done = { type: 'done', pages: 0, bytes: 0, urls, files: [], inlineScripts: INLINE_SCRIPTS, cards }

  const writePage = async (page: PageToRender) => {
    const { html, payload } = await render(page)
    done.pages += 1
    // An error page is written beside the pages and has no payload.
    if (!page.screen) {
      done.bytes += write(`${join(outDir, page.url)}.html`, html)
      return
    }
    const folder = join(outDir, page.url)
    done.bytes +=
      write(join(folder, 'index.html'), html) + write(join(folder, '_payload.json'), JSON.stringify(payload))
  }
  const tasks: Task[] = [
    ...listFiles(catalogue, buildId).map((makeFiles) => () => {
      for (const [path, text] of makeFiles()) {
        write(join(outDir, path), text)
        done.files.push(path)
      }
    }),
    ...chunk(pages, BATCH).map((batch) => async () => {
      for (const page of batch) await writePage(page)
      report({ type: 'progress', pages: batch.length, total: pages.length })
    }),
  ]
  const counter = new Int32Array(next)
  for (let task = claim(counter); task < tasks.length; task = claim(counter)) await tasks[task]?.()
  report(done)
}

function claim(counter: Int32Array): number {
  return Atomics.add(counter, 0, 1)
}

const folders = new Set<string>()

/**
 * Writes synchronously: this thread has no other work, and a promise per file costs more than it saves. Returns the
 * number of bytes.
 */
function write(path: string, text: string): number {
  const folder = dirname(path)
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
  folders.add(folder)
  writeFileSync(path, text)
  return Buffer.byteLength(text)
}

function report(message: PrerenderReport): void {
  parentPort?.postMessage(message)
}

// Messages come from render-pages.ts of the same project. An error ends the thread, and the build with it.
parentPort?.once('message', (job: PrerenderJob) => void work(job))
