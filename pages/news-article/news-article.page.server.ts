import { langOf } from '../../src/base/i18n/lang-of.ts'
import type { Catalogue } from '../../src/content/catalogue.ts'
import { breakTitle } from '../../src/content/titles/break-title.ts'
import { imageIn } from '../../src/artwork/drawing/products/images-of.ts'
import { inLocale } from '../../src/base/i18n/localised.ts'
import { formatDay } from '../../src/base/i18n/format-day.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import { renderMarkdown } from '../../src/web/prose/render-markdown.ts'
import type { LoadContext } from '../../src/web/page/screen-server.ts'
import { newsArticle } from '../../src/web/page/structured-data/news-article.ts'
import { videoObject } from '../../src/web/page/structured-data/video-object.ts'
import { loadProductTeaser } from '../../src/web/teasers/load-product-teaser.ts'
import type { NewsArticleData } from './news-article-data.ts'

export { Page, crumbs, head } from './news-article.screen.tsx'

export const paths = (catalogue: Catalogue) => catalogue.snapshot.news.map(({ slug }) => `/news/${slug}`)

export function load({ catalogue, locale, params }: LoadContext): NewsArticleData | undefined {
  const article = catalogue.news(params.slug ?? '')
  if (!article) return undefined
  const { slug, title, category, author, publishedOn, updatedOn, summary, image, images = [], video, related } = article
  return {
    ...inLocale({ slug, title, category, author, publishedOn, summary }, locale),
    ...langOf([title, summary], locale),
    headline: breakTitle(title[locale], locale),
    date: formatDay(publishedOn, locale),
    ...(updatedOn && { updatedOn, updatedDate: formatDay(updatedOn, locale) }),
    ...(image && { image: imageIn(image, catalogue, locale) }),
    ...(video && { video: inLocale(catalogue.film(video), locale) }),
    html: renderMarkdown(article.body[locale], locale, { images: inLocale(images, locale) }),
    related: {
      news: related.news.flatMap((id) => {
        const item = catalogue.news(id)
        return item
          ? [
              {
                ...langOf([item.title, item.summary], locale),
                slug: item.slug,
                date: formatDay(item.publishedOn, locale),
                title: breakTitle(item.title[locale], locale),
              },
            ]
          : []
      }),
      products: catalogue.products(related.products).map((product) => loadProductTeaser(product, catalogue, locale)),
      solutions: catalogue.solutions(related.solutions).map((solution) => ({
        ...langOf([solution.title, solution.summary], locale),
        slug: solution.slug,
        title: breakTitle(solution.title[locale], locale),
      })),
    },
  }
}

export function structuredData(data: NewsArticleData, { locale, url }: { locale: Locale; url: string }): object[] {
  // The picture of its first product if the article has none.
  const image = (data.image ?? data.related.products[0]?.image)?.src
  return [newsArticle(data, image, locale, url), ...(data.video ? [videoObject(data.video)] : [])]
}
