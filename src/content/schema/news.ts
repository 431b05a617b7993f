import type { InferType } from 'yup'
import { NEWS_CATEGORIES } from './news-categories.ts'
import { day, itemsOf, localisedText, oneOf, record, referenceTo, referencesTo, slug } from './fields.ts'
import { type Image, imageSchema, photosField } from './media.ts'
import { formerSlugs } from './move.ts'
import { searchWordsField } from './search-words.ts'
import { SHOWN_DAYS, shownFields } from './shown.ts'

/** A news item (`#vendor/content/news/<slug>.json`, its text in `<slug>.zh.md` and `<slug>.en.md`). */
export const newsSchema = record({
  slug: slug(),
  /** Slugs that it had before, or of what it replaces: their addresses lead to its page. */
  formerly: formerSlugs(),
  ...shownFields(),
  title: localisedText(80),
  category: oneOf(NEWS_CATEGORIES),
  /** A department or a role. */
  author: localisedText(40),
  publishedOn: day(),
  /** Set if the content of the text was changed. */
  updatedOn: day().optional().default(undefined),
  /** Two sentences for lists; also the page's description. */
  summary: localisedText(240),
  /** The first stands above the text and in lists, in place of `image`; the text names others by number, `![](2)`. */
  photos: photosField(),
  image: imageSchema.optional().default(undefined),
  /** The film that shows what it tells of. */
  video: referenceTo('film').optional().default(undefined),
  related: record({
    news: referencesTo('news'),
    products: referencesTo('product'),
    solutions: referencesTo('solution'),
  }),
  ...searchWordsField(),
  /** Markdown. */
  body: localisedText(20_000),
})
  .test('itself', 'no relation of an article to itself', (news) => !itemsOf(news.related?.news).includes(news.slug))
  .test(...SHOWN_DAYS)
  .test('dates', 'updatedOn not before publishedOn', (news) => !news.updatedOn || news.updatedOn >= news.publishedOn)

/** A news item as in its file, with the pictures that the build makes of its photographs. */
export type News = InferType<typeof newsSchema> & { images?: Image[] }
