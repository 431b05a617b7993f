import type { i18n } from 'i18next'
import { createI18n } from './instance.ts'
import { LOCALE_FACTS, type Locale } from './locale.ts'

type Words = Record<string, unknown>

// Of the vendor's own words those of further languages: the others are in their place already (renderer/vendor-words.ts).
// Excluded: the words of the report on accessibility, drawings, data sheets, release notes, moved pages, previews and
// needs are used at build time only; those of the editor in development; those of the API are part of its responses.
// Those of staff screens come with them (src/web/navigation/routing/staff-screens.ts).
const files = import.meta.glob<Words>(
  [
    '/locales/*/*.json',
    '#vendor/words/!(zh|en)/*.json',
    '!**/{accessibility,api,data-sheet,desk,desk-*,drawing,editor,firmware,formats,guide,login,moved,order,preview,search-words,settings}.json',
  ],
  { import: 'default' },
)

let instance: i18n | undefined

/** Starts i18next in the browser with the words that all pages use. */
export async function startBrowserWords(locale: Locale): Promise<i18n> {
  instance = createI18n(locale, { [locale]: {} })
  await loadWords('common')
  return instance
}

/**
 * Loads the words of a screen, with those of its fallback language; does nothing if they are loaded
 * already, or if the screen has none.
 */
export async function loadWords(namespace: string): Promise<void> {
  const locale = instance?.language as Locale
  // Without a fallback language there is no file of it.
  for (const each of [locale, LOCALE_FACTS[locale]?.fallback as Locale]) {
    const path = Object.keys(files).find((file) => file.endsWith(`/${each}/${namespace}.json`))
    const load = path && files[path]
    if (load && !instance?.hasResourceBundle(each, namespace))
      instance?.addResourceBundle(each, namespace, await load())
  }
}

/** Makes the words of more screens known, by file. */
export function addWordFiles(more: typeof files): void {
  Object.assign(files, more)
}
