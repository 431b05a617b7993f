/*
 * Run by both-ways-of-rendering.test.ts in a child process, because vite-plugin-ssr modifies the process that loads it:
 * renders every page with vite-plugin-ssr only, and prints the SHA-256 of each document by its address, as JSON.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { assetsFromManifest } from '../../renderer/assets.ts'
import { bundle } from '../../src/build/bundle.ts'
import { createCatalogue } from '../../src/content/catalogue.ts'
import { loadSnapshot, snapshotOptions } from '../../src/content/load-snapshot.ts'
import { BUNDLE_CACHE_DIR, ROOT, sha256 } from './run-build.ts'

// The reference site was built before: its bundle is cached.
const { bundleDir, code } = await bundle(ROOT, BUNDLE_CACHE_DIR)

/** Imports a module of the server's bundle. */
function load(file: string): Promise<unknown> {
  return import(pathToFileURL(join(bundleDir, 'server', file)).href)
}

// Registers the bundle with vite-plugin-ssr, as src/build/render-pages.ts does.
await load('importBuild.cjs')
// The bundle's modules have the exports of their sources.
const { renderThroughPlugin } = (await load('render-page.mjs')) as typeof import('../../renderer/render-page.ts')
const { listPages } = (await load('list-pages.mjs')) as typeof import('../../renderer/list-pages.ts')

const content = snapshotOptions(ROOT, process.env)
const snapshot = await loadSnapshot(content)
const catalogue = createCatalogue(snapshot)
const assets = assetsFromManifest(JSON.parse(readFileSync(join(bundleDir, 'assets.json'), 'utf8')))

const documents: Record<string, string> = {}
for (const page of listPages(catalogue)) {
  const { html } = await renderThroughPlugin({ urlOriginal: page.url, catalogue, code, assets }, page)
  documents[page.screen ? join(page.url, 'index.html') : `${page.url}.html`] = sha256(html)
}
process.stdout.write(`\n${JSON.stringify(documents)}\n`)
