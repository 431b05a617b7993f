import type { Catalogue } from '../src/content/catalogue.ts'
import type { Locale } from '../src/base/i18n/locale.ts'
import type { Payload, ScreenModule } from '../src/web/page/screen.ts'
import type { ScreenServerModule } from '../src/web/page/screen-server.ts'
import type { Assets } from './assets.ts'
import type { PublishCard } from './publish-card.ts'

/** Input of vite-plugin-ssr's renderPage. */
export type PageContextInit = {
  /** Path with language, `/en/news`. */
  urlOriginal: string
  catalogue: Catalogue
  /** Id of the code that browsers run. */
  code: string
  assets: Assets
  /** Returns the address of a card's social image; undefined if none are made. */
  publishCard?: PublishCard | undefined
  /** Says on every page that it is part of a preview. */
  isPreview?: boolean
}

/** The page context of the hooks in this folder. Names that are not ours are vite-plugin-ssr's. */
export type PageContext = PageContextInit & {
  locale: Locale
  path: string
  basename: string
  routeParams: Record<string, string>
  /** `/pages/product/product`, from the file's path. */
  _pageId: string
  exports: Partial<ScreenModule & ScreenServerModule>
  is404?: boolean
  errorWhileRendering?: unknown
  /** Set by onBeforeRender for every screen. */
  payload?: Payload
}
