import { langOf } from '../../base/i18n/lang-of.ts'
import type { News } from '../../content/schema/news.ts'
import { breakTitle } from '../../content/titles/break-title.ts'
import { formatDay } from '../../base/i18n/format-day.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import type { NewsTeaserData } from './news-teaser.tsx'

/** Returns the data of a news item in a list. */
export function loadNewsTeaser(news: News, locale: Locale): NewsTeaserData {
  const { slug, category, publishedOn } = news
  return {
    ...langOf([news.title, news.summary], locale),
    slug,
    category,
    publishedOn,
    date: formatDay(publishedOn, locale),
    headline: breakTitle(news.title[locale], locale),
    summary: news.summary[locale],
  }
}
