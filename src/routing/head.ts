import { DEFAULT_LOCALE, LOCALE_FACTS, LOCALES, type Locale } from '../i18n/locale.ts'
import { localisePath } from '../i18n/localised-path.ts'
import { SITE } from '../site.ts'

/** What a screen says about its page; the rest of the head follows from its path. */
export type Head = {
  /** Without the brand, which is added. */
  title: string
  /** The whole title is the brand's own: nothing is added. */
  isBrandTitle?: boolean
  /** For search results, 50 to 160 characters. */
  description: string
  /** Kept out of search engines: staff pages, errors. They have no canonical address and no other language. */
  isPrivate?: boolean
  type?: 'website' | 'article' | 'product'
}

/** A tag of the head that depends on the page, in a form that a document and the browser can both write. */
export type HeadTag = { name: 'meta' | 'link'; attributes: Record<string, string> }

/** Writes the title of a page with the brand behind it. */
export function pageTitle(head: Head, locale: Locale): string {
  if (head.isBrandTitle) return head.title
  return locale === 'zh' ? `${head.title}｜${SITE.brand.zh}` : `${head.title} | ${SITE.brand.en}`
}

/** The full address of a path of the site. */
export function absoluteUrl(locale: Locale, path: string): string {
  return SITE.origin + localisePath(locale, path)
}

/**
 * Lists the languages a page is to be had in, with their addresses: for the head and for the sitemap.
 * `x-default` is the default language.
 */
export function alternates(path: string): { hreflang: string; href: string }[] {
  return [
    ...LOCALES.flatMap((locale) =>
      LOCALE_FACTS[locale].hreflang.map((hreflang) => ({ hreflang, href: absoluteUrl(locale, path) })),
    ),
    { hreflang: 'x-default', href: absoluteUrl(DEFAULT_LOCALE, path) },
  ]
}

/** Where the news can be subscribed to (Atom), without language. */
export const FEED_PATH = '/news/feed.xml'

/** Where the web manifest is, without language. */
export const WEB_MANIFEST_PATH = '/manifest.webmanifest'

/** Lists the tags that follow from a head and the page's path without language. */
export function headTags(head: Head, locale: Locale, path: string): HeadTag[] {
  const meta = (attributes: Record<string, string>): HeadTag => ({ name: 'meta', attributes })
  const link = (attributes: Record<string, string>): HeadTag => ({ name: 'link', attributes })
  const description = meta({ name: 'description', content: head.description })
  if (head.isPrivate) return [description, meta({ name: 'robots', content: 'noindex' })]
  const url = absoluteUrl(locale, path)
  return [
    description,
    link({ rel: 'canonical', href: url }),
    ...alternates(path).map(({ hreflang, href }) => link({ rel: 'alternate', hreflang, href })),
    meta({ property: 'og:type', content: head.type ?? 'website' }),
    meta({ property: 'og:site_name', content: SITE.brand[locale] }),
    meta({ property: 'og:locale', content: LOCALE_FACTS[locale].openGraph }),
    meta({ property: 'og:title', content: head.title }),
    meta({ property: 'og:description', content: head.description }),
    meta({ property: 'og:url', content: url }),
  ]
}
