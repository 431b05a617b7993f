export const EFFECTS = ['bells', 'voice', 'fireDoors', 'lifts', 'fans', 'exits'] as const

type Effect = (typeof EFFECTS)[number]
type Cause = 'oneSmoke' | 'secondSmoke' | 'heat' | 'callPoint' | 'brokenLine' | 'test'

/** What is set off by what. An example: the fire design of a building decides. */
export const LINKAGE: readonly { cause: Cause; effects: readonly Effect[] }[] = [
  { cause: 'oneSmoke', effects: ['bells'] },
  { cause: 'secondSmoke', effects: EFFECTS },
  { cause: 'heat', effects: EFFECTS },
  { cause: 'callPoint', effects: EFFECTS },
  { cause: 'brokenLine', effects: [] },
  { cause: 'test', effects: ['bells'] },
]
