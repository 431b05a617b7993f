import type { Words } from '../i18n/words.ts'
import type { ComponentType } from 'react'
import type { Head } from './head.ts'

/** A step of the way from the home page to a page. */
export type Crumb = { name: string; path: string }

export type RouteParams = Record<string, string>

/** What `<screen>.screen.tsx` exports: what is shown. Both are pure functions of the screen's data. */
export type ScreenModule<Data = unknown> = {
  Page: ComponentType<{ data: Data }>
  head: (data: Data, t: Words) => Head
  /** The way from the home page to this one, where the screen shows it; the document says it in JSON-LD too. */
  crumbs?: (data: Data, t: Words) => Crumb[]
}

/** What a page is made of, in its document and in its `_payload.json`. */
export type Payload = {
  /** The build it belongs to. */
  buildId: string
  /** The folder of its screen below `pages/`. */
  screen: string
  data: unknown
}
