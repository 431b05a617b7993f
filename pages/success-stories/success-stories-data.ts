import type { CaseMapData } from './case-map.tsx'
import type { CaseData } from './case-panel.tsx'
import type { ChallengeGroupData } from './challenge-group.tsx'

export type SuccessStoriesData = { groups: ChallengeGroupData[]; map: CaseMapData; cases: CaseData[] }
