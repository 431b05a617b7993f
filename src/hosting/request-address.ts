/** Reads the path of an address, without the dot segments that a browser would not have sent; undefined when it cannot be one. */
export function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(`http://site${url}`).pathname)
    return path.split('/').includes('..') || path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

/**
 * Writes a path anew, without a slash at its end and with one at its start: two of them would name another host.
 *
 * @example withoutSlash('//news/') // '/news'
 */
export function withoutSlash(pathname: string): string {
  return `/${pathname.split('/').filter(Boolean).map(encodeURIComponent).join('/')}`
}

/** Gives the query of an address, with its question mark; '' without one. */
export function searchOf(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start)
}
