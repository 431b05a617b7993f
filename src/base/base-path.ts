import { BASE_PATH } from '#vendor/site.ts'

/*
 * A path begins at the root of the site: in content, payloads and manifests, and as the name of a file. An address
 * begins at the root of the origin: in attributes, requests and redirects. Bundlers remove the difference where there is
 * none.
 */

/** The vendor's base path without the slash at its end: '' or '/site'. */
export const BASE = (BASE_PATH as string) === '/' ? '' : /* @__PURE__ */ (BASE_PATH as string).replace(/\/$/, '')

/** Returns the address of a path. @example inSite('/en/news') // '/site/en/news' */
export function inSite(path: string): string {
  return (BASE_PATH as string) === '/' ? path : BASE + path
}

/** Returns the path of an address; undefined outside of the site. @example outOfSite('/site/en') // '/en' */
export function outOfSite(address: string): string | undefined {
  if ((BASE_PATH as string) === '/') return address
  return address.startsWith(`${BASE}/`) ? address.slice(BASE.length) : undefined
}
