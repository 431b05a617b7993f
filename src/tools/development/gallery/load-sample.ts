import type { Catalogue } from '../../../content/catalogue.ts'
import type { Product } from '../../../content/schema/product.ts'
import type { Locale } from '../../../base/i18n/locale.ts'
import { loadProductTeaser } from '../../../web/teasers/load-product-teaser.ts'
import { loadSolutionTeaser } from '../../../web/teasers/load-solution-teaser.ts'
import type { Sample } from '../../../web/examples.ts'

const FEW = 3

/** Collects content for the examples of components. Throws where there is no solution, or no product with a picture. */
export function loadSample(catalogue: Catalogue, locale: Locale): Sample {
  const { series, product, solution } = catalogue.snapshot
  const ofSeries = (id: string) =>
    product.find((each) => each.status === 'active' && catalogue.shelfOf(each).series.id === id)
  const discontinued = product.find(({ status }) => status === 'discontinued')
  const products = [...series.map(({ id }) => ofSeries(id)), discontinued]
    .filter((each): each is Product => each !== undefined)
    .map((each) => loadProductTeaser(each, catalogue, locale))
  const picture = products.find(({ image }) => image)?.image
  const [first] = solution
  if (!first || !picture)
    throw new Error('The content has no solution, or no product with a picture, to make examples of')
  return {
    locale,
    title: first.title[locale],
    sentence: first.summary[locale],
    names: series.map(({ name }) => name[locale]),
    picture,
    products,
    solutions: solution.slice(0, FEW).map((each) => loadSolutionTeaser(each, catalogue, locale)),
  }
}
