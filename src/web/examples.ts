import type { ReactNode } from 'react'
import type { Locale } from '../base/i18n/locale.ts'
import type { Words } from '../base/i18n/words.ts'
import type { Crumb } from './page/screen.ts'
import type { FilmData } from './teasers/film-data.ts'
import type { NewsTeaserData } from './teasers/news-teaser.tsx'
import type { ProductTeaserData } from './teasers/product-teaser.tsx'
import type { SolutionTeaserData } from './teasers/solution-teaser.tsx'
import type { Picture } from './ui/stand.tsx'

/** Content of the site in one language, for examples: plain JSON, made by load-sample.ts. */
export type Sample = {
  locale: Locale
  /** A few words. */
  title: string
  /** The title, cut where a line may end. */
  headline: string
  /** One or two sentences. */
  sentence: string
  /** Five names. */
  names: string[]
  picture: Picture
  crumbs: Crumb[]
  /** One of each series, and one that is discontinued. */
  products: ProductTeaserData[]
  news: NewsTeaserData[]
  solutions: SolutionTeaserData[]
  /** A film, where there is one. */
  film?: FilmData
}

/** What a function of examples gets: content, and the words of the interface. */
export type ExampleProps = Sample & { t: Words }

/**
 * What `<component>.examples.tsx` exports as `examples`: the component in its states, by their names; or, where there is nothing to be
 * seen, a sentence that says why.
 */
export type Examples = string | ((props: ExampleProps) => Record<string, ReactNode>)
