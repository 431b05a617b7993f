import { inEachLocale } from './in-each-locale.ts'
import { type Locale, LOCALE_FACTS } from './locale.ts'

const LANGUAGES = { ...inEachLocale((locale) => LOCALE_FACTS[locale].htmlLang), zh: 'zh-Hant-TW', en: 'en-GB' }

/**
 * Names alternatives. Server only: browsers differ in what they know of a language.
 * @example anyOf(['A', 'B', 'C'], 'en') // 'A, B or C'
 */
export function anyOf(alternatives: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(LANGUAGES[locale], { type: 'disjunction' }).format(alternatives)
}
