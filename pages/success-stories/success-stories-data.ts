import type { PinnedMapData } from '../../src/web/teasers/pinned-map.tsx'
import type { CaseData } from './case-panel.tsx'
import type { ChallengeGroupData } from './challenge-group.tsx'

export type SuccessStoriesData = {
  description: string
  groups: ChallengeGroupData[]
  /** How many cases there are, in words. */
  casesInWords: string
  /** How many households they have, with separators. */
  homes: string
  map: PinnedMapData
  cases: CaseData[]
}
