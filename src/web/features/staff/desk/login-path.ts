import { splitAddress } from '../../../../base/i18n/localised-path.ts'

/** Returns the path of the login that leads back to the address that is shown. */
export function loginPath(): string {
  if (typeof window === 'undefined') return '/login'
  const { pathname, search } = window.location
  return `/login?back=${encodeURIComponent(splitAddress(pathname).path + search)}`
}
