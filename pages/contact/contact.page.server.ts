import type { ContactData } from './contact.screen.tsx'

export { Page, crumbs, head } from './contact.screen.tsx'

export const paths = () => ['/contact']

export const load = (): ContactData => ({})
