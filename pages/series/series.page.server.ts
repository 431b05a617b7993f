import { langOf } from '../../src/base/i18n/lang-of.ts'
import type { Catalogue } from '../../src/content/catalogue.ts'
import { breakTitle } from '../../src/content/titles/break-title.ts'
import { inLocale } from '../../src/base/i18n/localised.ts'
import type { Product } from '../../src/content/schema/product.ts'
import { pictureOfSeries } from '../../src/artwork/drawing/scenes/list-scenes.ts'
import { SCENE_OF_SERIES } from '../../src/artwork/drawing/scenes/whose-scene.ts'
import type { SocialCardParts } from '../../src/web/page/social-card-parts.ts'
import type { LoadContext } from '../../src/web/page/screen-server.ts'
import { loadCategories } from './series-categories.ts'
import { seriesFacts } from './series-facts.ts'
import { arrangeShelf, shelfItem } from './series-shelf.ts'
import type { SeriesData } from './series-data.ts'

export { Page, crumbs, head } from './series.screen.tsx'

export const paths = ({ snapshot: { series } }: Catalogue) => series.map(({ id }) => `/products/${id}`)

export function load({ catalogue, locale, params }: LoadContext): SeriesData {
  const series = catalogue.series(params.series ?? '')
  const { id, name, title, summary, accent, introduction } = series
  const products = series.categories.flatMap((category) => catalogue.productsIn(category.id))
  // Posts and brackets say little of a series, and are often larger than its devices. Discontinued products are in the
  // list.
  const devices = series.categories
    .filter(({ areParts }) => !areParts)
    .flatMap((category) => catalogue.productsIn(category.id))
    .filter(({ status }) => status === 'active')
  const [known] = series.categories
  const solution = catalogue.solution(mostUsedIn(products, known ? catalogue.productsIn(known.id) : []) ?? '')
  const picture = pictureOfSeries(series, locale)
  const sized = devices.flatMap((product) => shelfItem(product, catalogue, locale) ?? [])
  return {
    ...inLocale({ id, name, title, summary, accent, introduction }, locale),
    ...langOf([name, summary], locale),
    headline: breakTitle(name[locale], locale),
    ...arrangeShelf(sized),
    facts: seriesFacts(series.figures ?? [], products, catalogue, locale),
    categories: loadCategories(series.categories, catalogue, locale),
    ...(picture && { picture }),
    ...(solution && { solution: inLocale({ slug: solution.slug, title: solution.title }, locale) }),
  }
}

/**
 * Returns the solution that most of the products of a series belong to: of its first category, which is what buyers know
 * of it, then of all.
 */
function mostUsedIn(all: readonly Product[], known: readonly Product[]): string | undefined {
  const slugs = new Set(all.flatMap(({ solutions }) => solutions))
  const count = (products: readonly Product[], slug: string) =>
    products.filter(({ solutions }) => solutions.includes(slug)).length
  const [first] = [...slugs].sort((a, b) => count(known, b) - count(known, a) || count(all, b) - count(all, a))
  return first
}

/** The social image shows the scene of the series. */
export function socialCard({ id, accent }: SeriesData): SocialCardParts {
  return { accent, scene: SCENE_OF_SERIES[id] }
}
