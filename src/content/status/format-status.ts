import { type Locale, LOCALE_FACTS } from '../../base/i18n/locale.ts'
import { OTHER_LOCALES } from '../../base/i18n/other-locales.ts'
import type { ContentStatus, RecordStatus } from './content-status.ts'

/** Describes what is to be done, a line a record; records about which nothing is to be done are counted only. */
export function formatStatus({ records, withoutHistory }: ContentStatus): string {
  const lines = records.map((record) => [record.file, describe(record)] as const)
  const open = lines.filter(([, what]) => what.length > 0)
  const sum = (count: (record: RecordStatus) => number) => records.reduce((total, record) => total + count(record), 0)
  return [
    ...open.map(([file, what]) => `${file}: ${what.join('; ')}`),
    '',
    `${records.length} records: ${sum(({ missing }) => missing.length)} texts in one language only, ${
      withoutHistory && sum(({ stale }) => stale?.length ?? 0) === 0
        ? 'Chinese changed after English not known'
        : `${sum(({ stale }) => stale?.length ?? 0)} of which the Chinese was changed after the English`
    }, ${sum(({ thin }) => thin.length)} thin, ${sum(({ withoutPicture }) => Number(withoutPicture))} records without a picture of their own`,
    ...(withoutHistory
      ? [`Which Chinese was changed after its English is not known, or not for all: ${withoutHistory}.`]
      : []),
    ...OTHER_LOCALES.map((locale) => describeLanguage(locale, records)),
    ...describeSheets(records),
  ].join('\n')
}

function describe({ state, missing, lacking = [], stale = [], thin, unsold, withoutPicture }: RecordStatus): string[] {
  return [
    ...(state === 'shown' ? [] : [STATES[state]]),
    ...missing.map(({ field, locale }) => `${field} lacks ${LANGUAGES[locale]}`),
    ...lacking.map(
      ({ locale, fields, of }) =>
        `not in ${locale}: ${fields.length} of ${of} texts lack (${fields.slice(0, MAX_FIELDS).join(', ')}${fields.length > MAX_FIELDS ? ', …' : ''})`,
    ),
    ...stale.map(({ field, since }) => `${field}: Chinese changed after English (${since.replace(/T.*/, '')})`),
    ...thin.map(
      ({ field, locale, length, usual }) => `${field}.${locale} is thin (${length} characters, ${usual} are usual)`,
    ),
    ...(unsold.length > 0 ? [`refers to what is no longer sold: ${unsold.join(', ')}`] : []),
    ...(withoutPicture ? ['no picture of its own'] : []),
  ]
}

const STATES = { waiting: 'not shown yet', over: 'no longer shown', unreadable: 'cannot be read' }
const LANGUAGES = { zh: 'Chinese', en: 'English' }

function describeLanguage(locale: Locale, records: readonly RecordStatus[]): string {
  const lacking = records.filter((record) => record.lacking?.some((each) => each.locale === locale))
  return `${locale}: ${records.length - lacking.length} of ${records.length} records are whole; the others are shown in ${LOCALE_FACTS[locale].fallback}`
}

/** The oldest sheets first: they are looked at next. */
function describeSheets(records: readonly RecordStatus[]): string[] {
  const sheets = records.flatMap(({ key, sheet }) => (sheet ? [{ key, ...sheet }] : []))
  const oldest = sheets.toSorted((a, b) => (a.updatedOn < b.updatedOn ? -1 : 1)).slice(0, MAX_SHEETS)
  if (oldest.length === 0) return []
  return [
    'Oldest data sheets:',
    ...oldest.map(({ key, version, updatedOn }) => `  ${updatedOn}  ${key}, version ${version}`),
  ]
}

const MAX_SHEETS = 5
/** Of the texts that lack in a language. */
const MAX_FIELDS = 5
