import { currentId } from './count-stored.ts'
import { isSameItem, mergeItems } from './merge-items.ts'
import { newId } from './new-id.ts'
import { readRecord, type StoredRecord, writeRecord } from './record.ts'
import { CURRENT_KEY, keyOf, type Shelf, siteShelf } from './shelf.ts'
import { countDevices, emptySchedule, isEmpty, type Item, MAX_ELSEWHERE, type Schedule } from './schedule.ts'

/** `full` if not all of them fit: nothing is collected then. `read-only` if a later version of the site stored the current schedule. */
export type Collected = 'added' | 'full' | 'read-only'

/** Adds items to what the current schedule has without a place; begins a schedule if there is none. */
export function collect(items: readonly Item[], shelf: Shelf = siteShelf()): Collected {
  const id = currentId(shelf) ?? newId()
  const text = shelf.read(keyOf(id))
  const record = text === undefined ? { revision: 0, made: Date.now(), schedule: emptySchedule(id) } : readRecord(text)
  if (record.fault || !hasLoose(record.schedule)) return 'read-only'
  const { items: loose, areAll } = mergeItems(record.schedule.loose, items, MAX_ELSEWHERE)
  if (!areAll) return 'full'
  const schedule = { ...record.schedule, loose }
  shelf.write(CURRENT_KEY, id)
  put(id, schedule, record, shelf)
  return 'added'
}

/**
 * Takes items back that were collected: of what has been placed in the meantime, nothing. A schedule that was begun for
 * them goes too.
 */
export function undoCollect(items: readonly Item[], shelf: Shelf = siteShelf()): void {
  const id = currentId(shelf)
  const text = id === undefined ? undefined : shelf.read(keyOf(id))
  if (id === undefined || text === undefined) return
  const record = readRecord(text)
  if (record.fault || !hasLoose(record.schedule)) return
  const loose = record.schedule.loose.flatMap((item) => {
    const taken = items.find((each) => isSameItem(each, item))?.quantity ?? 0
    return item.quantity > taken ? [{ ...item, quantity: item.quantity - taken }] : []
  })
  const schedule = { ...record.schedule, loose }
  if (record.revision === 1 && isEmpty(schedule)) shelf.remove(keyOf(id))
  else put(id, schedule, record, shelf)
}

function put(id: string, schedule: Schedule, record: StoredRecord, shelf: Shelf): void {
  const next = { ...record, revision: record.revision + 1, schedule }
  shelf.write(keyOf(id), writeRecord(next, countDevices(schedule)))
}

/** Only as much as is needed here: the screen checks the rest. */
function hasLoose(value: unknown): value is Schedule {
  const lists = ['doors', 'room', 'loose'] as const
  return typeof value === 'object' && value !== null && lists.every((name) => Array.isArray((value as Schedule)[name]))
}
