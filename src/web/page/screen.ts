import type { Words } from '../../base/i18n/words.ts'
import type { ComponentType } from 'react'
import type { Head } from './head.ts'

/** One step of the breadcrumb from the home page to a page. */
export type Crumb = { name: string; path: string }

export type RouteParams = Record<string, string>

/** Exports of `<screen>.screen.tsx`: how the screen is rendered. Its functions are pure of the screen's data. */
export type ScreenModule<Data = unknown> = {
  Page: ComponentType<{ data: Data }>
  /** The parameters of the address are there in the browser alone: the document is served without what they say. */
  head: (data: Data, t: Words, search?: URLSearchParams) => Head
  /** Returns the breadcrumb, if the screen shows one; the document also contains it as JSON-LD. */
  crumbs?: (data: Data, t: Words) => Crumb[]
  /** False if rendering the screen loads much code: it is not rendered before it is asked for. By default true. */
  isRenderedAhead?: boolean
  /** True if the screen is shown without header and footer of the site, and renders `<main>` itself. */
  isBare?: boolean
}

/** The data of a page, in its document and in its `_payload.json`. */
export type Payload = {
  /** Id of the code that shows it (`src/build/bundle.ts`). */
  code: string
  /** The folder of its screen below `pages/`. */
  screen: string
  data: unknown
}
