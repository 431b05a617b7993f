import type { i18n, Resource } from 'i18next'
import { inEachLocale } from './in-each-locale.ts'
import { createI18n } from './instance.ts'
import { LOCALE_FACTS, type Locale } from './locale.ts'

const files = import.meta.glob<Record<string, unknown>>(['/locales/*/*.json', '#vendor/words/!(zh|en)/*.json'], {
  eager: true,
  import: 'default',
})

/** One instance per language, with all its words: for rendering, which cannot load words later. */
export const serverWords: Record<Locale, i18n> = inEachLocale((locale) =>
  createI18n(locale, readFolders(locale, LOCALE_FACTS[locale].fallback)),
)

function readFolders(...locales: (Locale | undefined)[]): Resource {
  return Object.fromEntries(locales.flatMap((locale) => (locale ? [[locale, readFolder(locale)]] : [])))
}

function readFolder(locale: Locale): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, words]) => {
      const [folder, name = ''] = path.split('/').slice(-2)
      return folder === locale ? [[name.slice(0, -'.json'.length), words]] : []
    }),
  )
}
