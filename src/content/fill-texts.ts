import { fillBrand } from '../base/i18n/brand-variables.ts'
import type { Locale } from '../base/i18n/locale.ts'
import { isLocalisedText, type LocalisedText } from '../base/i18n/localised.ts'

/**
 * Fills `{{brand}}`, `{{fullBrand}}` and `{{domain}}` into every text of content, in the language of the text; a text
 * that is the same in both languages gets the English name. Content without a variable is returned as it is, not
 * copied.
 *
 * @example fillTexts({ url: 'https://video.{{domain}}/1' }) // { url: 'https://video.site.example/1' }
 */
export function fillTexts<Content>(content: Content): Content {
  // The same shape as what was given.
  return fill(content) as Content
}

function fill(value: unknown): unknown {
  if (typeof value === 'string') return fillBrand(value, 'en')
  if (typeof value !== 'object' || value === null) return value
  if (isLocalisedText(value)) return fillLocalised(value)
  if (Array.isArray(value)) {
    const items = value.map(fill)
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  const entries = Object.entries(value)
  const filled = entries.map(([key, item]) => [key, fill(item)] as const)
  return filled.some(([, item], index) => item !== entries[index]?.[1]) ? Object.fromEntries(filled) : value
}

function fillLocalised(text: LocalisedText): LocalisedText {
  const texts = Object.entries(text)
  if (!texts.some(([, each]) => each.includes('{{'))) return text
  // A language that a text lacks is put in after this (fill-languages.ts).
  return Object.fromEntries(texts.map(([locale, each]) => [locale, fillBrand(each, locale as Locale)])) as LocalisedText
}
