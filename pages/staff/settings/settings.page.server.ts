import { SESSION_KEY } from '../../../src/web/features/staff/session/session-key.ts'
import type { SettingsData } from './settings-data.ts'

export { Page, isBare, head } from './settings.screen.tsx'

export const paths = () => ['/settings']

export const showsStored = SESSION_KEY

export const load = (): SettingsData => ({})
