import { localisePath } from '../../src/base/i18n/localised-path.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'

/** Returns the address of a language's facts; it stays the same, as that of the product list's does. */
export function factsPath(locale: Locale): string {
  return localisePath(locale, '/downloads/_facts.json')
}
