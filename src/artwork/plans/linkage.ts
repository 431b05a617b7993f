export const EFFECTS = ['bells', 'voice', 'fireDoors', 'lifts', 'fans', 'exits'] as const

export type Effect = (typeof EFFECTS)[number]
export type Cause = 'oneSmoke' | 'secondSmoke' | 'heat' | 'callPoint' | 'brokenLine' | 'test'

type Link = {
  cause: Cause
  effects: readonly Effect[]
  /** A first signal: bells ring on the floor of the alarm, the two above and the one below, not in the whole building. */
  isFirst?: boolean
}

/**
 * The effects of each cause: the table, the drawing and the text about a cause all follow from it. An example: the real
 * ones depend on the fire safety design of a building.
 */
export const LINKAGE: readonly Link[] = [
  { cause: 'oneSmoke', effects: ['bells', 'fireDoors', 'exits'], isFirst: true },
  { cause: 'secondSmoke', effects: EFFECTS },
  { cause: 'heat', effects: EFFECTS },
  { cause: 'callPoint', effects: EFFECTS },
  { cause: 'brokenLine', effects: [] },
  { cause: 'test', effects: ['bells'], isFirst: true },
]

/** The cause that is selected when the page is opened; the stylesheet shows it where `:has()` is not known. */
export const FIRST_CAUSE: Cause = 'secondSmoke'
