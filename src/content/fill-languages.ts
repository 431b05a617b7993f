import { LOCALE_FACTS, type Locale } from '../base/i18n/locale.ts'
import { OTHER_LOCALES } from '../base/i18n/other-locales.ts'
import { isLocalisedText, type LocalisedText, textIn } from '../base/i18n/localised.ts'
import { listTexts } from './editorial/texts.ts'

/**
 * Gives every record its texts in each further language of the vendor. A record that is not whole in a language is shown
 * in its fallback language, with all of its texts: so none mixes two languages, and one `lang` on its page
 * or card says the truth (`langOf`).
 */
export function fillLanguages<Content extends object>(content: Content): Content {
  if (OTHER_LOCALES.length === 0) return content
  const fill = (value: unknown) => (Array.isArray(value) ? value.map(fillRecord) : fillRecord(value))
  // The same shape as what was given.
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, fill(value)])) as Content
}

/** Lists the texts of a record that lack a language, by field; a text that is empty on purpose lacks none. */
export function listLacking(record: unknown, locale: Locale): string[] {
  return listTexts(record).flatMap(({ field, text }) =>
    typeof text === 'string' || text[locale]?.trim() || text.zh === '' ? [] : [field],
  )
}

function fillRecord(record: unknown): unknown {
  const shown = OTHER_LOCALES.map((locale) => {
    const { fallback = locale } = LOCALE_FACTS[locale]
    return [locale, listLacking(record, locale).length === 0 ? locale : fallback] as const
  })
  const fill = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(fill)
    if (isLocalisedText(value)) return fillText(value, shown)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item)]))
  }
  return fill(record)
}

function fillText(text: LocalisedText, shown: readonly (readonly [Locale, Locale])[]): LocalisedText {
  return { ...text, ...Object.fromEntries(shown.map(([locale, from]) => [locale, textIn(text, from)])) }
}
