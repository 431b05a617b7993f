import type { InferType } from 'yup'
import { day, localisedText, oneOf, record } from './fields.ts'
import { searchWordsField } from './search-words.ts'
import { PAGE_PARTS, PAGE_SLUGS } from './page-slugs.ts'

/** A line of a page's text that stands for a part made of data: `::discontinued`. */
const PART_LINE = /^::(.*)$/gm

/** A page of text about the vendor (`#vendor/content/pages/<slug>.json`, its text in `<slug>.zh.md` and `<slug>.en.md`). */
export const pageSchema = record({
  slug: oneOf(PAGE_SLUGS),
  title: localisedText(40),
  /** One or two sentences below the title; also the page's description. */
  summary: localisedText(200),
  ...searchWordsField(),
  /** Day on which its content was last reviewed. */
  updatedOn: day(),
  /** Markdown; a line `::discontinued` stands for the part of that name. */
  body: localisedText(20_000),
}).test('parts', function checkParts({ body }) {
  const [zh, en] = [partsIn(body?.zh), partsIn(body?.en)]
  if (zh.join() === en.join() && zh.every((name) => PAGE_PARTS.some((part) => part === name))) return true
  const message = `in both languages the same parts, of ${PAGE_PARTS.map((part) => `::${part}`).join(', ')}`
  const value = [zh, en].map((parts) => parts.join(', ') || 'none').join(' / ')
  return this.createError({ path: 'body', message, params: { value } })
})
export type Page = InferType<typeof pageSchema>

function partsIn(text = ''): string[] {
  return [...text.matchAll(PART_LINE)].map(([, name = '']) => name)
}
