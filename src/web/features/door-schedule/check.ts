import { addItems, removeProduct, replaceProduct, setFailSafe, type Spot } from './edit.ts'
import type { Part } from './parts.ts'
import type { Door, Item, Schedule } from './schedule.ts'

/**
 * The rules of the checks. Each has a sentence in `locales/{zh,en}/schedule-checks.json`, under `checks`; `unmet` has one
 * for each kind of need.
 */
export type Rule =
  | 'unknown'
  | 'discontinued'
  | 'security-fix'
  | 'unmet'
  | 'stays-shut'
  | 'unlatched'
  | 'jams'
  | 'no-break-glass'
  | 'fire-signal'
  | 'not-for-outdoors'
  | 'poe'
  | 'low-voltage'
  | 'channels'
  | 'bandwidth'
  | 'licence'

/** The change of one click. */
export type Remedy =
  | { act: 'add'; spot: Spot; items: readonly Item[] }
  | { act: 'replace'; spot: Spot; code: string; by: string }
  | { act: 'fail-secure'; spot: Spot; code: string }
  | { act: 'remove'; spot: Spot; code: string }

export type Check = {
  rule: Rule
  /** Nothing of the order is at fault: it says what somebody on site has to connect or to update. */
  isReminder?: true
  /** Of `unmet` and `licence`: the need. */
  kind?: string
  /** The device at fault; missing where it is the sum of all. */
  code?: string
  /** The door; missing for what stands elsewhere. */
  door?: Door
  /** Of `licence`: the counted units. */
  type?: string
  /** Of `security-fix`: the firmware, and its day. */
  fix?: Part['fix']
  /** Figures for the sentence. */
  figures?: Readonly<Record<string, number>>
  /** Missing where the catalogue has nothing that helps. */
  remedy?: Remedy
}

/** Returns the schedule with what a remedy changes. */
export function applyRemedy(schedule: Schedule, remedy: Remedy): Schedule {
  switch (remedy.act) {
    case 'add':
      return addItems(schedule, remedy.spot, remedy.items)
    case 'replace':
      return replaceProduct(schedule, remedy.spot, remedy.code, remedy.by)
    case 'fail-secure':
      return setFailSafe(schedule, remedy.spot, { code: remedy.code, failSafe: true }, false)
    case 'remove':
      return removeProduct(schedule, remedy.spot, remedy.code)
  }
}
