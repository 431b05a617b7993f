import { isOn } from '../../src/base/parts.ts'
import { STORED } from '../../src/base/stored.ts'
import type { StoredValue } from './page-data.ts'

/** In a cookie, in storage of all tabs of the site, or of one tab alone. */
const PLACES: Record<keyof typeof STORED, StoredValue['place']> = {
  locale: 'cookie',
  searches: 'site',
  session: 'site',
  draft: 'tab',
  file: 'tab',
  schedule: 'site',
  schedules: 'site',
  desk: 'tab',
  keys: 'site',
  scale: 'site',
  scroll: 'tab',
  reloads: 'tab',
}

/** Stored by the door schedule alone. */
const OF_SCHEDULE: readonly string[] = ['file', 'schedule', 'schedules'] satisfies (keyof typeof STORED)[]

/** Lists all that the site stores in the visitor's browser, with the parts that it has. */
export function listStored(): StoredValue[] {
  // Object.keys loses the keys' type.
  const names = Object.keys(STORED) as (keyof typeof STORED)[]
  const stored = names.filter((name) => isOn('/door-schedule') || !OF_SCHEDULE.includes(name))
  return stored.map((name) => ({ name, key: STORED[name], place: PLACES[name] }))
}
