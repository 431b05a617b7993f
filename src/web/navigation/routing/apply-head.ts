import type { Locale } from '../../../base/i18n/locale.ts'
import { type Head, headTags, pageTitle } from '../../page/head.ts'

/** Marks the tags that belong to a page, both in the served document and after a navigation. */
export const HEAD_MARK = 'data-page'

/** Sets the title and tags of another page in the document. */
export function applyHead(head: Head, locale: Locale, path: string): void {
  document.title = pageTitle(head, locale)
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove()
  for (const { name, attributes } of headTags(head, locale, path)) {
    const tag = document.createElement(name)
    for (const [key, value] of Object.entries({ ...attributes, [HEAD_MARK]: '' })) tag.setAttribute(key, value)
    document.head.append(tag)
  }
}
