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
  scale: 'site',
  scroll: 'tab',
  reloads: 'tab',
}

/** Lists all that the site stores in the visitor's browser. */
export function listStored(): StoredValue[] {
  // Object.keys loses the keys' type.
  const names = Object.keys(STORED) as (keyof typeof STORED)[]
  return names.map((name) => ({ name, key: STORED[name], place: PLACES[name] }))
}
