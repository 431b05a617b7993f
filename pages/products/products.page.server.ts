import type { LoadContext } from '../../src/routing/screen.ts'
import { loadProductTeaser } from '../../src/teasers/load-product-teaser.ts'
import type { ProductsData } from './products.screen.tsx'

export { Page, crumbs, head } from './products.screen.tsx'

export const paths = () => ['/products']

export function load({ catalogue, locale }: LoadContext): ProductsData {
  return {
    series: catalogue.snapshot.series.map((series) => ({
      id: series.id,
      name: series.name[locale],
      categories: series.categories.map((category) => ({
        id: category.id,
        name: category.name[locale],
        products: catalogue.productsIn(category.id).map((product) => loadProductTeaser(product, catalogue, locale)),
      })),
    })),
  }
}
