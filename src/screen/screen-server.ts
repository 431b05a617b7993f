import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Locale } from '../i18n/locale.ts'
import type { RouteParams } from './screen.ts'
import type { SocialCardParts } from './social-card-parts.ts'

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
