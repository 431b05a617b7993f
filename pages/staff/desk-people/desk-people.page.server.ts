import type { DeskPeopleData } from './desk-people-data.ts'

export { Page, isBare, head } from './desk-people.screen.tsx'

export const paths = () => ['/desk/people']

export const load = (): DeskPeopleData => ({})
