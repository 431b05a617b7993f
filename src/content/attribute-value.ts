import { type Lang, langOf } from '../base/i18n/lang-of.ts'
import { byLocale } from '../base/i18n/in-each-locale.ts'
import { WRITING } from '../base/i18n/writing.ts'
import { LOCALE_FACTS, type Locale } from '../base/i18n/locale.ts'
import { isLocalisedText, type LocalisedText } from '../base/i18n/localised.ts'
import { MARKS } from '../base/i18n/marks.ts'
import type { Attribute, AttributeValue } from './schema/attribute.ts'

type Kind = Attribute['kind']

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

function hasNumbers<const Key extends string>(value: unknown, keys: readonly Key[]): value is Record<Key, number> {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Record<string, unknown>
  return Object.keys(fields).length === keys.length && keys.every((key) => isNumber(fields[key]))
}

const EXPECTED: Record<Kind, (attribute: Attribute) => string> = {
  number: () => 'a number',
  range: () => 'a range { "min", "max" } with min below max',
  dimensions: () => '{ "width", "height", "depth" } in mm',
  flag: () => 'true or false',
  option: (attribute) => `one of ${optionIds(attribute).join(', ')}`,
  options: (attribute) => `a list out of ${optionIds(attribute).join(', ')}`,
  text: () => 'text, or both languages of it',
}

/** Returns a description of an attribute's valid values if a value is invalid; undefined if it is valid. */
export function expectedOf(attribute: Attribute, value: unknown): string | undefined {
  return fits(attribute, value) ? undefined : EXPECTED[attribute.kind](attribute)
}

function fits(attribute: Attribute, value: unknown): boolean {
  switch (attribute.kind) {
    case 'number':
      return isNumber(value)
    case 'range':
      return hasNumbers(value, ['min', 'max']) && value.min < value.max
    case 'dimensions':
      return hasNumbers(value, ['width', 'height', 'depth'])
    case 'flag':
      return typeof value === 'boolean'
    case 'option':
      return optionIds(attribute).includes(value as string)
    case 'options':
      return Array.isArray(value) && value.length > 0 && value.every((item) => optionIds(attribute).includes(item))
    case 'text':
      return (typeof value === 'string' && value.trim() !== '') || isLocalisedText(value)
  }
}

/** An attribute's value for a product list and an attribute table. */
export type DisplayedAttribute = Lang & {
  id: string
  group: Attribute['group']
  label: string
  /** The value to filter and sort by, as in the content file. */
  value: AttributeValue
  /** The unit without the value; '' if there is none. */
  unit: string
  /** Value and unit as displayed. */
  display: string
}

/**
 * Formats a value in one language. The value must be valid for its attribute.
 * @example display of { kind: 'range', unit: '°C' } and { min: -20, max: 55 }: '−20～55 °C' (zh), '−20 to 55 °C' (en)
 */
export function displayAttribute(attribute: Attribute, value: AttributeValue, locale: Locale): DisplayedAttribute {
  const shown = rescale(attribute, value)
  const unit = unitOf(shown.attribute, shown.value, locale)
  return {
    id: attribute.id,
    group: attribute.group,
    label: attribute.label[locale],
    ...langOf([attribute.label], locale),
    value,
    unit,
    display: write(shown.attribute, shown.value, unit, locale),
  }
}

/** Nobody reads 15,000 µA: it is 15 mA. */
function rescale(attribute: Attribute, value: AttributeValue): { attribute: Attribute; value: AttributeValue } {
  const isLarge = attribute.unit === 'µA' && typeof value === 'number' && value >= 1000
  return isLarge ? { attribute: { ...attribute, unit: 'mA' }, value: value / 1000 } : { attribute, value }
}

function unitOf({ unit, unitOfOne }: Attribute, value: AttributeValue, locale: Locale): string {
  if (unit === undefined) return ''
  const written = inWords(unit, locale)
  // English: for that language, and for those that fall back to it.
  const { fallback = locale } = LOCALE_FACTS[locale]
  return value === 1 && WRITING[fallback].hasPlural && written === inWords(unit, 'en')
    ? (unitOfOne ?? written)
    : written
}

const FLAG_WORDS = byLocale({
  zh: { yes: '有', no: '無' },
  en: { yes: 'Yes', no: 'No' },
  ja: { yes: 'あり', no: 'なし' },
})
const LIMIT_SIGNS = { atMost: '≤ ', atLeast: '≥ ' }

function write(attribute: Attribute, value: AttributeValue, unit: string, locale: Locale): string {
  if (typeof value === 'boolean') return FLAG_WORDS[locale][value ? 'yes' : 'no']
  if (typeof value === 'number') {
    const sign = attribute.limit ? LIMIT_SIGNS[attribute.limit] : ''
    return sign + withUnit(writeNumber(value, attribute.decimals ?? undefined), unit)
  }
  if (Array.isArray(value)) return value.map((id) => optionLabel(attribute, id, locale)).join(MARKS[locale].list)
  if (typeof value === 'string') return attribute.kind === 'option' ? optionLabel(attribute, value, locale) : value
  if ('min' in value) {
    return withUnit(writeNumber(value.min) + MARKS[locale].range + writeNumber(value.max), unit)
  }
  if ('width' in value)
    return `${writeNumber(value.width)} × ${writeNumber(value.height)} × ${writeNumber(value.depth)} mm`
  return value[locale]
}

/** Formats a number with thousands separators and a true minus sign; the same in both languages. */
function writeNumber(value: number, decimals?: number): string {
  const digits = decimals === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(decimals)
  const [whole = '', fraction] = digits.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${value < 0 ? '−' : ''}${grouped}${fraction ? `.${fraction}` : ''}`
}

/** Adds a space before a Latin unit, none before a Han one, a percent sign or a degree sign. */
function withUnit(number: string, unit: string): string {
  if (unit === '') return number
  return /^(?:[%°]$|\p{Script=Han})/u.test(unit) ? `${number}${unit}` : `${number} ${unit}`
}

function inWords(text: LocalisedText | string, locale: Locale): string {
  return typeof text === 'string' ? text : text[locale]
}

function optionLabel(attribute: Attribute, id: string, locale: Locale): string {
  const option = attribute.options?.find((candidate) => candidate.id === id)
  return option ? inWords(option.label, locale) : id
}

function optionIds(attribute: Attribute): string[] {
  return attribute.options?.map((option) => option.id) ?? []
}
