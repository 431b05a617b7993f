import type { Locale } from '../../../../base/i18n/locale.ts'
import { inLocale } from '../../../../base/i18n/localised.ts'
import type { Catalogue } from '../../../../content/catalogue.ts'
import { productsOfSizing } from '../../../../content/check-sizing.ts'
import type { Sizing } from '../../../../content/schema/sizing.ts'
import type { Solution } from '../../../../content/schema/solution.ts'
import type { SizedSolution } from './load-sizings.ts'

/** Returns the rules of a solution; undefined without any, or while one of their products is not shown or not sold. */
export function sizingOf({ sizing }: Pick<Solution, 'sizing'>, catalogue: Catalogue): Sizing | undefined {
  if (!sizing) return undefined
  const isWhole = productsOfSizing(sizing).every(
    ({ code }) => code !== undefined && catalogue.product(code)?.status === 'active',
  )
  return isWhole ? sizing : undefined
}

/** Returns all solutions whose jobs can be sized, in display order. */
export function listSizings(catalogue: Catalogue, locale: Locale): SizedSolution[] {
  return catalogue.snapshot.solution.flatMap((solution) => {
    const sizing = sizingOf(solution, catalogue)
    return sizing ? [{ slug: solution.slug, title: solution.title[locale], rules: inLocale(sizing, locale) }] : []
  })
}
