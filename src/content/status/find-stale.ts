import { isLocale } from '../../base/i18n/locale.ts'
import type { Version } from './read-history.ts'

/** A text whose Chinese is no longer the one that its English was written for. */
export type StaleField = { field: string; since: string }

/** Both languages of a text at a place; the place has no numbers, so that items of lists may move. */
type Pair = { field: string; place: string; zh: string; en: string }

/** Returns the texts of a record as it was read, with those in one language only. */
export function listPairs(value: unknown, field = ''): Pair[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item, index) => listPairs(item, `${field}[${index}]`))
  const fields = value as Record<string, unknown>
  const keys = Object.keys(fields)
  if (keys.length > 0 && keys.every(isLocale)) {
    const { zh = '', en = '' } = fields
    if (typeof zh === 'string' && typeof en === 'string')
      return [{ field, place: field.replaceAll(/\[\d+\]/g, '[]'), zh, en }]
  }
  return keys.flatMap((key) => listPairs(fields[key], field ? `${field}.${key}` : key))
}

/** A record at some time: its own file and its long text, as far as it has them. */
export type State = { at: string; record: unknown }

/** Joins the versions of a record's files: its states from the oldest to the newest. */
export function joinVersions(
  files: readonly { part: 'record' | 'zh' | 'en'; versions: readonly Version[] }[],
  prose = 'body',
): State[] {
  const changes = files
    .flatMap(({ part, versions }) => versions.map((version) => ({ part, ...version })))
    .map((change, index) => ({ ...change, index }))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.index - b.index)
  const now: { record: object; zh?: string; en?: string } = { record: {} }
  const states = new Map<string, State>()
  for (const { part, at, text } of changes) {
    if (part === 'record') now.record = parse(text) ?? now.record
    else now[part] = text.trim()
    const { zh, en } = now
    const hasProse = zh !== undefined || en !== undefined
    // Of files that one commit changed, the state after the last counts.
    states.set(at, { at, record: { ...now.record, ...(hasProse && { [prose]: { zh: zh ?? '', en: en ?? '' } }) } })
  }
  return [...states.values()]
}

/**
 * Finds the texts of which the Chinese was changed after the English: the English is as it was when it was written, and
 * then it stood beside other Chinese. `states` end with the present one.
 */
export function findStale(states: readonly State[]): StaleField[] {
  const newest = states.at(-1)
  if (!newest) return []
  const older = states
    .slice(0, -1)
    .toReversed()
    .map(({ at, record }) => ({ at, pairs: groupByPlace(listPairs(record)) }))
  return listPairs(newest.record).flatMap(({ field, place, zh, en }) => {
    if (zh === '' || en === '') return []
    let since = newest.at
    let hasChanged = false
    let isFresh = true
    for (const { at, pairs } of older) {
      const same = (pairs.get(place) ?? []).filter((pair) => pair.en === en)
      if (same.length === 0) break
      isFresh = same.some((pair) => pair.zh === zh)
      if (!isFresh) hasChanged = true
      else if (!hasChanged) since = at
    }
    return isFresh ? [] : [{ field, since }]
  })
}

function groupByPlace(pairs: readonly Pair[]): Map<string, Pair[]> {
  const groups = new Map<string, Pair[]>()
  for (const pair of pairs) groups.set(pair.place, [...(groups.get(pair.place) ?? []), pair])
  return groups
}

function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
