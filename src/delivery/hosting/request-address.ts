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
