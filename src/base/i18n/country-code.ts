const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const CODES = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).map((code) => [NAMES.of(code), code]),
)

/** Returns the code of a country by ISO 3166-1; undefined if nobody calls one so. @example countryCodeOf('Taiwan') // 'TW' */
export function countryCodeOf(englishName: string): string | undefined {
  return CODES.get(englishName)
}
