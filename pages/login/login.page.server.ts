import type { LoginData } from './login-data.ts'

export { Page, head } from './login.screen.tsx'

export const paths = () => ['/login']

export const load = (): LoginData => ({})
