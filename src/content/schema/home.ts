import type { InferType } from 'yup'
import {
  flag,
  itemsOf,
  listOf,
  localisedText,
  record,
  referencesTo,
  referenceTo,
  slug,
  wholeNumber,
  numberBetween,
} from './fields.ts'

/** The content of the home page only (`data/home.json`). */
export const homeSchema = record({
  /** The title above the beam. */
  title: localisedText(40),
  /** The two claims of tests/requirements.md, section 1, each with what it is an estimate of: no page shows one without the other. */
  claims: listOf(
    record({
      id: slug(),
      percent: wholeNumber(1, 99),
      label: localisedText(60),
      text: localisedText(240),
      condition: localisedText(160),
    }),
    'a list of claims',
  ),
  /** The products that the home page shows. */
  shelf: referencesTo('product').min(1, 'at least one product'),
  /** Yearly sales by series, in thousand sets; left out, the page has no chart of them. */
  sales: record({
    /** True while the figures are sample data for the chart; the page then says so. */
    isIllustrative: flag(),
    years: listOf(
      record({
        year: wholeNumber(2000, 2100),
        bySeries: listOf(
          record({ series: referenceTo('series'), thousandSets: numberBetween(0, 100_000) }),
          'a list of { series, thousandSets }',
        ),
      }),
      'a list of years',
    ).min(2, 'at least 2 years'),
  })
    .optional()
    .default(undefined),
  /** Groups of customers, as shares that add up to 100; left out, the page has no chart of them. */
  customers: record({
    isIllustrative: flag(),
    segments: listOf(
      record({ id: slug(), name: localisedText(30), percent: numberBetween(0, 100) }),
      'a list of segments',
    ),
  })
    .optional()
    .default(undefined)
    .test('sum', 'percentages that add up to 100', (customers) => {
      if (!customers) return true
      const sum = itemsOf(customers.segments).reduce((total, segment) => total + segment.percent, 0)
      // Tolerates floating-point errors in the sum of decimals.
      return Math.abs(sum - 100) < 1e-6
    }),
})
export type Home = InferType<typeof homeSchema>
