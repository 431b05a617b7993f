import { LOCALE_FACTS, type Locale } from './locale.ts'
import type { LocalisedText } from './localised.ts'

/** The language of what an element shows, where it may be another one than the page's. */
export type Lang = { lang?: string }

/**
 * Tells the language of a record on pages of a language, for the element that shows it: of one that falls back all texts are those
 * of the fallback language (src/content/fill-languages.ts). Two texts say enough, since one name may be the same in both. Says
 * nothing where nothing falls back, on pages of the project's languages.
 * @example langOf([product.name, product.description], 'ja') // { lang: 'zh-TW' }, or { lang: 'ja' } once it is written
 */
export function langOf(texts: readonly LocalisedText[], locale: Locale): Lang {
  const { fallback } = LOCALE_FACTS[locale]
  if (!fallback) return {}
  const fallsBack = texts.every((text) => text[fallback] === text[locale])
  return { lang: LOCALE_FACTS[fallsBack ? fallback : locale].htmlLang }
}
