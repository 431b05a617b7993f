import simplified from '../../base/i18n/simplified.json' with { type: 'json' }

/** A word or part of one in simplified characters, and the same in traditional ones. */
export type SimplifiedText = { found: string; proper: string; index: number }

/**
 * The first plane of Big5: the 5,401 characters that Taiwan's schools teach and its newspapers use, as first and second
 * bytes.
 */
const [FIRST_LEAD, LAST_LEAD, LAST_TRAIL_OF_LAST] = [0xa4, 0xc6, 0x7e]
const TRAILS = [
  [0x40, 0x7e],
  [0xa1, 0xfe],
] as const

const PROPER = readProper()
const ANY = new RegExp(`[${[...PROPER.keys()].join('')}]+`, 'gu')

/**
 * Finds characters that only simplified Chinese uses. Those that Taiwan writes too, in words of their own (\u53f0, \u88e1, \u5f8c), are left alone.
 *
 * @example findSimplified('\u76f8\u90bb\u95e8') // [{ found: '\u90bb', proper: '\u9130', index: 1 }, …]
 */
export function findSimplified(text: string): SimplifiedText[] {
  return [...text.matchAll(ANY)].map(({ 0: found, index }) => ({
    found,
    proper: [...found].map((character) => PROPER.get(character) ?? character).join(''),
    index,
  }))
}

function readProper(): Map<string, string> {
  const common = commonCharacters()
  const to = [...simplified.to]
  return new Map(
    [...simplified.from].flatMap((character, index) =>
      common.has(character) ? [] : [[character, to[index] ?? character] as const],
    ),
  )
}

function commonCharacters(): Set<string> {
  const bytes: number[] = []
  for (let lead = FIRST_LEAD; lead <= LAST_LEAD; lead += 1)
    for (const [first, last] of TRAILS)
      for (let trail = first; trail <= last; trail += 1)
        if (lead < LAST_LEAD || trail <= LAST_TRAIL_OF_LAST) bytes.push(lead, trail)
  return new Set(new TextDecoder('big5').decode(Uint8Array.from(bytes)))
}
