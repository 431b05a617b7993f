import type { Locale } from './locale.ts'
import { textIn } from './localised.ts'
import numberWords from './number-words.json' with { type: 'json' }

/**
 * Writes a number as it stands before what it counts: up to twenty in words, in digits beyond.
 *
 * @example numberInWords(12, 'en') // 'twelve'
 */
export function numberInWords(count: number, locale: Locale): string {
  return textIn(numberWords, locale)[count] ?? String(count)
}
