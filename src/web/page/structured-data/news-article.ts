import { SITE_ADDRESS } from '../../../base/addresses.ts'
import { textIn } from '../../../base/i18n/localised.ts'
import type { Locale } from '../../../base/i18n/locale.ts'
import { LOCALE_FACTS } from '../../../base/i18n/locale.ts'
import { SITE } from '#vendor/site.ts'
import { publisher } from './organization.ts'

type Article = {
  title: string
  summary: string
  author: string
  publishedOn: string
  updatedOn?: string
}

/** Returns the JSON-LD of a news item; `image` is the path of a picture of this site. */
export function newsArticle(article: Article, image: string | undefined, locale: Locale, url: string): object {
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.summary,
    inLanguage: LOCALE_FACTS[locale].htmlLang,
    datePublished: `${article.publishedOn}T00:00:00+08:00`,
    dateModified: `${article.updatedOn ?? article.publishedOn}T00:00:00+08:00`,
    author: {
      '@type': 'Organization',
      name: `${textIn(SITE.brand, locale)} ${article.author}`,
      url: `${SITE_ADDRESS}/`,
    },
    publisher: publisher(locale),
    ...(image !== undefined && { image: [SITE_ADDRESS + image] }),
  }
}
