import type { Series } from '../../src/catalogue/schema/series.ts'
import type { Picture } from '../../src/ui/stand.tsx'
import type { SeriesCategory } from './series-categories.ts'
import type { SeriesFact } from './series-facts.ts'
import type { ShelfItem } from './series-shelf.ts'

export type SeriesData = {
  id: string
  name: string
  title: string
  /** The title, cut where a line may end. */
  headline: string[]
  summary: string
  accent: Series['accent']
  introduction: { heading: string; text: string }[]
  /** The place where it is at home. */
  picture?: Picture
  /** Every product that has a body. */
  shelf: ShelfItem[]
  facts: SeriesFact[]
  categories: SeriesCategory[]
  /** Where most of these products are used. */
  solution?: { slug: string; title: string }
}
