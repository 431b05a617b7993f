import type { InLocale } from '../../src/base/i18n/localised.ts'
import type { Home } from '../../src/content/schema/home.ts'
import type { SolutionData } from '../../src/web/solution/solution-data.ts'

/**
 * The page of a solution without a screen of its own: the fields of every solution, and the claims of the vendor where
 * they hold.
 */
export type GenericSolutionData = SolutionData & {
  claims: Pick<InLocale<Home['claims'][number]>, 'id' | 'label' | 'percent' | 'condition'>[]
}
