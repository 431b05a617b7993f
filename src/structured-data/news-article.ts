import type { Locale } from '../i18n/locale.ts'
import { LOCALE_FACTS } from '../i18n/locale.ts'
import { SITE } from '../site.ts'

type Article = {
  title: string
  summary: string
  author: string
  publishedOn: string
  updatedOn?: string
  image?: { src: string }
}

/** JSON-LD of a news item. */
export function newsArticle(article: Article, locale: Locale, url: string): object {
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.summary,
    inLanguage: LOCALE_FACTS[locale].htmlLang,
    datePublished: `${article.publishedOn}T00:00:00+08:00`,
    dateModified: `${article.updatedOn ?? article.publishedOn}T00:00:00+08:00`,
    author: { '@type': 'Organization', name: `${SITE.brand[locale]} ${article.author}` },
    publisher: { '@id': `${SITE.origin}/#organization` },
    ...(article.image && { image: [SITE.origin + article.image.src] }),
  }
}
