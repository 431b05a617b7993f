import { columnsOf, MAX_TITLE_COLUMNS } from '../../base/i18n/columns-of.ts'
import { BASE_LOCALES } from '../../base/i18n/locale.ts'
import type { LocalisedText } from '../../base/i18n/localised.ts'
import type { Fault } from '../faults.ts'
import type { Locate, Snapshot } from '../snapshot.ts'

type Titled = { source: string; field: string; title: LocalisedText }

/** Returns the titles of pages that search results would cut. */
export function findLongTitles({ faq, news, series, solution }: Snapshot, locate: Locate): Fault[] {
  const titled: Titled[] = [
    ...faq.map(({ slug, question }) => ({ source: locate('faq', slug), field: 'question', title: question })),
    ...news.map(({ slug, title }) => ({ source: locate('news', slug), field: 'title', title })),
    ...series.map(({ id, title }) => ({ source: locate('series', id), field: 'title', title })),
    ...solution.map(({ slug, title }) => ({ source: locate('solution', slug), field: 'title', title })),
  ]
  return titled.flatMap(({ source, field, title }) =>
    BASE_LOCALES.filter((locale) => columnsOf(title[locale]) > MAX_TITLE_COLUMNS).map((locale) => ({
      source,
      field: `${field}.${locale}`,
      value: title[locale],
      expected: `a title of at most ${MAX_TITLE_COLUMNS} columns (a Chinese character takes two), which search results show whole`,
    })),
  )
}
