import { inSite } from '../base/base-path.ts'
import { textIn } from '../base/i18n/localised.ts'
import { WRITING } from '../base/i18n/writing.ts'
import { LOCALE_FACTS, type Locale } from '../base/i18n/locale.ts'
import { localisePath } from '../base/i18n/localised-path.ts'
import { COLOURS } from '../artwork/documents/colours.ts'
import { SITE } from '#vendor/site.ts'

/** Returns the web manifest of a language: name, colours and icons of the site on a home screen. */
export function writeWebManifest(locale: Locale): string {
  const icon = (name: string, size: number) => ({
    src: inSite(`/icons/${name}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  const manifest = {
    name: textIn(SITE.brand, locale),
    short_name: SITE.wordmark[WRITING[locale].script] || SITE.wordmark.latin,
    description: textIn(SITE.description, locale),
    lang: LOCALE_FACTS[locale].htmlLang,
    id: localisePath(locale, '/'),
    start_url: localisePath(locale, '/'),
    scope: inSite('/'),
    display: 'browser',
    background_color: COLOURS.paper,
    theme_color: COLOURS.paper,
    icons: [icon('icon-192', 192), icon('icon-512', 512), { ...icon('icon-maskable-512', 512), purpose: 'maskable' }],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
