import type { DeskData } from './desk-data.ts'

export { Page, isBare, head } from './desk.screen.tsx'

export const paths = () => ['/desk']

export const load = (): DeskData => ({})
