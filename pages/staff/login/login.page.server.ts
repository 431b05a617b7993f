import { frontIn } from '../../../src/artwork/drawing/products/images-of.ts'
import type { LoadContext } from '../../../src/web/page/screen-server.ts'
import type { LoginData } from './login-data.ts'

export { Page, head } from './login.screen.tsx'

export const paths = () => ['/login']

export function load({ catalogue, locale }: LoadContext): LoginData {
  const keypad = frontIn('card-reader-two-factor', catalogue, locale)
  return keypad ? { keypad } : {}
}
