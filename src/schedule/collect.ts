import { currentId } from './count-stored.ts'
import { mergeItems } from './merge-items.ts'
import { newId } from './new-id.ts'
import { readRecord, writeRecord } from './record.ts'
import { CURRENT_KEY, keyOf, type Shelf, siteShelf } from './shelf.ts'
import { countDevices, emptySchedule, type Item, type Schedule } from './schedule.ts'

/** `full` if some did not fit, `read-only` if a later version of the site stored the current schedule. */
export type Collected = 'added' | 'full' | 'read-only'

/** Adds items to what the current schedule has without a place; begins a schedule if there is none. */
export function collect(items: readonly Item[], shelf: Shelf = siteShelf()): Collected {
  const id = currentId(shelf) ?? newId()
  const text = shelf.read(keyOf(id))
  const record = text === undefined ? { revision: 0, made: Date.now(), schedule: emptySchedule(id) } : readRecord(text)
  if (record.fault || !hasLoose(record.schedule)) return 'read-only'
  const { items: loose, areAll } = mergeItems(record.schedule.loose, items)
  const schedule = { ...record.schedule, loose }
  const next = { ...record, revision: record.revision + 1, schedule }
  shelf.write(CURRENT_KEY, id)
  shelf.write(keyOf(id), writeRecord(next, countDevices(schedule)))
  return areAll ? 'added' : 'full'
}

/** Only as much as is needed here: the screen checks the rest. */
function hasLoose(value: unknown): value is Schedule {
  const lists = ['doors', 'room', 'loose'] as const
  return typeof value === 'object' && value !== null && lists.every((name) => Array.isArray((value as Schedule)[name]))
}
