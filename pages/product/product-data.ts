import type { Lang } from '../../src/base/i18n/lang-of.ts'
import type { InLocale } from '../../src/base/i18n/localised.ts'
import type { GroupedAttributes, KeyFigure } from '../../src/content/product-attributes.ts'
import type { Download, Image } from '../../src/content/schema/media.ts'
import type { Product } from '../../src/content/schema/product.ts'
import type { Series } from '../../src/content/schema/series.ts'
import type { FilmData } from '../../src/web/teasers/film-data.ts'
import type { ProductTeaserData } from '../../src/web/teasers/product-teaser.tsx'
import type { SolutionTeaserData } from '../../src/web/teasers/solution-teaser.tsx'

/** One of the drawings that lie one behind the other, with its parts: where they are, in percent of it. */
export type DeviceLayer = {
  view: 'front' | 'open' | 'back'
  src: string
  width: number
  height: number
  marks: { name: string; left: number; top: number }[]
}

export type ProductData = Lang & {
  code: string
  model: string
  name: string
  /** The name, with marks where its lines may end. */
  headline: string
  description: string
  status: Product['status']
  successor?: ProductTeaserData
  series: { id: string; name: string; accent: Series['accent'] }
  category: { id: string; name: string }
  /** Whether it can be put into a door schedule. */
  isForDoors: boolean
  features: string[]
  /** Heads of the first features. */
  leads?: string[] | undefined
  attributes: GroupedAttributes[]
  /** Four of the attributes, in large type. */
  figures: KeyFigure[]
  /** In mm, drawn beside the first picture. */
  measures?: { width: number; height: number } | undefined
  /**
   * In mm: the extent of the first picture, if it is drawn to scale, and the device's width, height and depth in words.
   */
  trueSize?: { width: number; height: number; body: string } | undefined
  /** The layers of the device; missing where its drawings show no inside. */
  layers?: DeviceLayer[]
  images: InLocale<Image>[]
  video?: FilmData
  specificationFile?: { src: string; version: string; updatedOn: string; bytes?: number }
  /** Further parts that one needs with it, as finished HTML. */
  needs?: { heading: string; note: string; html: string }
  /** How it is fitted, with its guide, template and drawings, as finished HTML. */
  fitting?: { heading: string; html: string }
  /** How it is wired: the diagram, and tables of its terminals and lamps, as finished HTML. */
  wiring?: { heading: string; diagram: string; tables: { id: string; heading: string; html: string }[] } | undefined
  /** The only products that it is for. */
  fits?: { code: string; model: string }[]
  files: InLocale<Download>[]
  related: ProductTeaserData[]
  solutions: SolutionTeaserData[]
}
