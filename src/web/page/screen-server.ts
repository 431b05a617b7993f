import type { Catalogue } from '../../content/catalogue.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import type { Words } from '../../base/i18n/words.ts'
import type { RouteParams } from './screen.ts'
import type { StoredKey } from '../../base/stored.ts'
import type { SocialCardParts } from './social-card-parts.ts'

/** The arguments of a screen's `load`. */
export type LoadContext = { catalogue: Catalogue; locale: Locale; params: RouteParams }

/**
 * Exports of `<screen>.page.server.ts`: the data that it reads from the catalogue, and which pages exist. Never sent to
 * the browser.
 */
export type ScreenServerModule<Data = unknown> = {
  /** Returns the screen's data in one language, as plain JSON; undefined if there is no such page. */
  load: (context: LoadContext) => Data | undefined
  /** Returns the paths of the screen's pages, without language. */
  paths: (catalogue: Catalogue) => readonly string[]
  /** Returns the JSON-LD blocks of the page, in addition to its breadcrumb. */
  structuredData?: (data: Data, page: { locale: Locale; url: string }) => readonly object[]
  /** Lists the files with the same content in other formats. */
  formats?: (data: Data, locale: Locale) => readonly { type: string; href: string }[]
  /** Returns the content of the page's social image if it is not the page's title and description. */
  socialCard?: (data: Data, catalogue: Catalogue, t: Words) => SocialCardParts
  /** Lists the files that its pages load late: made once a build, each at an address that stays the same. */
  files?: (catalogue: Catalogue) => readonly { path: string; write: () => string }[]
  /** Returns the address of a file that a page with search parameters in its address needs to show itself. */
  neededWithSearch?: (locale: Locale) => string
  /**
   * Stored data of visitors that its pages show instead of the served content
   * (`src/web/navigation/browser/shows-own.ts`).
   */
  showsStored?: StoredKey
}
