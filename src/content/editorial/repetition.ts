import { BASE_LOCALES, type Locale } from '../../base/i18n/locale.ts'
import type { LocalisedText } from '../../base/i18n/localised.ts'

/** Words that are harmless once and a tic in a list, with the most of them that a list may have. */
const MOST: Record<Locale, Readonly<Record<string, number>>> = {
  zh: { 不必: 2, 照常: 2 },
  en: { ', so ': 3 },
}

/** A word that a list has too often. */
export type Repetition = { found: string; expected: string }

/**
 * Returns the words that the texts of a list repeat too often, with the numbers of the texts.
 * @example findRepetition([{ zh: '不必等，不必問，不必找', en: 'At once' }]) // [{ found: '不必 in [0], [0], [0]', expected: 'it 2 times at most …' }]
 */
export function findRepetition(texts: readonly LocalisedText[]): Repetition[] {
  return BASE_LOCALES.flatMap((locale) =>
    Object.entries(MOST[locale]).flatMap(([word, most]) => {
      const places = texts.flatMap((text, index) =>
        text[locale]
          .split(word)
          .slice(1)
          .map(() => `[${index}]`),
      )
      if (places.length <= most) return []
      return [{ found: `${word.trim()} in ${places.join(', ')}`, expected: `it ${most} times at most in a list` }]
    }),
  )
}
