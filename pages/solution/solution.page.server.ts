import type { Catalogue } from '../../src/catalogue/catalogue.ts'
import { inLocale } from '../../src/catalogue/localised.ts'
import type { LoadContext } from '../../src/routing/screen.ts'
import { loadProductTeaser } from '../../src/teasers/load-product-teaser.ts'
import { loadSolutionTeaser } from '../../src/teasers/solution-teaser.tsx'
import type { SolutionData } from './solution.screen.tsx'

export { Page, crumbs, head } from './solution.screen.tsx'

export const paths = (catalogue: Catalogue) => catalogue.snapshot.solution.map(({ slug }) => `/solutions/${slug}`)

export function load({ catalogue, locale, params }: LoadContext): SolutionData | undefined {
  const solution = catalogue.solution(params.slug ?? '')
  if (!solution) return undefined
  const { slug, title, summary, problem, system, day, changes, products } = solution
  return {
    ...inLocale({ slug, title, summary, problem, system, day, changes }, locale),
    products: catalogue.products(products).map((product) => loadProductTeaser(product, catalogue, locale)),
    others: catalogue.snapshot.solution.map((other) => loadSolutionTeaser(other, locale)),
  }
}
