import en from '../../../locales/en/drawing.json'
import zh from '../../../locales/zh/drawing.json'
import { inEachLocale } from '../../base/i18n/in-each-locale.ts'
import { LOCALE_FACTS, type Locale } from '../../base/i18n/locale.ts'

/** All words of drawings, in one language. */
export type DrawingWords = typeof zh

/** Words printed on devices and shown on their screens. */
export type DeviceLabels = DrawingWords['printed']

/** The words of all languages, by file. Commands, which Vite does not bundle, draw nothing in a further language of the vendor. */
const files: Readonly<Record<string, unknown>> = import.meta.env
  ? import.meta.glob('/locales/*/drawing.json', { eager: true, import: 'default' })
  : {}

/**
 * The words of every drawing, a plain object each. Drawings are made where a page's data is loaded: none of this goes
 * into the browser bundle. A further language has its own words over those of its fallback language.
 */
export const drawingWords: Record<Locale, DrawingWords> = inEachLocale((locale) => {
  const { fallback } = LOCALE_FACTS[locale]
  return fallback ? mergeWords({ zh, en }[fallback], files[`/locales/${locale}/drawing.json`]) : { zh, en }[locale]
})

/**
 * Puts values into the places of a text.
 *
 * @example fill('{{zones}} zones', { zones: 5 }) // '5 zones'
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key] ?? ''))
}

/** The word for an option of an attribute; its id for one that came into the vocabulary after the dictionary. */
export function wordOf(words: Readonly<Record<string, string>>, id: string): string {
  return words[id] ?? id
}

/** Replaces the words of a group, at any depth, by those that there are in another. */
function mergeWords<Words extends object>(words: Words, others: unknown): Words {
  const own = (others ?? {}) as Readonly<Record<string, unknown>>
  const entries = Object.entries(words).map(([key, word]) => [
    key,
    typeof word === 'object' ? mergeWords(word, own[key]) : (own[key] ?? word),
  ])
  // The same keys as before.
  return Object.fromEntries(entries) as Words
}
