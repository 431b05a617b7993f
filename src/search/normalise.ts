import simplified from '../i18n/simplified.json'

/** A letter with the marks that belong to it. */
const CHARACTER = /\P{M}\p{M}*|\p{M}+/gu
const ASCII = /^[ -~\n]*$/

const folded = new Map([...simplified.from].map((character, index) => [character, simplified.to[index] ?? character]))
const FOLDED = new RegExp(`[${simplified.from}]`, 'g')

/**
 * Makes texts comparable: full-width and other forms of a letter become the usual one (NFKC), capitals small ones, simplified Han
 * characters traditional ones. Where several traditional characters share a simplified one, they become the same: nobody who
 * types it says which is meant.
 *
 * @example normalise('ＰｏＥ 摄像机') // 'poe 攝像機'
 */
export function normalise(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(FOLDED, (character) => folded.get(character) ?? character)
}

/** A normalised text; each of its units (UTF-16) comes from `starts` to `ends` of the original. */
export type TracedText = { text: string; starts: number[]; ends: number[] }

/** Normalises a text and keeps where everything came from, so that what is found in it can be marked in the original. */
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
