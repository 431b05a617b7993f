/*
 * Entry of the server bundle, run in each worker thread of a build (src/build/render-pages.ts): renders its share of the
 * pages through vite-plugin-ssr and writes each as it is rendered.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { renderPage } from 'vite-plugin-ssr/server'
import { createCatalogue } from '../src/catalogue/catalogue.ts'
import type { PrerenderJob, PrerenderReport } from '../src/build/prerender-job.ts'
import { LOCALES } from '../src/i18n/locale.ts'
import { localisePath } from '../src/i18n/localised-path.ts'
import type { ScreenServerModule } from '../src/routing/screen.ts'
import { assetsFromManifest } from './assets.ts'
import type { PageContext, PageContextInit } from './page-context.ts'

/** Pages claimed at a time: few enough that threads end together, many enough that claiming costs nothing. */
const BATCH = 16

const screens = import.meta.glob<ScreenServerModule>('/pages/*/*.page.server.ts', { eager: true })

async function work({ snapshot, buildId, bundleDir, outDir, next }: PrerenderJob): Promise<void> {
  const catalogue = createCatalogue(snapshot)
  const assets = assetsFromManifest(JSON.parse(readFileSync(join(bundleDir, 'assets.json'), 'utf8')))
  const paths = Object.values(screens).flatMap((screen) => screen.paths(catalogue))
  const urls = [...paths, '/404'].flatMap((path) => LOCALES.map((locale) => localisePath(locale, path)))
  const counter = new Int32Array(next)
  let done = 0
  let bytes = 0
  for (let start = claim(counter); start < urls.length; start = claim(counter)) {
    const batch = urls.slice(start, start + BATCH)
    for (const urlOriginal of batch) {
      const written = await writePage({ urlOriginal, catalogue, buildId, assets }, outDir)
      bytes += written
    }
    done += batch.length
    report({ type: 'progress', pages: batch.length, total: urls.length })
  }
  report({ type: 'done', pages: done, bytes, paths })
}

function claim(counter: Int32Array): number {
  return Atomics.add(counter, 0, BATCH)
}

/** Renders a page and writes its document and its payload. Returns the bytes written. */
async function writePage(init: PageContextInit, outDir: string): Promise<number> {
  const pageContext = (await renderPage(init)) as unknown as PageContext & Rendered
  const { urlOriginal } = init
  const is404 = urlOriginal.endsWith('/404')
  const { errorWhileRendering, httpResponse, payload } = pageContext
  if (errorWhileRendering || httpResponse?.statusCode !== (is404 ? 404 : 200)) {
    throw new Error(`${urlOriginal} was not rendered`, { cause: errorWhileRendering })
  }
  const html = httpResponse.body
  if (is404) return write(`${join(outDir, urlOriginal)}.html`, html)
  const folder = join(outDir, urlOriginal)
  return write(join(folder, 'index.html'), html) + write(join(folder, '_payload.json'), JSON.stringify(payload))
}

type Rendered = { httpResponse: { statusCode: number; body: string } | null }

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
