import type { Locale } from '../src/base/i18n/locale.ts'
import { remember } from '../src/base/reads.ts'
import { serverWords } from '../src/base/i18n/server-words.ts'
import { wordsOf } from '../src/base/i18n/words.ts'
import { loadNavigation } from '../src/web/menu/load-navigation.ts'
import type { Navigation } from '../src/web/menu/navigation.ts'
import type { Head } from '../src/web/page/head.ts'
import type { Payload } from '../src/web/page/screen.ts'
import type { PageAssets } from './assets.ts'
import type { PageContext } from './page-context.ts'
import { socialImageOf } from './social-image.ts'

/**
 * All data that a document is made of: `renderDocument` gets nothing else, so that the same input gives the same bytes,
 * and a build knows by the input alone whether a document must be rendered again.
 */
export type DocumentInput = {
  locale: Locale
  /** Without language. */
  path: string
  /** Id of the code that browsers run. */
  code: string
  navigation: Navigation
  assets: PageAssets
  /** Absent on an error page. */
  payload: Payload | undefined
  isNotFound: boolean
  /** Address of its social image, if it has one. */
  socialImage: string | undefined
  /** It says that it is part of a preview, and is not for search engines. */
  isPreview?: true
}

/** Reads a document's input from a page context whose data is loaded. */
export function documentInputOf(pageContext: PageContext): DocumentInput {
  const { locale, path, code, payload, is404 = false, isPreview = false } = pageContext
  return {
    locale,
    path,
    code,
    navigation: navigationOf(pageContext),
    assets: pageContext.assets(payload?.screen, locale),
    payload,
    isNotFound: is404,
    socialImage: socialImageOf(pageContext, headOf(pageContext)),
    ...(isPreview && { isPreview }),
  }
}

type HeadParts = Pick<DocumentInput, 'payload' | 'locale' | 'isNotFound'>

/** Returns title, description and tags of a document. */
export function documentHead({ payload, locale, isNotFound }: HeadParts, exports: PageContext['exports']): Head {
  const t = wordsOf(serverWords[locale])
  if (exports.head && payload) return exports.head(payload.data, t)
  const kind = isNotFound ? 'notFound' : 'server'
  return { title: t(`error.${kind}.message`), description: t(`error.${kind}.description`), isPrivate: true }
}

function headOf({ payload, locale, is404 = false, exports }: PageContext): Head {
  return documentHead({ payload, locale, isNotFound: is404 }, exports)
}

const navigations = remember<Navigation>()

/** The same for all pages of a language. */
function navigationOf({ catalogue, locale }: PageContext): Navigation {
  return navigations(catalogue, locale, () => loadNavigation(catalogue, locale))
}
