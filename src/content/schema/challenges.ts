import type { InferType } from 'yup'
import { day, flag, listOf, localisedText, record, referencesTo, referenceTo, slug } from './fields.ts'

const challengeGroupSchema = record({
  heading: localisedText(60),
  summary: localisedText(240),
  cards: listOf(
    record({
      id: slug(),
      series: referenceTo('series'),
      title: localisedText(60),
      challenge: localisedText(300),
      /** Shown after Learn more. */
      answer: localisedText(600),
      solution: referenceTo('solution'),
      /** The products of the result: its period does not begin before they were released. */
      products: referencesTo('product').min(1, 'at least one product'),
      /** When the result was observed, by first and last day; pages show the months. */
      period: record({ from: day(), until: day() }).test(
        'order',
        'a period that ends after it begins',
        ({ from, until }) => until >= from,
      ),
    }),
    'a list of cards',
  ),
})

/** The challenge cards of the success stories (`data/challenges.json`). */
export const challengesSchema = record({
  /** True while the results are examples; the page then says so. */
  isIllustrative: flag(),
  business: challengeGroupSchema,
  public: challengeGroupSchema,
})
export type Challenges = InferType<typeof challengesSchema>
