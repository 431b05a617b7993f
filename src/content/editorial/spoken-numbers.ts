const ENGLISH: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const POWERS: Record<string, number> = { hundred: 100, thousand: 1000, million: 1_000_000 }

/** Words that imply a number. Half an hour is 30 minutes, half a year 6 months, half of all 50 percent. */
const WORDS: readonly { pattern: RegExp; values: readonly number[] }[] = [
  { pattern: /\b(?:first|once|single)\b|單/i, values: [1] },
  { pattern: /\b(?:second|twice|both|pairs?|dual|doubles?|doubled|couple|either)\b|雙/i, values: [2] },
  { pattern: /\b(?:thirds?|triple|thrice)\b/i, values: [3] },
  { pattern: /\b(?:fourth|quarters?|quarterly)\b|季|刻/i, values: [4, 3, 15, 25] },
  { pattern: /\bfifth\b/i, values: [5] },
  { pattern: /\bsixth\b/i, values: [6] },
  { pattern: /\bseventh\b/i, values: [7] },
  { pattern: /\beighth\b/i, values: [8] },
  { pattern: /\bninth\b/i, values: [9] },
  { pattern: /\btenth\b/i, values: [10] },
  { pattern: /\btwelfth|dozen\b|一打/i, values: [12] },
  { pattern: /\bhalf|halves\b|半/i, values: [0.5, 6, 30, 50] },
  { pattern: /\bfortnight/i, values: [2, 14] },
  { pattern: /round[ -]the[ -]clock|day and night|all day|全天|全日|日夜|晝夜|全年無休|隨時/i, values: [24] },
]

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const MONTH = new RegExp(
  `\\b(?:${[...MONTHS, ...MONTHS.map((month) => month.toUpperCase())].join('|')})[A-Za-z]*\\b`,
  'g',
)
const TIME = /(\d{1,2})(?::\d{2})?\s?p\.?m\b/gi
const AFTERNOON = /(?:下午|晚上|傍晚|中午)\s?(\d{1,2})/g
/** The year before the first of the Republic: 民國 115 年 is 2026. */
const FIRST_YEAR = 1911
const EVENING = /\b(1[3-9]|2[0-3]):\d{2}/g
const REPUBLIC_YEAR = /民國\s?(\d{2,3})/g
const YEAR = /\b(20\d{2})\b/g
const BELOW_ZERO = /below zero|below freezing/i

const HAN_DIGITS = '〇一二三四五六七八九'
const HAN_RUN = /[零〇一二兩三四五六七八九十百千萬]+/g
const HAN_POWERS: Record<string, number> = { 十: 10, 百: 100, 千: 1000 }

/**
 * Returns the numbers that a text contains in words, in either language, including possible meanings. Generous on
 * purpose: the result only serves to accept a number in the other language, never to report one.
 * @example readSpokenNumbers('twenty-four doors in March') // contains 20, 4, 24 and 3
 */
export function readSpokenNumbers(text: string): Set<number> {
  const values = new Set([...readEnglish(text), ...readHan(text)])
  for (const word of WORDS) if (word.pattern.test(text)) for (const value of word.values) values.add(value)
  for (const [month] of text.matchAll(MONTH)) values.add(monthOf(month))
  for (const pattern of [TIME, AFTERNOON]) for (const [, hour] of text.matchAll(pattern)) values.add(Number(hour) + 12)
  for (const [, hour] of text.matchAll(EVENING)) values.add(Number(hour) - 12)
  for (const [, year] of text.matchAll(REPUBLIC_YEAR)) values.add(Number(year) + FIRST_YEAR)
  for (const [, year] of text.matchAll(YEAR)) values.add(Number(year) - FIRST_YEAR)
  return values
}

/** Returns whether words make the numbers of a text negative: 20 degrees below zero. */
export function isBelowZero(text: string): boolean {
  return BELOW_ZERO.test(text)
}

/** Returns the number of a month by its name: Nov, NOV and November are 11. */
function monthOf(name: string): number {
  return MONTHS.findIndex((month) => month.toUpperCase() === name.slice(0, 3).toUpperCase()) + 1
}

function readEnglish(text: string): number[] {
  const values: number[] = []
  let sum = 0
  const end = () => {
    if (sum > 0) values.push(sum)
    sum = 0
  }
  for (const [token] of text.toLowerCase().matchAll(/[a-z]+|[^a-z\s-]/g)) {
    const value = ENGLISH[token]
    const power = POWERS[token]
    if (value !== undefined) {
      values.push(value)
      sum += value
    } else if (power) {
      sum = Math.max(sum, 1) * power
    } else if (token !== 'and') {
      end()
    }
  }
  end()
  return values
}

function readHan(text: string): number[] {
  return [...text.matchAll(HAN_RUN)].flatMap(({ 0: run, index }) => {
    const value = parseHan(run)
    // 七成 is seventy percent.
    return text[index + run.length] === '成' ? [value, value * 10] : [value]
  })
}

function parseHan(run: string): number {
  const digits = run.replaceAll('零', '〇').replaceAll('兩', '二')
  if (!/[十百千萬]/.test(digits)) return Number([...digits].map((digit) => HAN_DIGITS.indexOf(digit)).join(''))
  let total = 0
  let section = 0
  let digit = 0
  for (const character of digits) {
    const power = HAN_POWERS[character]
    if (power) {
      section += Math.max(digit, 1) * power
      digit = 0
    } else if (character === '萬') {
      total += Math.max(section + digit, 1) * 10_000
      section = 0
      digit = 0
    } else {
      digit = HAN_DIGITS.indexOf(character)
    }
  }
  return total + section + digit
}
