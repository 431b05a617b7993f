import { BASE_LOCALES, isLocale, LOCALE_FACTS, type Locale } from './locale.ts'

/** One text in every language of the site. */
export type LocalisedText = Record<Locale, string>

/** One text for both languages, or one for each. */
export type SharedOrLocalised = string | LocalisedText

/** A type with each of its localised texts replaced by the text of one language. */
export type InLocale<T> = T extends LocalisedText
  ? string
  : T extends readonly (infer Item)[]
    ? InLocale<Item>[]
    : T extends object
      ? { [Key in keyof T]: InLocale<T[Key]> }
      : T

/** Returns whether a value is exactly a text: in the languages of the project, and in whichever others of the site. */
export function isLocalisedText(value: unknown): value is LocalisedText {
  return (
    typeof value === 'object' &&
    value !== null &&
    BASE_LOCALES.every((locale) => locale in value) &&
    Object.entries(value).every(([locale, text]) => isLocale(locale) && typeof text === 'string')
  )
}

/**
 * Returns what there is for a language, or else for its fallback language.
 * @example textIn({ zh: '門口機', en: 'Door station' }, 'ja') // '門口機' if ja falls back to zh
 */
export function textIn<Text>(texts: Readonly<Record<Locale, Text>>, locale: Locale): Text {
  return texts[locale] ?? texts[LOCALE_FACTS[locale].fallback as Locale]
}

/**
 * Returns a record in one language, at any depth.
 * @example inLocale({ name: { zh: '門口機', en: 'Door station' }, ports: 2 }, 'en') // { name: 'Door station', ports: 2 }
 */
export function inLocale<T>(value: T, locale: Locale): InLocale<T> {
  // The recursion returns what the mapped type describes; TypeScript cannot follow a recursive conditional type.
  return pick(value, locale) as InLocale<T>
}

function pick(value: unknown, locale: Locale): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => pick(item, locale))
  if (isLocalisedText(value)) return value[locale]
  const picked: Record<string, unknown> = {}
  for (const key in value) picked[key] = pick((value as Record<string, unknown>)[key], locale)
  return picked
}
