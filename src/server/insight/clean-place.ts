import { cleanLine } from '../clean-text.ts'
import { looksPersonal } from './looks-personal.ts'

const MAX_PATH = 200
const MAX_HOST = 100

/**
 * Returns a path of the site as it is counted: readable, without what follows `?` or `#`; undefined if it is none, is
 * too long, or may name a person.
 * @example cleanPath('/en/old%20page?user=1') // '/en/old page'
 */
export function cleanPath(path: string): string | undefined {
  const [plain = ''] = decode(path).split(/[?#]/)
  const line = cleanLine(plain).replace(/\p{Cf}/gu, '')
  if (!/^\/(?![/\\])/.test(line) || line.length > MAX_PATH || looksPersonal(line.toLowerCase())) return undefined
  return line
}

/**
 * Returns where a visitor came from as it is counted: a path of the site, or the origin alone of another site; '' if
 * that is unknown.
 * @example cleanReferrer('https://search.example/?q=name') // 'https://search.example'
 */
export function cleanReferrer(referrer: string): string {
  if (referrer.startsWith('/')) return cleanPath(referrer) ?? ''
  if (!/^https?:\/\//.test(referrer) || !URL.canParse(referrer)) return ''
  const { origin, hostname } = new URL(referrer)
  return hostname.length > MAX_HOST || looksPersonal(hostname.replace(/^www\./, '')) ? '' : origin
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
