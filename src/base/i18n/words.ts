import type { CustomTypeOptions, i18n, TFunction } from 'i18next'
import { useContext } from 'react'
import { I18nContext } from 'react-i18next'
import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts'

type Namespace = keyof CustomTypeOptions['resources']

/**
 * Returns a word of the interface by its full key, `products:title`; keys of the namespace `common` need no prefix. A
 * key that is missing in the Chinese files does not compile.
 */
export type Words = TFunction<['common', ...Exclude<Namespace, 'common'>[]]>

const functions = new WeakMap<i18n, Words>()

/** Returns the words of an instance. A word without parameters is cached: i18next takes 20 µs for each, and a page has fifty. */
export function wordsOf(instance: i18n): Words {
  const found = functions.get(instance)
  if (found) return found
  const known = new Map<string, string>()
  // Keys are checked where words are used, by the type of the function returned below.
  const translate = instance.t as unknown as (key: string, options?: object) => string
  const lookUp = (key: string, options?: object): string => {
    if (options) return translate(key, options)
    const found = known.get(key) ?? translate(key)
    known.set(key, found)
    return found
  }
  // i18next finds the namespace in the key; its type for one function over all namespaces requires a cast.
  const words = lookUp as unknown as Words
  functions.set(instance, words)
  return words
}

/**
 * Returns the words in the language of the page. A screen's own words are loaded before it is rendered, and another
 * language is another document, so there is nothing to wait for or to subscribe to: useTranslation, which does both,
 * takes a quarter of a page's rendering time.
 */
export function useWords(): Words {
  return wordsOf(useInstance())
}

/** Returns the language of the page. It is constant in a document. */
export function useLocale(): Locale {
  const { language } = useInstance()
  return isLocale(language) ? language : DEFAULT_LOCALE
}

function useInstance(): i18n {
  const context = useContext(I18nContext)
  if (!context?.i18n) throw new Error('There is no I18nextProvider around this component')
  return context.i18n
}
