import type { Catalogue } from '../../content/catalogue.ts'
import { sumByDay, sumCounts, type SummedRow } from '../database/insight-counts.ts'
import type { Database } from '../database/open-database.ts'
import { taipeiDay } from '../taipei-time.ts'
import { percentileOf, VITALS, type Vital } from './vitals.ts'

/** How many days back can be asked for. */
export const PERIODS = [7, 28, 90] as const

/** Rows of a list: further ones are rare. */
const MAX_ROWS = 50
const DAY_MS = 24 * 60 * 60 * 1000

type Histogram = Map<number, number>

/** Describes what was counted in the last days, today included, for the desk. */
export async function describeInsight(database: Database, catalogue: Catalogue, days: number, now = Date.now()) {
  const listed = listDays(days, now)
  const from = listed[0] ?? taipeiDay(now)
  const list = (kind: 'unfound' | 'sheet' | 'missing') =>
    sumCounts(database, { from, kinds: [kind], limit: MAX_ROWS + 1 })
  const [unfound, sheets, missing, speed, found, painted] = await Promise.all([
    list('unfound'),
    list('sheet'),
    list('missing'),
    sumCounts(database, { from, kinds: VITALS }),
    sumByDay(database, { from, kinds: ['unfound', 'sheet', 'missing'] }),
    sumByDay(database, { from, kinds: ['lcp'] }),
  ])
  const countOn = (day: string, kind: string) =>
    found.reduce((sum, row) => (row.day === day && row.kind === kind ? sum + row.count : sum), 0)
  return {
    days,
    from,
    to: taipeiDay(now),
    templates: describeSpeed(speed),
    unfound: namedIn(unfound).map(({ name, detail, count }) => ({ term: name, language: detail, count })),
    sheets: namedIn(sheets).map(({ name, detail, count }) => {
      return { code: name, model: catalogue.product(name)?.model ?? name, language: detail, count }
    }),
    missing: namedIn(missing).map(({ name, detail, count }) => ({ path: name, referrer: detail, count })),
    byDay: listed.map((day) => ({
      day,
      lcp: round('lcp', percentileOf('lcp', histogramOf(painted.filter((row) => row.day === day)))),
      unfound: countOn(day, 'unfound'),
      sheets: countOn(day, 'sheet'),
      missing: countOn(day, 'missing'),
    })),
  }
}

/** Describes how fast the pages of each screen were, those with the most visits first. */
function describeSpeed(rows: readonly SummedRow[]) {
  const names = [...new Set(rows.map(({ name }) => name))]
  return names
    .map((template) => {
      const of = (vital: Vital) => histogramOf(rows.filter(({ kind, name }) => kind === vital && name === template))
      const histograms = VITALS.map((vital) => [vital, of(vital)] as const)
      const visits = Math.max(...histograms.map(([, counts]) => sumOf(counts)))
      const [lcp, inp, cls] = histograms.map(([vital, counts]) => round(vital, percentileOf(vital, counts)))
      return { template, visits, lcp: lcp ?? null, inp: inp ?? null, cls: cls ?? null }
    })
    .toSorted((a, b) => b.visits - a.visits)
}

/** Only `vitals.ts` writes the details of speed. */
function histogramOf(rows: readonly { detail: string; count: number }[]): Histogram {
  const counts: Histogram = new Map()
  for (const { detail, count } of rows) counts.set(Number(detail), (counts.get(Number(detail)) ?? 0) + count)
  return counts
}

/** The rows with a name: the charts have the rest in their sums. */
function namedIn(rows: readonly SummedRow[]): SummedRow[] {
  return rows.filter(({ name }) => name !== '').slice(0, MAX_ROWS)
}

function round(vital: Vital, value: number | undefined): number | null {
  if (value === undefined) return null
  return vital === 'cls' ? Math.round(value * 1000) / 1000 : Math.round(value)
}

function sumOf(counts: Histogram): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}

/** Lists the last days in Taipei, today the last one. */
function listDays(days: number, now: number): string[] {
  return Array.from({ length: days }, (_, index) => taipeiDay(now - (days - 1 - index) * DAY_MS))
}
