import type { DeskPrivacyData } from './desk-privacy-data.ts'

export { Page, isBare, head } from './desk-privacy.screen.tsx'

export const paths = () => ['/desk/privacy']

export const load = (): DeskPrivacyData => ({})
