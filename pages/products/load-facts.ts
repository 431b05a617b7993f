import { takeEarly } from '../../src/browser/early-file.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import { LOAD_LIMIT_MS } from '../../src/payloads/load-limit.ts'
import type { FactsFile } from './facts-file.ts'
import { factsPath } from './facts-path.ts'
import type { Facts } from './unpack-facts.ts'

const importCode = () => import('./unpack-facts.ts')

let loading: Promise<Facts> | undefined
let loaded: Facts | undefined

// The address has a filter: the code is needed as soon as the page is hydrated. A failure is reported when it is used.
if (typeof location === 'object' && location.search) importCode().catch(() => {})

/** Returns the facts if they were loaded in this document. Undefined on the server. */
export function loadedFacts(): Facts | undefined {
  return loaded
}

/** Loads the facts of this document's language and the code that reads them, once. Rejects if there is no answer in time; the next call tries again. */
export function loadFacts(locale: Locale): Promise<Facts> {
  loading ??= load(factsPath(locale)).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(path: string): Promise<Facts> {
  const [{ unpackFacts }, file] = await Promise.all([importCode(), fetchFacts(path)])
  loaded = unpackFacts(file)
  return loaded
}

async function fetchFacts(path: string): Promise<FactsFile> {
  const response = await (takeEarly(path) ?? fetch(path, { signal: AbortSignal.timeout(LOAD_LIMIT_MS) }))
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`)
  // Written by pack-facts.ts; unpackFacts checks the format.
  return (await response.json()) as FactsFile
}
