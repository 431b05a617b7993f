import en from '../../../locales/en/editor.json'
import enOrder from '../../../locales/en/order.json'
import zh from '../../../locales/zh/editor.json'
import zhOrder from '../../../locales/zh/order.json'
import { capitalise } from '../../base/i18n/capitalise.ts'
import { byLocale } from '../../base/i18n/in-each-locale.ts'
import { type SharedOrLocalised, textIn } from '../../base/i18n/localised.ts'
import { type Locale, LOCALE_FACTS } from '../../base/i18n/locale.ts'

/** The words of the editor in one language; the Chinese file says which there are. */
export type EditorWords = typeof zh
type Named = Readonly<Record<string, string>>

/** The editor speaks the languages of the project; in another language it speaks its fallback language. */
const WORDS = byLocale<EditorWords>({ zh, en })
const ORDER = byLocale({ zh: zhOrder, en: enOrder })

export type FieldWords = ReturnType<typeof createFieldWords>

export function editorWords(locale: Locale): EditorWords {
  return WORDS[locale]
}

/** Names a language in another. */
export function nameOf(language: Locale, locale: Locale): string {
  return LOCALE_FACTS[language].name ?? WORDS[locale].languages[language]
}

/** Names fields, choices and units in one language. A field that has no words yet is called by its name in the schema. */
export function createFieldWords(locale: Locale) {
  const words = WORDS[locale]
  const { fields, hints, units, items } = words as unknown as Record<'fields' | 'hints' | 'units' | 'items', Named>
  const options: Readonly<Record<string, Named>> = { ...words.options, ...orderingOptions(locale) }
  const label = (path: string) => find(path, fields)
  const hint = (path: string) => find(path, hints)
  const optionOf = (path: string, value: string) =>
    keysOf(path)
      .map((key) => options[key]?.[value])
      .find((found) => found !== undefined)
  return {
    label: (path: string) => label(path) ?? spell(lastOf(path)),
    hint,
    pattern: (path: string) => hint(path) ?? words.pattern,
    unit: (path: string) => find(path, units),
    item: (path: string) => find(path, items) ?? label(path) ?? spell(lastOf(path)),
    option: (path: string, value: string) => ({ value, label: optionOf(path, value) ?? value }),
    language: (name: Locale) => nameOf(name, locale),
    inLanguage: (text: SharedOrLocalised) => (typeof text === 'string' ? text : textIn(text, locale)),
  }
}

/** The choices of a product's needs and provisions, and of a terminal's uses, by their names on its page. */
function orderingOptions(locale: Locale): Record<string, Named> {
  const { kinds, supplied, others } = ORDER[locale]
  return {
    needs_kind: kinds,
    terminals_serves: kinds,
    needs_from: { supplied: capitalise(supplied), others: capitalise(others) },
  }
}

/** Words are found by the whole path, `product_photos_alt`, else by ever less of it, last by the field's own name. */
function find(path: string, words: Named): string | undefined {
  // A file may have fields of any name, such as those that every object has.
  const key = keysOf(path).find((each) => Object.hasOwn(words, each))
  return key === undefined ? undefined : words[key]
}

/** @example keysOf('product.photos.alt') // ['product_photos_alt', 'photos_alt', 'alt'] */
function keysOf(path: string): string[] {
  const parts = path.split('.')
  return parts.map((_, index) => parts.slice(index).join('_'))
}

function lastOf(path: string): string {
  return path.split('.').at(-1) ?? path
}

/** @example spell('releasedOn') // 'Released on' */
function spell(name: string): string {
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
