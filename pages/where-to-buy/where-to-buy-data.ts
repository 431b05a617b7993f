import type { Series } from '../../src/catalogue/schema/series.ts'
import type { PinnedMapData } from '../../src/teasers/pinned-map.tsx'

export type ShowroomData = {
  /** Its number on the map. */
  number: number
  id: string
  name: string
  address: string
  hours: string
  phone: string
  summary: string
  access: string
}

export type DealerData = {
  /** Its number on the map. */
  number: number
  id: string
  name: string
  /** Names of the counties where it works. */
  counties: string[]
  phone: string
  email: string
  series: { id: string; name: string; accent: Series['accent'] }[]
}

export type WhereToBuyData = { map: PinnedMapData; showrooms: ShowroomData[]; dealers: DealerData[] }
