import type { Locale } from '../../../../base/i18n/locale.ts'
import type { JobRules } from './size-job.ts'
import { sizingsPath } from './sizings-path.ts'

const LIMIT_MS = 20_000
/** To be raised with every change of the rules: an open page does not read a file of another format. */
const SIZING_FORMAT = 1

/** A solution whose jobs can be sized. */
export type SizedSolution = { slug: string; title: string; rules: JobRules }

/** The file of all rules in one language, `_sizing.json`. */
export type SizingsFile = { format: number; solutions: SizedSolution[] }

/** Writes the file of rules. */
export function writeSizings(solutions: SizedSolution[]): string {
  return JSON.stringify({ format: SIZING_FORMAT, solutions } satisfies SizingsFile)
}

let loading: Promise<SizedSolution[]> | undefined

/** Loads the rules, once. Rejects if there is no answer in time, or one of another format; the next call tries again. */
export function loadSizings(locale: Locale): Promise<SizedSolution[]> {
  loading ??= load(sizingsPath(locale)).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(path: string): Promise<SizedSolution[]> {
  const response = await fetch(path, { signal: AbortSignal.timeout(LIMIT_MS) })
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`)
  // Written by door-schedule.page.server.ts.
  const { format, solutions } = (await response.json()) as SizingsFile
  if (format !== SIZING_FORMAT) throw new Error(`${path}: another format`)
  return solutions
}
