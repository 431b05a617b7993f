import { SITE_ADDRESS } from '../src/base/addresses.ts'
import { DOCUMENT_LOCALES } from '../src/base/i18n/document-locales.ts'
import { serverWords } from '../src/base/i18n/server-words.ts'
import { wordsOf } from '../src/base/i18n/words.ts'
import { SOCIAL_SIZE } from '../src/artwork/documents/social-card.ts'
import type { Head, HeadTag } from '../src/web/page/head.ts'
import type { PageContext } from './page-context.ts'

/**
 * Returns the address of a page's social image, and orders it; undefined for a page without one, as in a language that
 * the faces cannot write.
 */
export function socialImageOf(pageContext: PageContext, head: Head): string | undefined {
  const { publishCard, catalogue, exports, payload, locale } = pageContext
  if (!publishCard || !payload || head.isPrivate || !DOCUMENT_LOCALES.includes(locale)) return undefined
  const t = wordsOf(serverWords[locale])
  const crumbs = exports.crumbs?.(payload.data, t) ?? []
  return publishCard({
    locale,
    title: head.title,
    lead: head.description,
    // The page's parent in the breadcrumb, except for the home page.
    kind: crumbs.slice(1, -1).at(-1)?.name ?? '',
    ...exports.socialCard?.(payload.data, catalogue, t),
  })
}

/**
 * Lists the tags of a page's social image. Only documents have them: the browser removes them on navigation, because
 * social networks only read documents.
 */
export function socialTags(src: string, title: string): HeadTag[] {
  const meta = (attributes: Record<string, string>): HeadTag => ({ name: 'meta', attributes })
  return [
    meta({ property: 'og:image', content: SITE_ADDRESS + src }),
    meta({ property: 'og:image:type', content: 'image/png' }),
    meta({ property: 'og:image:width', content: String(SOCIAL_SIZE.width) }),
    meta({ property: 'og:image:height', content: String(SOCIAL_SIZE.height) }),
    meta({ property: 'og:image:alt', content: title }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ]
}
