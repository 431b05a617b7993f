import simplified from './simplified.json'

/** A letter with its combining marks. */
const CHARACTER = /\P{M}\p{M}*|\p{M}+/gu
const ASCII = /^[ -~\n]*$/

const folded = new Map([...simplified.from].map((character, index) => [character, simplified.to[index] ?? character]))
const FOLDED = new RegExp(`[${simplified.from}]`, 'g')

/**
 * Normalises a text for comparison: full-width and other variants of a letter become the usual one (NFKC), upper case
 * becomes lower case, simplified Han characters become traditional ones. Traditional characters that share a simplified
 * one become the same character, because the simplified one is ambiguous.
 * @example normalise('ＰｏＥ 摄像机') // 'poe 攝像機'
 */
export function normalise(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(FOLDED, (character) => folded.get(character) ?? character)
}

/** A normalised text; each of its code units (UTF-16) maps to the range `starts` to `ends` of the original. */
export type TracedText = { text: string; starts: number[]; ends: number[] }

/** Normalises a text and keeps the original positions, so that matches can be marked in the original. */
export function normaliseTraced(original: string): TracedText {
  const traced: TracedText = { text: '', starts: [], ends: [] }
  for (const { 0: character, index } of original.matchAll(CHARACTER)) {
    const written = normalise(character)
    traced.text += written
    for (let unit = 0; unit < written.length; unit += 1) {
      traced.starts.push(index)
      traced.ends.push(index + character.length)
    }
  }
  return traced
}
