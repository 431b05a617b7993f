import { cleanLine } from '../clean-text.ts'
import { looksPersonal } from './looks-personal.ts'

const MIN_CHARACTERS = 2
/** Whatever is longer was pasted, and may be anything. */
const MAX_CHARACTERS = 40

/**
 * Returns a search as it is counted, so that the same search is counted as one; undefined if it is too short or too
 * long to say something, or may name a person.
 * @example cleanTerm(' Ｄoor  Lock ') // 'door lock'
 * @example cleanTerm('0912-345-678') // undefined
 */
export function cleanTerm(term: string): string | undefined {
  const line = cleanLine(term.normalize('NFKC').toLowerCase())
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const { length } = [...line]
  if (length < MIN_CHARACTERS || length > MAX_CHARACTERS || looksPersonal(line)) return undefined
  return line
}
