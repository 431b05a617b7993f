import { inSite } from '../../base/base-path.ts'
import { ENCODINGS } from '../../base/response-rules.ts'

const DOCUMENT = /(^|\/)index\.html$/

/**
 * Returns the public addresses of stored objects: a page's as visitors request it, since its document has none of its
 * own, and one for a file and its compressed copies.
 * @example changedAddresses(['en/index.html', 'en/index.html.br', 'sitemap.xml']) // ['/en', '/sitemap.xml']
 */
export function changedAddresses(keys: readonly string[]): string[] {
  return [...new Set(keys.map((key) => addressOf(fileOf(key))))].sort()
}

/** Returns the key of the file that an object is, or is a compressed copy of. */
export function fileOf(key: string): string {
  const ending = ENCODINGS.map((encoding) => encoding.ending).find((each) => key.endsWith(each))
  return ending ? key.slice(0, -ending.length) : key
}

function addressOf(key: string): string {
  return inSite(`/${key.replace(DOCUMENT, '')}`)
}
