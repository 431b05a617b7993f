import type { InferType } from 'yup'
import { listOf, localisedText, record, referenceTo, slug } from './fields.ts'

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
    }),
    'a list of cards',
  ).min(1, 'at least one card'),
})

/** The challenge cards of the success stories (`data/challenges.json`). */
export const challengesSchema = record({ business: challengeGroupSchema, public: challengeGroupSchema })
export type Challenges = InferType<typeof challengesSchema>
