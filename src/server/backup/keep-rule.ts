import { UsageError } from '../../base/command-line/parse-arguments.ts'
import { taipeiTime } from '../taipei-time.ts'

const MS_PER_DAY = 86_400_000

/** Which span of time a moment is in, as text: of each of the last spans that have backups, the newest is kept. */
const SPANS = {
  last: (time: number) => String(time),
  hourly: (time: number) => taipeiTime(time).slice(0, 13),
  daily: (time: number) => taipeiTime(time).slice(0, 10),
  // A week begins on Monday: 5 January 1970 was one.
  weekly: (time: number) => String(Math.floor((Date.parse(taipeiTime(time).slice(0, 10)) / MS_PER_DAY - 4) / 7)),
  monthly: (time: number) => taipeiTime(time).slice(0, 7),
  yearly: (time: number) => taipeiTime(time).slice(0, 4),
} as const
type Span = keyof typeof SPANS

/** How many backups are kept of each span. */
export type KeepRule = ReadonlyMap<Span, number>

/**
 * Parses a rule. Throws a UsageError if it is not one, or keeps nothing.
 * @example parseKeepRule('daily=7,weekly=4,monthly=12')
 */
export function parseKeepRule(text: string): KeepRule {
  const rule = new Map<Span, number>()
  for (const part of text.split(',')) {
    const [, span = '', count = ''] = /^\s*(\w+)=(\d{1,6})\s*$/.exec(part) ?? []
    if (!isSpan(span) || rule.has(span))
      throw new UsageError(
        `--keep is "${text}", expected counts of ${Object.keys(SPANS).join(', ')}, each once: daily=7,weekly=4,monthly=12`,
      )
    rule.set(span, Number(count))
  }
  if ([...rule.values()].every((count) => count === 0)) throw new UsageError(`--keep "${text}" would keep nothing`)
  return rule
}

/** Returns the ids of the backups that a rule does not keep. The newest is always kept. */
export function chooseRemoved(backups: readonly { id: string; takenAt: string }[], rule: KeepRule): string[] {
  const newestFirst = backups.toSorted((a, b) => Date.parse(b.takenAt) - Date.parse(a.takenAt))
  const kept = new Set(newestFirst.slice(0, 1).map(({ id }) => id))
  for (const [span, count] of rule) {
    const spans = new Map<string, string>()
    for (const { id, takenAt } of newestFirst) {
      const name = SPANS[span](Date.parse(takenAt))
      if (!spans.has(name)) spans.set(name, id)
    }
    for (const id of [...spans.values()].slice(0, count)) kept.add(id)
  }
  return newestFirst.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
}

function isSpan(name: string): name is Span {
  return Object.hasOwn(SPANS, name)
}
