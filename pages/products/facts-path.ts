import { localisePath } from '../../src/base/i18n/localised-path.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'

/** Returns the address of a language's facts. It stays the same: a page of the list does not change with the products of others. */
export function factsPath(locale: Locale): string {
  return localisePath(locale, '/products/_facts.json')
}
