import type { InferType } from 'yup'
import { flag, localisedText, record, slug, wholeNumber } from './fields.ts'
import { draftField } from './shown.ts'

/** A testimonial (`data/testimonials/<id>.json`). */
export const testimonialSchema = record({
  id: slug(),
  ...draftField(),
  position: wholeNumber(1, 99),
  /** True while the quotation is an example; the page then says so. */
  isIllustrative: flag().optional().default(undefined),
  quote: localisedText(240),
  /** A role, never a person. */
  author: localisedText(60),
  /** The type of customer, for the tab: '物業公司'. */
  customer: localisedText(20),
})
export type Testimonial = InferType<typeof testimonialSchema>
