import MarkdownIt, { type Token } from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'
import { SITE } from '#vendor/site.ts'

/** Replaces what is not prose: code, addresses, the brand, which is spelt with a space. No rule matches it. */
export const NOT_PROSE = '\uE000'

const MARKDOWN = new MarkdownIt({ html: false }).use(cjkFriendly)
const ADDRESS = /https?:\/\/[\w./?#&=%~:@+-]*|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const NOT_SHOWN = new Set(['code_inline', 'html_inline', 'fence', 'code_block', 'html_block'])

/**
 * Returns the readable text of Markdown: one line per block, without markup; code, addresses and the brand are masked.
 * @example readableMarkdown('- **錄影**見[說明](/faqs/x)') // '錄影見說明'
 */
export function readableMarkdown(markdown: string): string {
  return readableText(MARKDOWN.parse(markdown, {}).flatMap(readBlock).join('\n'))
}

/** Masks addresses and the brand in plain text. */
export function readableText(text: string): string {
  return text.replaceAll(ADDRESS, NOT_PROSE).replaceAll(SITE.brand.zh, NOT_PROSE)
}

function readBlock(token: Token): string[] {
  return token.type === 'inline' ? [(token.children ?? []).map(readInline).join('')] : []
}

function readInline(token: Token): string {
  if (NOT_SHOWN.has(token.type)) return NOT_PROSE
  if (token.type === 'softbreak' || token.type === 'hardbreak') return '\n'
  return token.content
}
