import { serverWords } from '../src/i18n/server-words.ts'
import { wordsOf } from '../src/i18n/words.ts'
import { SOCIAL_SIZE } from '../src/documents/social-card.ts'
import { type Head, type HeadTag, pageTitle } from '../src/screen/head.ts'
import { SITE } from '../src/site.ts'
import type { PageContext } from './page-context.ts'

/**
 * Lists the tags of a page's social image. Only documents have them: the browser removes them on navigation, because
 * social networks only read documents.
 */
export function socialTags({ publishCard, catalogue, exports, payload, locale }: PageContext, head: Head): HeadTag[] {
  if (!publishCard || !payload || head.isPrivate) return []
  const crumbs = exports.crumbs?.(payload.data, wordsOf(serverWords[locale])) ?? []
  const src = publishCard({
    locale,
    title: head.title,
    lead: head.description,
    // The page's parent in the breadcrumb, except for the home page.
    kind: crumbs.slice(1, -1).at(-1)?.name ?? '',
    ...exports.socialCard?.(payload.data, catalogue),
  })
  const meta = (attributes: Record<string, string>): HeadTag => ({ name: 'meta', attributes })
  return [
    meta({ property: 'og:image', content: SITE.origin + src }),
    meta({ property: 'og:image:type', content: 'image/png' }),
    meta({ property: 'og:image:width', content: String(SOCIAL_SIZE.width) }),
    meta({ property: 'og:image:height', content: String(SOCIAL_SIZE.height) }),
    meta({ property: 'og:image:alt', content: pageTitle(head, locale) }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ]
}
