/** Words that are harmless once and a tic in a list, with the most of them that a list may have. */
const MOST: Readonly<Record<string, number>> = { 不必: 2, 照常: 2 }

/** A word that a list has too often. */
export type Repetition = { found: string; expected: string }

/**
 * Returns the words that the Chinese texts of a list repeat too often, with the numbers of the texts.
 * @example findRepetition(['不必等', '不必問', '不必找']) // [{ found: '不必 in [0], [1], [2]', expected: 'it at most twice in a list: …' }]
 */
export function findRepetition(texts: readonly string[]): Repetition[] {
  return Object.entries(MOST).flatMap(([word, most]) => {
    const places = texts.flatMap((text, index) =>
      text
        .split(word)
        .slice(1)
        .map(() => `[${index}]`),
    )
    if (places.length <= most) return []
    return [
      { found: `${word} in ${places.join(', ')}`, expected: `it ${most} times at most in a list: say what is so` },
    ]
  })
}
