import { inLocale } from '../../src/catalogue/localised.ts'
import { SERIES_SLUGS } from '../../src/catalogue/schema/series-slugs.ts'
import type { LoadContext } from '../../src/routing/screen.ts'
import { loadProductTeaser } from '../../src/teasers/load-product-teaser.ts'
import type { SeriesData } from './series.screen.tsx'

export { Page, crumbs, head } from './series.screen.tsx'

export const paths = () => SERIES_SLUGS.map((slug) => `/products/${slug}`)

export function load({ catalogue, locale, params }: LoadContext): SeriesData {
  const series = catalogue.series(params.series ?? '')
  const { id, name, title, summary, accent, introduction } = series
  return {
    ...inLocale({ id, name, title, summary, accent, introduction }, locale),
    categories: series.categories.map((category) => ({
      ...inLocale({ id: category.id, name: category.name, summary: category.summary }, locale),
      products: catalogue.productsIn(category.id).map((product) => loadProductTeaser(product, catalogue, locale)),
    })),
  }
}
