import type { DeskInsightData } from './desk-insight-data.ts'

export { Page, isBare, head } from './desk-insight.screen.tsx'

export const paths = () => ['/desk/insight']

export const load = (): DeskInsightData => ({})
