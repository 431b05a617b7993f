import type { i18n, Resource } from 'i18next'
import { inEachLocale } from './in-each-locale.ts'
import { createI18n } from './instance.ts'
import { LOCALE_FACTS, type Locale } from './locale.ts'

type WordFiles = Record<string, Record<string, unknown>>

const files = import.meta.glob<Record<string, unknown>>(['/locales/*/*.json', '#vendor/words/!(zh|en)/*.json'], {
  eager: true,
  import: 'default',
})

/** One instance per language, with all its words: for rendering, which cannot load words later. */
export const serverWords: Record<Locale, i18n> = inEachLocale((locale) =>
  createI18n(locale, readFolders(locale, LOCALE_FACTS[locale].fallback)),
)

function readFolders(...locales: (Locale | undefined)[]): Resource {
  return Object.fromEntries(locales.flatMap((locale) => (locale ? [[locale, readFolder(files, locale)]] : [])))
}

/**
 * Returns the words of a language by screen. Of two files of a screen, that of the project has the vendor's words in it
 * already (renderer/vendor-words.ts), and the browser takes it too.
 */
export function readFolder(files: WordFiles, locale: Locale): WordFiles {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, words]) => {
      const [folder, name = ''] = path.split('/').slice(-2)
      const merged = `/locales/${folder}/${name}`
      const isShown = folder === locale && (path === merged || !files[merged])
      return isShown ? [[name.slice(0, -'.json'.length), words]] : []
    }),
  )
}
