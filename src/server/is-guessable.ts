import { SITE } from '#vendor/site.ts'

/** Beginnings and middles of the passwords that leaked lists have most often. */
const COMMON = [
  'password',
  'passw0rd',
  'qwertyuiop',
  'qwerty',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t',
  '1qaz2wsx',
  'administrator',
  'admin',
  'letmein',
  'welcome',
  'iloveyou',
  'changeme',
  'default',
  'secret',
]
/** So many characters must be left without all of these. */
const MIN_LEFT = 5
const SHORTEST_RUN = 3

/**
 * Tells whether a password consists of hardly more than the account's name, the brand, common words, repeated characters
 * and runs such as 1234 or cba.
 */
export function isGuessable(password: string, account: string): boolean {
  const words = [account, SITE.brand.en, SITE.brand.zh, ...COMMON].map(fold).filter(Boolean)
  let left = fold(password)
  for (const word of words) left = left.replaceAll(word, '')
  return new Set(withoutRuns(left)).size < MIN_LEFT
}

/** Forms of letters that are typed alike, without spaces and signs. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Removes repeated characters, and those that follow each other, as 1234 or cba; 0 follows 9. */
function withoutRuns(text: string): string {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0)
  const stepAt = (index: number) => {
    const step = (codes[index + 1] ?? 0) - (codes[index] ?? 0)
    return codes[index] === 57 && codes[index + 1] === 48 ? 1 : Math.abs(step) <= 1 ? step : undefined
  }
  const runAt = (start: number) => {
    const step = stepAt(start)
    const end = codes.findIndex((_, index) => index >= start && (step === undefined || stepAt(index) !== step))
    return (end < 0 ? codes.length - 1 : end) - start + 1
  }
  let left = ''
  let start = 0
  while (start < codes.length) {
    const length = runAt(start)
    if (length < SHORTEST_RUN) left += String.fromCodePoint(codes[start] ?? 0)
    start += length < SHORTEST_RUN ? 1 : length
  }
  return left
}
