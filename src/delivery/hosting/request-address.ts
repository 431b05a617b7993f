import { HIDDEN } from '../../base/response-rules.ts'
import { outOfSite } from '../../base/base-path.ts'

/**
 * Returns the address of a request without the site's base, for `rewriteUrl` of fastify; outside of the site one that is
 * never served. The API answers without the base, too: a server in front may have removed it.
 */
export function addressInSite({ url = '/' }: { url?: string | undefined }): string {
  return outOfSite(url) ?? (url.startsWith('/api/') ? url : HIDDEN)
}

/** Returns the path of an address without dot segments, which a browser would not send; undefined if it is invalid. */
export function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(`http://site${url}`).pathname)
    return path.split('/').includes('..') || path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

/**
 * Returns a path without trailing slash and with exactly one leading slash: two would mean another host.
 * @example withoutSlash('//news/') // '/news'
 */
export function withoutSlash(pathname: string): string {
  return `/${pathname.split('/').filter(Boolean).map(encodeURIComponent).join('/')}`
}

/** Returns the query of an address including the question mark; '' without one. */
export function searchOf(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start)
}
