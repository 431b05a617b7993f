import { takeEarlyResponse } from '../browser/early-file.ts'
import { LOAD_LIMIT_MS } from './load-limit.ts'

/** Loads what the filters of a list know of all its items, once a document. */
export type FactsLoader<Facts, Language> = {
  /** Returns the facts if they were loaded in this document. Undefined on the server. */
  loaded: () => Facts | undefined
  /** Loads them; calls at the same time share a request. Rejects if that fails, and the next call tries again. */
  load: (language: Language) => Promise<Facts>
}

/** Returns a loader that keeps what `read` returns. A document has one language, and so has its loader. */
export function createFactsLoader<Facts, Language>(
  read: (language: Language) => Promise<Facts>,
): FactsLoader<Facts, Language> {
  let loaded: Facts | undefined
  let loading: Promise<Facts> | undefined
  return {
    loaded: () => loaded,
    load: (language) => {
      loading ??= read(language).then(
        (facts) => (loaded = facts),
        (error: unknown) => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
  }
}

/** Fetches a file of facts, or takes it if the document asked for it early. Rejects if there is no answer in time, or an error. */
export async function fetchFacts(path: string): Promise<unknown> {
  const response = await (takeEarlyResponse(path) ?? fetch(path, { signal: AbortSignal.timeout(LOAD_LIMIT_MS) }))
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`)
  return response.json()
}
