import { normalise } from '../../../base/i18n/normalise.ts'

/** Words of a heading, each with what it stands for. */
export type WordList<Name extends string> = readonly { word: string; name: Name }[]

/** How well a text matched: the whole of it, or a word in it; the length of the word tells apart several in one text. */
export type FoundWord<Name extends string> = { name: Name; isWhole: boolean; length: number }

/** A word that is part of a text counts from this length: shorter ones are in many others. */
const MIN_PART = { han: 2, other: 4 }

/** Makes a list of words from a table of names. */
export function listWords<Name extends string>(table: Readonly<Record<Name, readonly string[]>>): WordList<Name> {
  // Object.keys loses the keys' type.
  const names = Object.keys(table) as Name[]
  return names.flatMap((name) => table[name].map((word) => ({ word: plain(word), name })))
}

/** Finds the word that a text is, or else the longest one that is in it. */
export function findWord<Name extends string>(text: string, words: WordList<Name>): FoundWord<Name> | undefined {
  const written = plain(text)
  if (written === '') return undefined
  const same = words.find(({ word }) => word === written)
  if (same) return { name: same.name, isWhole: true, length: written.length }
  let longest: FoundWord<Name> | undefined
  for (const { word, name } of words) {
    const least = /\p{Script=Han}/u.test(word) ? MIN_PART.han : MIN_PART.other
    const isLonger = word.length >= least && word.length > (longest?.length ?? 0)
    if (isLonger && written.includes(word)) longest = { name, isWhole: false, length: word.length }
  }
  return longest
}

/** Returns a text without width, case, simplified characters and whatever else makes no difference to its meaning; a sign alone stays. @example plain('Door No.') // 'doorno' */
export function plain(text: string): string {
  const even = normalise(text).trim()
  return even.replace(/[^\p{L}\p{N}#]+/gu, '') || even
}
