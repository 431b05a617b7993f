import { localisePath } from '../../../../base/i18n/localised-path.ts'
import type { Locale } from '../../../../base/i18n/locale.ts'

/** Returns the address of the rules that size a job, in a language. */
export function sizingsPath(locale: Locale): string {
  return localisePath(locale, '/door-schedule/_sizing.json')
}
