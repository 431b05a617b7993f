import groups from '#vendor/search-synonyms.json' with { type: 'json' }
import { normalise } from '../../../base/i18n/normalise.ts'
import { phrasePattern } from './phrases.ts'

/** A part of a query: words as typed, or a phrase with synonyms. */
export type Stretch = { text: string; others: readonly string[] }

const BETWEEN_WORDS = /[\s\p{Pd}]+/gu

/** Begins a phrase that is understood and never looked up: a misspelling, or one that texts have in other meanings. */
const ONLY_TYPED = '<'

const othersOf = new Map<string, string[]>()
/** Typed here, since a vendor's list may be empty. */
const GROUPS: readonly (readonly string[])[] = groups
for (const group of GROUPS) {
  const phraseOf = (phrase: string) => normalise(phrase.replace(ONLY_TYPED, '')).replace(BETWEEN_WORDS, ' ')
  const lookedUp = group.filter((phrase) => !phrase.startsWith(ONLY_TYPED)).map(phraseOf)
  for (const phrase of group.map(phraseOf)) {
    const others = lookedUp.filter((other) => other !== phrase)
    othersOf.set(phrase, [...new Set([...(othersOf.get(phrase) ?? []), ...others])])
  }
}

const PHRASE = phrasePattern([...othersOf.keys()]) ?? /$^/u

/** Shorter words have too many neighbours. */
const LEAST_LETTERS = 6
const MISSPELLABLE = new RegExp(
  `(?<![\\p{L}\\p{N}\\p{Pd}])(\\p{Script=Latin}{${LEAST_LETTERS},})(?![\\p{L}\\p{N}\\p{Pd}])`,
  'u',
)
const LATIN_WORDS = [...othersOf.keys()].filter((phrase) => /^[a-z]{5,}$/.test(phrase))

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
    stretches.push(...plainStretches(normalised.slice(end, index)))
    const phrase = found.replace(BETWEEN_WORDS, ' ')
    stretches.push({ text: found, others: othersOf.get(phrase) ?? othersOf.get(phrase.slice(0, -1)) ?? [] })
    end = index + found.length
  }
  stretches.push(...plainStretches(normalised.slice(end)))
  return stretches
}

/** Splits a text without phrases at words that one wrong letter keeps from being one: "doorbel". */
function plainStretches(text: string): Stretch[] {
  return text.split(MISSPELLABLE).flatMap((part) => {
    if (part === '') return []
    const meant = part.length < LEAST_LETTERS ? undefined : LATIN_WORDS.find((word) => isOneEdit(part, word))
    return { text: part, others: meant === undefined ? [] : [meant, ...(othersOf.get(meant) ?? [])] }
  })
}

/** Returns whether one letter changed, added or left out makes one word the other. */
function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let same = 0
  while (same < a.length && a[same] === b[same]) same += 1
  return [
    [1, 1],
    [1, 0],
    [0, 1],
  ].some(([inA = 0, inB = 0]) => a.slice(same + inA) === b.slice(same + inB))
}
