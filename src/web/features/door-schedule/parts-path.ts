import { localisePath } from '../../../base/i18n/localised-path.ts'
import type { Locale } from '../../../base/i18n/locale.ts'

/** Returns the address of what a schedule knows of products in a language. It stays the same, as that of the list's facts. */
export function partsPath(locale: Locale): string {
  return localisePath(locale, '/door-schedule/_parts.json')
}
