import type { LoginData } from './login.screen.tsx'

export { Page, head } from './login.screen.tsx'

export const paths = () => ['/login']

export const load = (): LoginData => ({})
