export const EFFECTS = ['bells', 'voice', 'fireDoors', 'lifts', 'fans', 'exits'] as const

type Effect = (typeof EFFECTS)[number]
type Cause = 'oneSmoke' | 'secondSmoke' | 'heat' | 'callPoint' | 'brokenLine' | 'test'

/** The effects of each cause. An example: the real ones depend on the fire safety design of a building. */
export const LINKAGE: readonly { cause: Cause; effects: readonly Effect[] }[] = [
  { cause: 'oneSmoke', effects: ['bells'] },
  { cause: 'secondSmoke', effects: EFFECTS },
  { cause: 'heat', effects: EFFECTS },
  { cause: 'callPoint', effects: EFFECTS },
  { cause: 'brokenLine', effects: [] },
  { cause: 'test', effects: ['bells'] },
]
