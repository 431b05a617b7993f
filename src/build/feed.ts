import { textIn } from '../base/i18n/localised.ts'
import type { News } from '../content/schema/news.ts'
import { escapeMarkup } from '../base/escape.ts'
import { LOCALE_FACTS, type Locale } from '../base/i18n/locale.ts'
import { absoluteUrl, FEED_PATH } from '../base/addresses.ts'
import { SITE } from '#vendor/site.ts'

/** Entries in a feed: enough for a reader that polls once a month. */
const MAX_ENTRIES = 20

type FeedNews = Pick<News, 'slug' | 'title' | 'summary' | 'author' | 'publishedOn' | 'updatedOn' | 'category'>

/** Returns the news of a language, newest first, as an Atom feed (RFC 4287). Dates are in Taiwan's time zone. */
export function writeFeed(locale: Locale, news: readonly FeedNews[]): string {
  const newest = [...news].sort((a, b) => (a.publishedOn < b.publishedOn ? 1 : -1)).slice(0, MAX_ENTRIES)
  const entries = newest.map((item) => {
    const url = absoluteUrl(locale, `/news/${item.slug}`)
    return `<entry>
<id>${url}</id>
<title>${escapeMarkup(item.title[locale])}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${instant(item.publishedOn)}</published>
<updated>${instant(changedOn(item))}</updated>
<author><name>${escapeMarkup(item.author[locale])}</name></author>
<category term="${item.category}"/>
<summary>${escapeMarkup(item.summary[locale])}</summary>
</entry>`
  })
  const updated = news.map(changedOn).sort().at(-1) ?? `${SITE.foundingYear}-01-01`
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LOCALE_FACTS[locale].htmlLang}">
<id>${absoluteUrl(locale, '/news')}</id>
<title>${escapeMarkup(textIn(SITE.brand, locale))}</title>
<subtitle>${escapeMarkup(textIn(SITE.description, locale))}</subtitle>
<link rel="self" type="application/atom+xml" href="${absoluteUrl(locale, FEED_PATH)}"/>
<link rel="alternate" type="text/html" href="${absoluteUrl(locale, '/news')}"/>
<updated>${instant(updated)}</updated>
<author><name>${escapeMarkup(textIn(SITE.company, locale))}</name></author>
${entries.join('\n')}
</feed>
`
}

function changedOn({ publishedOn, updatedOn }: FeedNews): string {
  return updatedOn ?? publishedOn
}

function instant(day: string): string {
  return `${day}T00:00:00+08:00`
}
