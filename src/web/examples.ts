import type { ReactNode } from 'react'
import type { Locale } from '../base/i18n/locale.ts'
import type { Words } from '../base/i18n/words.ts'
import type { ProductTeaserData } from './teasers/product-teaser.tsx'
import type { SolutionTeaserData } from './teasers/solution-teaser.tsx'
import type { Picture } from './ui/stand.tsx'

/** Content of the site in one language, for examples: plain JSON, made by load-sample.ts. */
export type Sample = {
  locale: Locale
  /** A few words. */
  title: string
  /** One or two sentences. */
  sentence: string
  /** Five names. */
  names: string[]
  picture: Picture
  /** One of each series, and one that is discontinued. */
  products: ProductTeaserData[]
  solutions: SolutionTeaserData[]
}

/** What a function of examples gets: content, and the words of the interface. */
export type ExampleProps = Sample & { t: Words }

/** What a folder's `examples.tsx` exports as `examples`: by the names of component files, states by their names. */
export type Examples = (props: ExampleProps) => Record<string, Record<string, ReactNode>>
