import type { Catalogue } from '../../src/content/catalogue.ts'
import type { News } from '../../src/content/schema/news.ts'
import { imageIn, imagesOf } from '../../src/artwork/drawing/products/images-of.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import type { LoadContext } from '../../src/web/page/screen-server.ts'
import { loadNewsTeaser } from '../../src/web/teasers/load-news-teaser.ts'
import type { NewsData } from './news-data.ts'

export { Page, crumbs, head } from './news.screen.tsx'

export const paths = () => ['/news']

export function load({ catalogue, locale }: LoadContext): NewsData {
  return {
    news: catalogue.snapshot.news.map((news) => {
      const picture = pictureOf(news, catalogue, locale)
      return { ...loadNewsTeaser(news, locale), ...(picture && { picture }) }
    }),
  }
}

/** Returns the news item's own picture, or that of its first product. */
function pictureOf(news: News, catalogue: Catalogue, locale: Locale) {
  const image =
    (news.image && imageIn(news.image, catalogue, locale)) ??
    catalogue.products(news.related.products).flatMap((product) => imagesOf(product, catalogue, locale))[0]
  return image && { src: image.src, width: image.width, height: image.height }
}
