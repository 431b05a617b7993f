/*
 * Run manually, `npm run bench -- search [1000 10000]`: builds the search of the real catalogue and of generated ones
 * in both languages like a build. Prints the bytes until the first results of typical queries are shown, and the time
 * of a keystroke. Exits with code 1 if a limit is exceeded.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { readArguments } from '../../src/base/command-line/read-arguments.ts'
import { loadSnapshot } from '../../src/content/load-snapshot.ts'
import type { Snapshot } from '../../src/content/snapshot.ts'
import { LOCALES, type Locale } from '../../src/base/i18n/locale.ts'
import { searchDocuments } from '../../src/web/features/search/documents.ts'
import { loadSearch } from '../../src/web/features/search/load-search.ts'
import { packSearch } from '../../src/web/features/search/pack-search.ts'
import { SEARCH_KINDS } from '../../src/web/features/search/search-record.ts'
import { searchPath } from '../../src/web/features/search/search-files.ts'
import { generateContent } from './generate-content.ts'
import { CONTENT_FOLDER } from '../../src/base/vendor-folder.ts'

const SIZES = [1000, 5000, 10_000]
const KB = 1000
/** As the publisher compresses these files. */
const BROTLI_QUALITY = 11
/** The required limits. */
const MAX_KB = 60
const MAX_KEYSTROKE_MS = 30
/** Results of a kind that the panel shows. */
const SHOWN = 5
const ROUNDS = 3

/** Queries whose bytes are printed: a model, a Chinese word, an English word, a single letter. */
const TYPICAL = ['GN-00042', '門禁', 'camera', 'd']
const REAL_MODEL = 'AC-F520-P'

const TYPED: Record<Locale, string[]> = {
  zh: ['門口機', '人臉辨識機', 'PoE 攝影機', 'GN-00042', '監視器', '防護等級 IP65', 'access control', '一條網路線'],
  en: [
    'door station',
    'face terminal',
    'poe camera',
    'GN-00042',
    'licence plate',
    'ingress rating',
    '門禁',
    'network cable',
  ],
}

const root = process.cwd()
const publicDir = join(root, 'public')
const pagesDir = join(root, 'pages')
const dataDir = join(root, CONTENT_FOLDER)
const { positionals } = readArguments({ usage: 'npm run bench -- search [<products>…]', positionals: [0, Infinity] })
const sizes = positionals.map(Number).filter(Boolean)

const real = await loadSnapshot({ contentDir: dataDir, publicDir, pagesDir })
await measure(`real catalogue, ${real.product.length} products`, real)
for (const size of sizes.length > 0 ? sizes : SIZES) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  generateContent(dataDir, folder, size)
  const snapshot = await loadSnapshot({ contentDir: folder, publicDir, pagesDir })
  rmSync(folder, { recursive: true, force: true })
  await measure(`${size} products`, snapshot)
}

async function measure(name: string, snapshot: Snapshot): Promise<void> {
  for (const locale of LOCALES) {
    const started = performance.now()
    const files = packSearch(searchDocuments(snapshot, locale), locale)
    const packing = performance.now() - started
    const first = sizeOf(files, [searchPath(locale)])
    const queries = TYPICAL.map((query) => (snapshot === real ? query.replace('GN-00042', REAL_MODEL) : query))
    const loaded: string[] = []
    for (const query of queries) {
      const size = sizeOf(files, await filesFor(query, files, locale))
      loaded.push(`"${query}" ${size.toFixed(1)}`)
      if (size > MAX_KB) process.exitCode = 1
    }
    const times = await keystrokes(files, locale)
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
    if (at(0.95) >= MAX_KEYSTROKE_MS) process.exitCode = 1
    console.log(
      [
        `${name} (${locale})`.padEnd(32),
        `${files.size} files, first ${first.toFixed(1)} KB brotli`,
        `KB until the first results: ${loaded.join(', ')}`,
        `keystroke p50 ${at(0.5).toFixed(2)} ms, p95 ${at(0.95).toFixed(2)} ms, worst ${at(1 - 1 / times.length).toFixed(2)} ms`,
        `made in ${(packing / 1000).toFixed(2)} s`,
      ].join(' | '),
    )
  }
}

function sizeOf(files: ReadonlyMap<string, string>, paths: readonly string[]): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  return paths.reduce((sum, path) => sum + brotliCompressSync(files.get(path) ?? '', { params }).length, 0) / KB
}

/** Returns the files that a query loads if it is the first, including the records of its results. */
async function filesFor(query: string, files: ReadonlyMap<string, string>, locale: Locale): Promise<string[]> {
  const loaded = new Set<string>()
  const search = await loadSearch(locale, async (path) => {
    loaded.add(path)
    return JSON.parse(files.get(path) ?? '')
  })
  const { hits } = await search.search(query)
  const shown = SEARCH_KINDS.flatMap((kind) => hits.filter((hit) => hit.kind === kind).slice(0, SHOWN))
  await search.records(shown.map(({ id }) => id))
  return [...loaded]
}

/** Returns the sorted milliseconds of each keystroke of each query, in a loaded search. */
async function keystrokes(files: ReadonlyMap<string, string>, locale: Locale): Promise<number[]> {
  const search = await loadSearch(locale, async (path) => JSON.parse(files.get(path) ?? ''))
  const typed = TYPED[locale].flatMap((query) => [...query].map((_sign, place) => query.slice(0, place + 1)))
  // The first round loads the parts, and warms up the engine like a visitor's first letters.
  for (const query of typed) await search.search(query)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of typed) {
      const started = performance.now()
      await search.search(query)
      times.push(performance.now() - started)
    }
  }
  return times.toSorted((a, b) => a - b)
}
