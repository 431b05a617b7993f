import type { Locale } from '../../base/i18n/locale.ts'
import type { LocalisedText } from '../../base/i18n/localised.ts'
import { readNumbers, tidy, type WrittenNumber } from './numbers.ts'
import { isBelowZero, readSpokenNumbers } from './spoken-numbers.ts'
import type { Unit } from './units.ts'

/** A number in one language without a counterpart in the other. */
export type Disagreement = { locale: Locale; found: string; expected: string }

type Numbers = readonly WrittenNumber[]
type Side = { text: string; numbers: Numbers }

const LANGUAGE: Record<Locale, string> = { zh: 'Chinese', en: 'English' }
// "A reader" has no digit where 1 台讀卡機 has one, and "free" none where 0 元 has.
const OFTEN_UNSAID = new Set([0, 1])

/**
 * Compares the numbers of the two languages of a text. A number in digits must also occur in the other language, in
 * digits, in words or in another unit, and its unit must not differ there. Empty or identical texts always agree.
 * @example compareNumbers({ zh: '距離30公尺', en: 'range 20 m' }) // [{ locale: 'zh', found: '30', … }, { locale: 'en',
 * found: '20', … }]
 */
export function compareNumbers({ zh, en }: LocalisedText): Disagreement[] {
  if (zh === '' || en === '' || zh === en) return []
  const sides = { zh: { text: zh, numbers: readNumbers(zh) }, en: { text: en, numbers: readNumbers(en) } }
  return [
    ...findMissing(sides.zh, sides.en).map((found) => ({ locale: 'zh' as const, found, expected: sameNumberIn('en') })),
    ...findMissing(sides.en, sides.zh).map((found) => ({ locale: 'en' as const, found, expected: sameNumberIn('zh') })),
    ...findOtherUnits(sides.zh.numbers, sides.en.numbers),
  ]
}

function findMissing(own: Side, other: Side): string[] {
  const written = new Set(other.numbers.map(({ value }) => value))
  const unwritten = own.numbers.filter(
    ({ value, isName }) => !isName && !OFTEN_UNSAID.has(value) && !written.has(value),
  )
  // Most texts have the same digits: words and units are compared only if they do not.
  if (unwritten.length === 0) return []
  const isAnySign = isBelowZero(own.text) || isBelowZero(other.text)
  const values = new Set([...written, ...readSpokenNumbers(other.text)])
  const amounts = new Set(other.numbers.flatMap(({ value, units }) => units.map((unit) => amountOf(value, unit))))
  const missing = unwritten.filter(({ value, units }) => {
    return (
      !values.has(value) &&
      !(isAnySign && values.has(-value)) &&
      !units.some((unit) => amounts.has(amountOf(value, unit)))
    )
  })
  return [...new Set(missing.map(({ text }) => text))]
}

function findOtherUnits(zh: Numbers, en: Numbers): Disagreement[] {
  const english = unitsByValue(en)
  return [...unitsByValue(zh)].flatMap(([value, units]) => {
    const others = english.get(value)
    if (units.size === 0 || !others?.size || [...units].some((unit) => others.has(unit))) return []
    const names = [units, others].map((names) => [...names].join(' or ')).join(' and ')
    return [{ locale: 'zh' as const, found: String(value), expected: `one unit in both languages, not ${names}` }]
  })
}

/** Returns the units of each number. A number that also occurs without a known unit has none, because it is ambiguous. */
function unitsByValue(numbers: Numbers): Map<number, ReadonlySet<string>> {
  const byValue = new Map<number, ReadonlySet<string>>()
  for (const { value, units, isName } of numbers) {
    const known = byValue.get(value)
    const isUnknown = isName || units.length === 0 || known?.size === 0
    byValue.set(value, new Set(isUnknown ? [] : [...(known ?? []), ...units.map(nameOf)]))
  }
  return byValue
}

function nameOf({ kind, factor }: Unit): string {
  return factor === 1 ? kind : `${kind} × ${factor}`
}

/** Returns a value in its base unit: 30 公分 and 300 mm are the same. */
function amountOf(value: number, { kind, factor }: Unit): string {
  return `${kind} ${tidy(value * factor)}`
}

function sameNumberIn(locale: Locale): string {
  return `the same number in the ${LANGUAGE[locale]} text`
}
