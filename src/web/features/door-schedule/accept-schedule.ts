import { DOOR_KINDS } from '../../../content/schema/door-kinds.ts'
import { MAX_ISSUES } from './issues.ts'
import { mergeItems } from './merge-items.ts'
import { newId } from './new-id.ts'
import {
  type Content,
  DEFAULT_RECORDING,
  type Door,
  type Issue,
  type Item,
  MAX_ALIKE,
  MAX_DAYS,
  MAX_DOORS,
  MAX_ELSEWHERE,
  MAX_ITEMS,
  MAX_MBPS,
  MAX_QUANTITY,
  MAX_REMARKS,
  MAX_SHORT_TEXT,
  MIN_MBPS,
  type Recording,
  type Schedule,
} from './schedule.ts'

/** A schedule as it was read; not `isWhole` if some of it was missing, of another type or out of range. */
export type Accepted = { schedule: Schedule; isWhole: boolean }

/**
 * Takes what can be used of a schedule from somewhere else: a link, storage, a file. Missing values are empty then,
 * numbers out of range become the nearest one, long texts are cut, and entries that are not a door or an item are left
 * out. Doors without an id of their own are given one.
 */
export function acceptSchedule(value: unknown): Accepted {
  const judge: Judge = { isWhole: true }
  const { id, issues } = fieldsOf(value, judge)
  const schedule = {
    id: idOf(id),
    ...acceptContent(value, judge),
    issues: listOf(issues, MAX_ISSUES, judge).flatMap((issue) => acceptIssue(issue, judge)),
  }
  return { schedule, isWhole: judge.isWhole }
}

function acceptContent(value: unknown, judge: Judge): Content {
  const from = fieldsOf(value, judge)
  const doors = listOf(from.doors, MAX_DOORS, judge).map((door) => acceptDoor(door, judge))
  return {
    name: textOf(from.name, MAX_SHORT_TEXT, judge),
    customer: textOf(from.customer, MAX_SHORT_TEXT, judge),
    remarks: textOf(from.remarks, MAX_REMARKS, judge),
    doors: withOwnIds(doors),
    room: acceptItems(from.room, MAX_ELSEWHERE, judge),
    loose: acceptItems(from.loose, MAX_ELSEWHERE, judge),
    recording: acceptRecording(from.recording, judge),
  }
}

/** Takes an issue that is whole: with a part of it, comparisons would be wrong. */
function acceptIssue(value: unknown, judge: Judge): Issue[] {
  const own: Judge = { isWhole: true }
  const from = fieldsOf(value, own)
  const content = acceptContent(from.content, own)
  const issue = {
    id: idOf(from.id),
    name: textOf(from.name, MAX_SHORT_TEXT, own),
    at: numberIn(from.at, { min: 0, max: 8.64e15, fallback: 0, isWhole: true }, own),
    content,
  }
  if (!own.isWhole) judge.isWhole = false
  return own.isWhole ? [issue] : []
}

/** Cuts a text to a number of UTF-16 units, never within a character. @example cutText('a😀', 2) // 'a' */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(text.length > most ? /[\uD800-\uDBFF]$/ : /$^/, '')
}

type Judge = { isWhole: boolean }

function acceptDoor(value: unknown, judge: Judge): Door {
  const from = fieldsOf(value, judge)
  const kind = DOOR_KINDS.find((name) => name === from.kind)
  if (!kind) judge.isWhole = false
  return {
    id: idOf(from.id),
    number: textOf(from.number, MAX_SHORT_TEXT, judge),
    floor: textOf(from.floor, MAX_SHORT_TEXT, judge),
    place: textOf(from.place, MAX_SHORT_TEXT, judge),
    kind: kind ?? 'other',
    alike: numberIn(from.alike, { min: 1, max: MAX_ALIKE, fallback: 1, isWhole: true }, judge),
    items: acceptItems(from.items, MAX_ITEMS, judge),
  }
}

function acceptItems(value: unknown, most: number, judge: Judge): Item[] {
  const items = listOf(value, most, judge).flatMap((item): Item[] => {
    const { code, quantity, failSafe } = fieldsOf(item, judge)
    if (typeof code !== 'string' || code === '' || code.length > MAX_SHORT_TEXT) {
      judge.isWhole = false
      return []
    }
    if (failSafe !== undefined && failSafe !== true) judge.isWhole = false
    const count = numberIn(quantity, { min: 1, max: MAX_QUANTITY, fallback: 1, isWhole: true }, judge)
    return [{ code, quantity: count, ...(failSafe === true && { failSafe }) }]
  })
  // An item listed twice would be changed twice.
  return mergeItems([], items, most).items
}

function acceptRecording(value: unknown, judge: Judge): Recording {
  const from = fieldsOf(value, judge)
  const { days, mbps } = DEFAULT_RECORDING
  return {
    days: numberIn(from.days, { min: 1, max: MAX_DAYS, fallback: days, isWhole: true }, judge),
    mbps: numberIn(from.mbps, { min: MIN_MBPS, max: MAX_MBPS, fallback: mbps, isWhole: false }, judge),
  }
}

type Range = { min: number; max: number; fallback: number; isWhole: boolean }

function numberIn(value: unknown, { min, max, fallback, isWhole }: Range, judge: Judge): number {
  const number = typeof value === 'number' && Number.isFinite(value) ? value : fallback
  const near = Math.min(Math.max(isWhole ? Math.round(number) : number, min), max)
  if (near !== value) judge.isWhole = false
  return near
}

function textOf(value: unknown, most: number, judge: Judge): string {
  const text = typeof value === 'string' ? cutText(value, most) : ''
  if (text !== value) judge.isWhole = false
  return text
}

function listOf(value: unknown, most: number, judge: Judge): unknown[] {
  const list = Array.isArray(value) ? value.slice(0, most) : []
  if (!Array.isArray(value) || value.length > most) judge.isWhole = false
  return list
}

function fieldsOf(value: unknown, judge: Judge): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  judge.isWhole = false
  return {}
}

function idOf(value: unknown): string {
  return typeof value === 'string' && /^[\w-]{1,60}$/.test(value) ? value : newId()
}

/** Gives another id to each door whose id an earlier one has. */
function withOwnIds(doors: readonly Door[]): Door[] {
  const taken = new Set<string>()
  return doors.map((door) => {
    const own = taken.has(door.id) ? { ...door, id: newId() } : door
    taken.add(own.id)
    return own
  })
}
