import { normalise } from './normalise.ts'
import groups from './synonyms.json'

/** A stretch of a query: words as typed, or a phrase that can be said in other words. */
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

// The longest phrase first, so that "face terminal" is not taken for "face". A Latin phrase is whole words, in any number.
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
 * Cuts a normalised query where it names something that has other names: in both languages, and as it is said in China.
 *
 * @example stretchesOf('二維碼 門') // '二維碼', which is also 'qr code'; then ' 門', which is nothing else
 */
export function stretchesOf(normalised: string): Stretch[] {
  const stretches: Stretch[] = []
  let end = 0
  for (const { 0: found, index } of normalised.matchAll(PHRASE)) {
    if (index > end) stretches.push({ text: normalised.slice(end, index), others: [] })
    const phrase = found.replace(BETWEEN_WORDS, ' ')
    stretches.push({ text: found, others: othersOf.get(phrase) ?? othersOf.get(phrase.slice(0, -1)) ?? [] })
    end = index + found.length
  }
  if (end < normalised.length) stretches.push({ text: normalised.slice(end), others: [] })
  return stretches
}
