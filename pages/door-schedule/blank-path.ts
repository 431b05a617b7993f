import { localisePath } from '../../src/base/i18n/localised-path.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'

/** Returns the address of the table to be filled in, in a language. */
export function blankPath(locale: Locale): string {
  return localisePath(locale, '/door-schedule/_blank.csv')
}
