import { contentVariables } from '../../base/i18n/brand-variables.ts'
import { SITE, STORY } from '#vendor/site.ts'
import { DOCUMENT_NAMES, DOCUMENTS, locatePage, PAGES } from '../documents.ts'
import { ENTITIES, ENTITY_NAMES } from '../entities.ts'
import type { Fault } from '../faults.ts'
import { keyOf } from '../key-of.ts'
import type { Locate, Snapshot } from '../snapshot.ts'
import { checkTexts, type EditorialReport, UNWRITTEN } from './check-texts.ts'
import { findSharedPositions } from './positions.ts'
import { findOwnQuotations } from './quotations.ts'
import { findEarlyResults } from './result-dates.ts'
import { findEarlySheets } from './sheet-dates.ts'
import { listStrings } from './texts.ts'
import { findLongTitles } from './title-columns.ts'
import { VENDOR_FOLDER } from '../../base/vendor-folder.ts'

/** The variables that a text may have in braces. */
const VARIABLES = Object.keys(contentVariables('zh'))
  .map((name) => `{{${name}}}`)
  .join(', ')

/** Where the texts about the vendor stand. */
const SITE_FILE = `${VENDOR_FOLDER}/site.ts`
const { description, address, hours } = SITE
const SITE_TEXTS = { description, hours, address: { zh: address.zh, en: address.en }, story: STORY }

/** Checks every text of the content: words, punctuation, and whether its languages agree. */
export function checkEditorial(snapshot: Snapshot, locate: Locate): EditorialReport {
  const reports = [
    ...ENTITY_NAMES.flatMap((name) => {
      const { prose } = ENTITIES[name]
      return snapshot[name].map((record) => checkRecord(record, locate(name, keyOf(name, record)), prose))
    }),
    ...DOCUMENT_NAMES.map((name) => checkRecord(snapshot[name], DOCUMENTS[name].file)),
    ...snapshot.pages.map((page) => checkRecord(page, locatePage(page.slug), PAGES.prose)),
    checkSite(),
  ]
  return {
    faults: [
      ...reports.flatMap(({ faults }) => faults),
      ...findSharedPositions(snapshot, locate),
      ...findEarlySheets(snapshot, locate),
      ...findEarlyResults(snapshot, locate),
      ...findLongTitles(snapshot, locate),
    ],
    warnings: [...reports.flatMap(({ warnings }) => warnings), ...findOwnQuotations(snapshot, locate)],
  }
}

/** Texts that are still to be written are reported with the rest of the module (check-vendor.ts). */
function checkSite(): EditorialReport {
  const { faults, warnings } = checkRecord(SITE_TEXTS, SITE_FILE)
  return { faults: faults.filter(({ expected }) => expected !== UNWRITTEN), warnings }
}

function checkRecord(record: object, source: string, prose?: string): EditorialReport {
  const { faults, warnings } = checkTexts(record, source, prose)
  return { faults: [...checkVariables(record, source), ...faults], warnings }
}

/** The variables of the brand have been filled in: a remaining one is unknown. */
function checkVariables(record: object, source: string): Fault[] {
  return listStrings(record).flatMap(({ field, text }) =>
    (text.match(/\{\{[^}]*\}*/g) ?? []).map((value) => ({ source, field, value, expected: VARIABLES })),
  )
}
