import MarkdownIt from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'
import { inSite } from '../../base/base-path.ts'
import { escapeMarkup } from '../../base/escape.ts'
import type { InLocale } from '../../base/i18n/localised.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import { localiseTarget } from '../../base/i18n/localised-path.ts'
import type { Image } from '../../content/schema/media.ts'
import { addressesOf } from '../ui/responsive-image.tsx'
import { holdInMarkup } from '../ui/held.ts'

/** Raw HTML in a content file is shown as text; markdown-it refuses javascript: links natively. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).use(cjkFriendly)

/** A file is the same in all languages. */
const FILE = /^[^?#]*\.\w+(?:[?#]|$)/
/** The text's column: two of four. */
const SIZES = '(width > 60rem) 48vw, 96vw'

const { image: drawImage } = markdown.renderer.rules

markdown.renderer.rules.image = (tokens, index, options, env, self) => {
  const image = (env?.images as InLocale<Image>[] | undefined)?.[Number(tokens[index]?.attrGet('src')) - 1]
  if (!image) return drawImage?.(tokens, index, options, env, self) ?? ''
  const { src, alt, width, height, sources = [] } = image
  const others = sources.map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${addressesOf(srcSet)}" sizes="${SIZES}">`,
  )
  return `<picture>${others.join('')}<img src="${inSite(src)}" alt="${escapeMarkup(alt)}" width="${width}" height="${height}" loading="lazy"></picture>`
}

markdown.renderer.rules.link_open = (tokens, index, options, env, self) => {
  const token = tokens[index]
  const href = token?.attrGet('href')
  if (token && typeof href === 'string' && href.startsWith('/')) {
    // renderMarkdown below is the only caller, and passes the locale.
    token.attrSet('href', FILE.test(href) ? inSite(href) : localiseTarget(env?.locale as Locale, href))
  }
  return self.renderToken(tokens, index, options)
}

// On phones a table scrolls sideways: by keyboard too.
markdown.renderer.rules.table_open = (tokens, index, options, _env, self) => {
  tokens[index]?.attrSet('tabindex', '0')
  return self.renderToken(tokens, index, options)
}

markdown.renderer.rules.heading_open = (tokens, index, options, env, self) => {
  const token = tokens[index]
  const headings = env?.headings as Heading[] | undefined
  if (token?.tag === 'h2' && headings) {
    // Numbered, so that it is the same in all languages.
    const id = `section-${headings.length + 1}`
    token.attrSet('id', id)
    headings.push({ id, text: tokens[index + 1]?.content ?? '' })
  }
  return self.renderToken(tokens, index, options)
}

/** A heading that can be linked to; its text is Markdown. */
export type Heading = { id: string; text: string }

/**
 * Renders a Markdown text as HTML that is safe to insert; links within the site keep its language, models and measures
 * stay in one line. Headings of its sections get ids and are added to `headings`, if that is given; a picture is the one
 * of `images` that it names by number, `![](2)`.
 */
export function renderMarkdown(
  text: string,
  locale: Locale,
  { headings, images }: { headings?: Heading[]; images?: readonly InLocale<Image>[] } = {},
): string {
  return holdInMarkup(markdown.render(text, { locale, headings, images }).trim())
}
