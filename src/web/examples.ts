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

/** The input of a function of examples: content, and the words of the interface. */
export type ExampleProps = Sample & { t: Words }

/** The export `examples` of a folder's `examples.tsx`: states by name, by the names of component files. */
export type Examples = (props: ExampleProps) => Record<string, Record<string, ReactNode>>
