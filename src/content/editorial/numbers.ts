import { readUnit, type Unit } from './units.ts'

/** A number written in digits. */
export type WrittenNumber = {
  value: number
  /** The possible meanings of its unit; empty without a known unit. */
  units: readonly Unit[]
  /** Part of a name: RS-485, 802.3af, 4K. The other language may omit the name. */
  isName: boolean
  /** As written in the text, with its scale. */
  text: string
}

const BELOW_ZERO = /(?:零下|負|minus )(?=\d)/gi
const DAY = /(\d{4})-(\d{2})-(\d{2})/g
const PRODUCT = /(\d)[ \u00A0]?[x×][ \u00A0]?(?=\d)/g
// Telephone numbers, parts of standards, "24/7": digits that are not quantities.
const NO_NUMBER = /(?<!\d)0\d{1,3}-\d{3,4}-\d{3,4}(?!\d)|\d+(?:-\d+){2,}|24\/7/g
const NUMBER =
  /(\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?)([ \u00A0]?(?:百萬(?!畫素|像素)|萬|億|千(?!瓦)|million\b|thousand\b|k(?![A-Za-z])))?/g
const SCALES: Record<string, number> = { 百萬: 1e6, 萬: 1e4, 億: 1e8, 千: 1e3, million: 1e6, thousand: 1e3, k: 1e3 }

const NAME_BEFORE = /[A-Za-z_.][-.]?$/
const MINUS_BEFORE = /(?:−|(?:^|[^\w°%)])[-–])$/
const LETTER = /^[A-Za-z]/

/**
 * Parses the numbers in digits of a text, including thousands separators, scales and minus signs.
 * @example readNumbers('5萬人，−20 °C') // values 50000 (a count) and -20 (a temperature)
 */
export function readNumbers(text: string): WrittenNumber[] {
  const plain = text
    .replaceAll(BELOW_ZERO, '−')
    .replaceAll(DAY, '$1 / $2 / $3')
    .replaceAll(PRODUCT, '$1 × ')
    .replaceAll(NO_NUMBER, ' ')
  return [...plain.matchAll(NUMBER)].map(({ 0: written, 1: digits = '', 2: scale = '', index }) => {
    const before = plain.slice(Math.max(0, index - 2), index)
    const after = plain.slice(index + written.length)
    const units = readUnit(after)
    const sign = MINUS_BEFORE.test(before) ? -1 : 1
    return {
      value: sign * tidy(Number(digits.replaceAll(',', '')) * (SCALES[scale.trim()] ?? 1)),
      units,
      isName: NAME_BEFORE.test(before) || (units.length === 0 && LETTER.test(after)),
      text: sign < 0 ? `−${written}` : written,
    }
  })
}

/** Removes floating-point errors: 0.1 × 3 is 0.3. */
export function tidy(value: number): number {
  return Number(value.toPrecision(12))
}
