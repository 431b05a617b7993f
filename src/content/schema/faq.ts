import type { InferType } from 'yup'
import { FAQ_CATEGORIES } from './faq-categories.ts'
import {
  day,
  itemsOf,
  listOf,
  localisedText,
  oneOf,
  record,
  referenceTo,
  referencesTo,
  slug,
  wholeNumber,
} from './fields.ts'
import { downloadSchema, imageSchema, photosField } from './media.ts'
import { formerSlugs } from './move.ts'
import { searchWordsField } from './search-words.ts'
import { SHOWN_DAYS, shownFields } from './shown.ts'

function mentions() {
  return referencesTo('product').optional().default(undefined)
}

/** A question and its answer (`#vendor/content/faqs/<slug>.json`, its text in `<slug>.zh.md` and `<slug>.en.md`). */
export const faqSchema = record({
  slug: slug(),
  /** Slugs that it had before, or of what it replaces: their addresses lead to its page. */
  formerly: formerSlugs(),
  ...shownFields(),
  category: oneOf(FAQ_CATEGORIES),
  subcategory: localisedText(30),
  /** Order within its category. */
  position: wholeNumber(1, 999),
  question: localisedText(100),
  /** The answer in one or two sentences, plain text; also the page's description. */
  answer: localisedText(240),
  ...searchWordsField(),
  publishedOn: day(),
  /** Shown under the text; those that it names by number, `![](1)`, in it. */
  photos: photosField(),
  images: listOf(imageSchema, 'a list of images'),
  /** The film that shows it. */
  video: referenceTo('film').optional().default(undefined),
  documents: listOf(downloadSchema, 'a list of documents'),
  /** Documents of products that the answer mentions, by kind: they are listed under it, with their numbers. */
  papers: record({
    sheet: mentions(),
    guide: mentions(),
    template: mentions(),
    svg: mentions(),
    dxf: mentions(),
    /** Release notes of its firmware. */
    firmware: mentions(),
  })
    .optional()
    .default(undefined),
  related: record({ faqs: referencesTo('faq'), products: referencesTo('product') }),
  /** Markdown. */
  body: localisedText(20_000),
})
  .test('itself', 'no relation of a question to itself', (faq) => !itemsOf(faq.related?.faqs).includes(faq.slug))
  .test(...SHOWN_DAYS)
export type Faq = InferType<typeof faqSchema>
