import { BASE_LOCALES } from '../base/i18n/locale.ts'
import type { LocalisedText } from '../base/i18n/localised.ts'

/**
 * Returns whether a name says a value already, in other forms of its words too.
 * @example isNamedIn('9 zones', '9-zone Detector') // true
 */
export function isNamedIn(value: string, name: string): boolean {
  const said = toWords(name)
  const at = said.indexOf(toWords(value))
  // Not the end of another number: 1 in 10.1.
  return at >= 0 && !/[\d.]\d/.test(said.slice(at - 1, at + 1))
}

/** Returns the bare words of a text, in the singular. */
function toWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.]+/gu, ' ')
    .replaceAll(/(?<=[a-z]{2})s\b/g, '')
    .trim()
}

/** Returns whether a name says a value in either language, so that both languages choose alike. */
export function isNamedInAny(value: LocalisedText, name: LocalisedText): boolean {
  return BASE_LOCALES.some((locale) => isNamedIn(value[locale], name[locale]))
}
