import { textIn } from '../../base/i18n/localised.ts'
import { MARKS } from '../../base/i18n/marks.ts'
import { absoluteUrl, alternates } from '../../base/addresses.ts'
import { columnsOf, MAX_TITLE_COLUMNS } from '../../base/i18n/columns-of.ts'
import { LOCALE_FACTS, type Locale } from '../../base/i18n/locale.ts'
import { SITE } from '#vendor/site.ts'

/** The head data that a screen provides; the rest of the head is derived from the path. */
export type Head = {
  /** Without the brand, which is appended. */
  title: string
  /** The title is complete: no brand is appended. */
  isBrandTitle?: boolean
  /** Description for search engines; cut to the length that search results show. */
  description: string
  /** Excluded from search engines: staff pages, errors. They have no canonical address and no alternate language. */
  isPrivate?: boolean
  type?: 'website' | 'article' | 'product'
}

/** A page's tag of the head, in a form that both the build and the browser can write. */
export type HeadTag = { name: 'meta' | 'link'; attributes: Record<string, string> }

/** The longest description that search results show whole, in columns. */
const MAX_DESCRIPTION_COLUMNS = 160

/** Returns the title of a page, with the brand appended if it fits. */
export function pageTitle({ title, isBrandTitle }: Head, locale: Locale): string {
  const whole = title + MARKS[locale].title + textIn(SITE.brand, locale)
  return isBrandTitle || columnsOf(whole) > MAX_TITLE_COLUMNS ? title : whole
}

/** Cuts a description after the last clause that fits. */
function fitDescription(text: string): string {
  if (columnsOf(text) <= MAX_DESCRIPTION_COLUMNS) return text
  let fitting = ''
  for (const clause of text.match(/.+?(?:[.?!,;:](?=\s)|[。？！，；：]|$)/gs) ?? []) {
    if (columnsOf(fitting + clause) > MAX_DESCRIPTION_COLUMNS) break
    fitting += clause
  }
  return fitting.replace(/[,;:，；：]$/, '…')
}

/** Returns the tags for a head and the page's path without language. */
export function headTags(head: Head, locale: Locale, path: string): HeadTag[] {
  const meta = (attributes: Record<string, string>): HeadTag => ({ name: 'meta', attributes })
  const link = (attributes: Record<string, string>): HeadTag => ({ name: 'link', attributes })
  const content = fitDescription(head.description)
  const description = meta({ name: 'description', content })
  if (head.isPrivate) return [description, meta({ name: 'robots', content: 'noindex' })]
  const url = absoluteUrl(locale, path)
  return [
    description,
    link({ rel: 'canonical', href: url }),
    ...alternates(path).map(({ hreflang, href }) => link({ rel: 'alternate', hreflang, href })),
    meta({ property: 'og:type', content: head.type ?? 'website' }),
    meta({ property: 'og:site_name', content: textIn(SITE.brand, locale) }),
    meta({ property: 'og:locale', content: LOCALE_FACTS[locale].htmlLang.replace('-', '_') }),
    meta({ property: 'og:title', content: head.title }),
    meta({ property: 'og:description', content }),
    meta({ property: 'og:url', content: url }),
  ]
}
