import type { InLocale } from '../i18n/localised.ts'
import type { Image } from '../catalogue/schema/media.ts'
import type { Solution } from '../catalogue/schema/solution.ts'
import type { Accent } from '../drawing/kit/drawing.ts'
import type { ProductTeaserData } from '../teasers/product-teaser.tsx'
import type { SolutionTeaserData } from '../teasers/solution-teaser.tsx'

type Told = InLocale<Pick<Solution, 'slug' | 'title' | 'summary' | 'problem' | 'day' | 'changes'>>

/** A part of the system, as the list under the drawing tells it. */
export type SolutionPoint = {
  id: string
  label: string
  detail: string
  accent: Accent | undefined
  /** Where it stands in the drawing; a part without a place there has none. */
  place?: { number: number; left: number; top: number }
  product?: { code: string; image?: InLocale<Image> }
}

/** What every page of a solution shows, in one language. */
export type SolutionData = Told & {
  /** The title, cut where a line may end. */
  headline: string[]
  /** The whole `<svg>` element. */
  drawing: string
  /** Where it is used. */
  picture?: InLocale<Image>
  system: { summary: string; links: { from: string; to: string; label: string }[] }
  points: SolutionPoint[]
  products: ProductTeaserData[]
  /** All solutions, in their order. */
  others: Pick<SolutionTeaserData, 'slug' | 'title' | 'picture'>[]
}
