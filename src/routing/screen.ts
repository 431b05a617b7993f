import type { Words } from '../i18n/words.ts'
import type { ComponentType } from 'react'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Locale } from '../i18n/locale.ts'
import type { SocialCardParts } from '../documents/social-card.ts'
import type { Crumb } from '../structured-data/breadcrumb-list.ts'
import type { Head } from './head.ts'

export type RouteParams = Record<string, string>

/** What `<screen>.screen.tsx` exports: what is shown. Both are pure functions of the screen's data. */
export type ScreenModule<Data = unknown> = {
  Page: ComponentType<{ data: Data }>
  head: (data: Data, t: Words) => Head
  /** The way from the home page to this one, where the screen shows it; the document says it in JSON-LD too. */
  crumbs?: (data: Data, t: Words) => Crumb[]
}

/** What a screen's `load` gets to work with. */
export type LoadContext = { catalogue: Catalogue; locale: Locale; params: RouteParams }

/** What `<screen>.page.server.ts` exports: what it needs of the catalogue, and which pages exist. Never in the browser. */
export type ScreenServerModule<Data = unknown> = {
  /** The screen's data in one language, as plain JSON; undefined when there is no such page. */
  load: (context: LoadContext) => Data | undefined
  /** The paths of the screen's pages, without language. */
  paths: (catalogue: Catalogue) => readonly string[]
  /** JSON-LD blocks of the page, beside its breadcrumb. */
  structuredData?: (data: Data, page: { locale: Locale; url: string }) => readonly object[]
  /** What the page's social picture shows instead of its title and description. */
  socialCard?: (data: Data, catalogue: Catalogue) => SocialCardParts
}

/** What a page is made of, in its document and in its `_payload.json`. */
export type Payload = {
  /** The build it belongs to. */
  buildId: string
  /** The folder of its screen below `pages/`. */
  screen: string
  data: unknown
}
