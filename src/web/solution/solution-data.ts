import type { Lang } from '../../base/i18n/lang-of.ts'
import type { InLocale } from '../../base/i18n/localised.ts'
import type { Image } from '../../content/schema/media.ts'
import type { Solution } from '../../content/schema/solution.ts'
import type { Accent } from '../../artwork/drawing/kit/drawing.ts'
import type { ProductTeaserData } from '../teasers/product-teaser.tsx'
import type { FilmData } from '../teasers/film-data.ts'
import type { SolutionTeaserData } from '../teasers/solution-teaser.tsx'

type Told = InLocale<Pick<Solution, 'slug' | 'title' | 'summary' | 'problem' | 'day' | 'changes'>>

/** A part of the system in the list under the drawing. */
export type SolutionPoint = {
  id: string
  /** With marks where its lines may end. */
  label: string
  detail: string
  accent: Accent | undefined
  /** Its position in the drawing, with its label as it is written; missing for a part that is not drawn. */
  place?: {
    number: number
    label: string
    left: number
    top: number
    /** In the folded drawing of phones. */
    folded?: { left: number; top: number }
  }
  product?: { code: string; model: string; image?: InLocale<Image> }
}

/** A product of the system, with a sentence on what it is for. */
export type SolutionProduct = ProductTeaserData & { purpose: string }

/** The data of every solution's page, in one language. */
export type SolutionData = Lang &
  Told & {
    /** The title, with marks where its lines may end. */
    headline: string
    /** A complete `<svg>` element. */
    drawing: string
    /** The place where it is used. */
    picture?: InLocale<Image>
    system: { summary: string; links: { from: string; to: string; label: string }[] }
    points: SolutionPoint[]
    video?: FilmData
    products: SolutionProduct[]
    /** A sentence with the questions of the sizing of a job; missing where there are no rules. */
    sizingAsks?: string
    /** The number of solutions in words, capitalised. */
    solutionsInWords: string
    /** All solutions, in display order. */
    others: Pick<SolutionTeaserData, 'slug' | 'title' | 'lang'>[]
  }
