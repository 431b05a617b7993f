import type { Locale } from '../../../base/i18n/locale.ts'
import { type Parts, type PartsFile, readParts } from './parts.ts'
import { partsPath } from './parts-path.ts'

const LIMIT_MS = 20_000

let loading: Promise<Parts> | undefined

/** Loads what a schedule knows of products, once. Rejects if there is no answer in time, or one of another format; the next call tries again. */
export function loadParts(locale: Locale): Promise<Parts> {
  loading ??= load(partsPath(locale)).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(path: string): Promise<Parts> {
  const response = await fetch(path, { signal: AbortSignal.timeout(LIMIT_MS) })
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`)
  // Written by door-schedule.page.server.ts.
  const parts = readParts((await response.json()) as PartsFile)
  if (!parts) throw new Error(`${path}: another format`)
  return parts
}
