/*
 * Run manually, `npm run bench:search [-- 72 1000]`: builds the search of generated catalogues in both languages like a
 * build, and prints the size of its files, the bytes that a search loads and the time of a keystroke. Exits with code 1
 * if a limit is exceeded.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { loadSnapshot } from '../../src/catalogue/load-snapshot.ts'
import type { Snapshot } from '../../src/catalogue/snapshot.ts'
import { LOCALES, type Locale } from '../../src/i18n/locale.ts'
import { searchDocuments } from '../../src/search/documents.ts'
import { loadSearch } from '../../src/search/load-search.ts'
import { packSearch } from '../../src/search/pack-search.ts'
import { generateContent } from './generate-content.ts'

const SIZES = [72, 1000, 10_000]
const KB = 1000
const PATH = '/search/bench.json'
/** The required limits. */
const MAX_REAL_KB = 60
const MAX_LOADED_KB = 300
const MAX_KEYSTROKE_MS = 10
const JUDGED_SIZE = 1000

const QUERIES: Record<Locale, string[]> = {
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
const dataDir = join(root, 'src/catalogue/data')
const sizes = process.argv.slice(2).map(Number).filter(Boolean)

await measure(
  'real catalogue',
  await loadSnapshot({ contentDir: dataDir, publicDir }),
  ({ firstKb }) => firstKb <= MAX_REAL_KB,
)
for (const size of sizes.length > 0 ? sizes : SIZES) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  generateContent(dataDir, folder, size)
  const snapshot = await loadSnapshot({ contentDir: folder, publicDir })
  rmSync(folder, { recursive: true, force: true })
  await measure(`${size} products`, snapshot, ({ loadedKb, p95 }) => {
    return loadedKb <= MAX_LOADED_KB && (size !== JUDGED_SIZE || p95 < MAX_KEYSTROKE_MS)
  })
}

type Measures = { firstKb: number; loadedKb: number; p95: number }

async function measure(name: string, snapshot: Snapshot, isGood: (measures: Measures) => boolean): Promise<void> {
  for (const locale of LOCALES) {
    const started = performance.now()
    const files = packSearch(searchDocuments(snapshot, locale), PATH)
    const packing = performance.now() - started
    const sizeOf = remember((path) => brotliCompressSync(files.get(path) ?? '').length / KB)
    const loadedKb = await mostLoaded(files, locale, sizeOf)
    const times = await keystrokes(files, locale)
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
    const measures = { firstKb: sizeOf(PATH), loadedKb, p95: at(0.95) }
    console.log(
      [
        `${name} (${locale})`.padEnd(24),
        `${files.size} files, first ${measures.firstKb.toFixed(1)} KB brotli`,
        `a search loads at most ${loadedKb.toFixed(1)} KB`,
        `keystroke p50 ${at(0.5).toFixed(2)} ms, p95 ${measures.p95.toFixed(2)} ms, worst ${at(1 - 1 / times.length).toFixed(2)} ms`,
        `made in ${(packing / 1000).toFixed(2)} s`,
      ].join(' | '),
    )
    if (!isGood(measures)) process.exitCode = 1
  }
}

/** Returns the bytes that the largest query loads if it is the first, including the records of its results. */
async function mostLoaded(files: ReadonlyMap<string, string>, locale: Locale, sizeOf: (path: string) => number) {
  let most = 0
  for (const query of QUERIES[locale]) {
    const loaded = new Set<string>()
    const search = await loadSearch(PATH, async (path) => {
      loaded.add(path)
      return JSON.parse(files.get(path) ?? '')
    })
    const { hits } = await search.search(query)
    await search.records(hits.slice(0, 20).map(({ id }) => id))
    most = Math.max(
      most,
      [...loaded].reduce((sum, path) => sum + sizeOf(path), 0),
    )
  }
  return most
}

/** Returns the sorted milliseconds of each keystroke of each query, in a loaded search. */
async function keystrokes(files: ReadonlyMap<string, string>, locale: Locale): Promise<number[]> {
  const search = await loadSearch(PATH, async (path) => JSON.parse(files.get(path) ?? ''))
  const typed = QUERIES[locale].flatMap((query) => [...query].map((_sign, place) => query.slice(0, place + 1)))
  // The first round loads the parts, and warms up the engine like a visitor's first letters.
  for (const query of typed) await search.search(query)
  const times: number[] = []
  for (const query of [...typed, ...typed, ...typed]) {
    const started = performance.now()
    await search.search(query)
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)
}

function remember(work: (path: string) => number): (path: string) => number {
  const known = new Map<string, number>()
  return (path) => {
    const found = known.get(path) ?? work(path)
    known.set(path, found)
    return found
  }
}
