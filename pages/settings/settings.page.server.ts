import type { SettingsData } from './settings-data.ts'

export { Page, head } from './settings.screen.tsx'

export const paths = () => ['/settings']

export const load = (): SettingsData => ({})
