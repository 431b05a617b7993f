import { normalise } from './normalise.ts'
import groups from './synonyms.json'

/** A part of a query: words as typed, or a phrase with synonyms. */
export type Stretch = { text: string; others: readonly string[] }

const LATIN = '[\\p{Script=Latin}\\p{N}]'
const BETWEEN_WORDS = /[\s\p{Pd}]+/gu

const othersOf = new Map<string, string[]>()
for (const group of groups) {
  const phrases = group.map((phrase) => normalise(phrase).replace(BETWEEN_WORDS, ' '))
  for (const phrase of phrases) {
    const others = phrases.filter((other) => other !== phrase)
    othersOf.set(phrase, [...new Set([...(othersOf.get(phrase) ?? []), ...others])])
  }
}

// The longest phrase first, so that "face terminal" is not matched as "face". A Latin phrase matches whole words,
// singular or plural.
const PHRASE = new RegExp(
  [...othersOf.keys()]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => {
      const start = /^[a-z0-9]/.test(phrase) ? `(?<!${LATIN})` : ''
      const end = /[a-z0-9]$/.test(phrase) ? `s?(?!${LATIN})` : ''
      return start + phrase.replaceAll(' ', '[\\s\\p{Pd}]+') + end
    })
    .join('|'),
  'gu',
)

/**
 * Splits a normalised query at phrases that have synonyms, in both languages and in the terms used in China.
 * @example stretchesOf('二維碼 門') // '二維碼' with the synonym 'qr code'; then ' 門' without synonyms
 */
export function stretchesOf(normalised: string): Stretch[] {
  const stretches: Stretch[] = []
  let end = 0
  PHRASE.lastIndex = 0
  // Not `matchAll`: it compiles a copy of the expression at each call, which takes longer than the search.
  for (let match = PHRASE.exec(normalised); match; match = PHRASE.exec(normalised)) {
    const { 0: found, index } = match
    if (index > end) stretches.push({ text: normalised.slice(end, index), others: [] })
    const phrase = found.replace(BETWEEN_WORDS, ' ')
    stretches.push({ text: found, others: othersOf.get(phrase) ?? othersOf.get(phrase.slice(0, -1)) ?? [] })
    end = index + found.length
  }
  if (end < normalised.length) stretches.push({ text: normalised.slice(end), others: [] })
  return stretches
}
