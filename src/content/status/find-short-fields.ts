import { BASE_LOCALES, type Locale } from '../../base/i18n/locale.ts'
import { listPairs } from './find-stale.ts'

/** A text that is much shorter than the same text of other records, and how long these are in the middle. */
export type ShortField = { field: string; locale: Locale; length: number; usual: number }

/** A text is thin below this share of what is usual. */
const THIN = 0.5
/** Names, titles and labels are short where they are short. */
const LEAST_USUAL = { zh: 40, en: 100 }

/**
 * Finds the thin texts of records of one kind, in the order of the records: half of the records exceed the usual
 * length, so no field needs a limit of its own. Items of lists are not compared.
 */
export function findShortFields(records: readonly unknown[]): ShortField[][] {
  const texts = records.map((record) => listPairs(record).filter(({ field }) => !field.includes('[')))
  const lengths = new Map<string, number[]>()
  for (const { field, ...text } of texts.flat())
    for (const locale of BASE_LOCALES)
      if (text[locale] !== '')
        lengths.set(`${field} ${locale}`, [...(lengths.get(`${field} ${locale}`) ?? []), text[locale].length])
  const usual = new Map([...lengths].map(([key, all]) => [key, medianOf(all)]))
  return texts.map((own) =>
    own.flatMap(({ field, ...text }) =>
      BASE_LOCALES.flatMap((locale): ShortField[] => {
        const middle = usual.get(`${field} ${locale}`) ?? 0
        const { length } = text[locale]
        return length > 0 && middle >= LEAST_USUAL[locale] && length < middle * THIN
          ? [{ field, locale, length, usual: middle }]
          : []
      }),
    ),
  )
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
