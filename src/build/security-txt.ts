import { locatePage } from '../content/documents.ts'
import type { Fault } from '../content/faults.ts'
import type { Snapshot } from '../content/snapshot.ts'
import { brandVariables } from '../base/i18n/brand-variables.ts'
import { DEFAULT_LOCALE, LOCALE_FACTS, LOCALES } from '../base/i18n/locale.ts'
import { CSAF_METADATA_PATH, hasAdvisories } from './advisories.ts'
import { absoluteUrl, SITE_ADDRESS } from '../base/addresses.ts'

/** Where RFC 9116 has it. */
export const SECURITY_TXT_PATH = '/.well-known/security.txt'

/** The page that says how to report a fault; its `updatedOn` is the day on which somebody last checked that it holds. */
const PAGE = 'security'

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 364
/** So long before, the page must be looked at again. */
const NOTICE_DAYS = 30
const DAY_MS = 86_400_000

/**
 * Returns security.txt (RFC 9116): how to report a security fault. It follows from the content alone, so that the same
 * input makes the same file: it expires a year after the page on security was last reviewed.
 */
export function writeSecurityTxt(snapshot: Pick<Snapshot, 'pages' | 'firmware'>): string {
  const expires = expiryOf(snapshot)
  return [
    `Contact: mailto:security@${brandVariables(DEFAULT_LOCALE).domain}`,
    ...LOCALES.map((locale) => `Contact: ${absoluteUrl(locale, '/contact')}`),
    ...(expires === undefined ? [] : [`Expires: ${new Date(expires).toISOString()}`]),
    `Preferred-Languages: ${LOCALES.map((locale) => LOCALE_FACTS[locale].htmlLang).join(', ')}`,
    ...(hasAdvisories(snapshot) ? [`CSAF: ${SITE_ADDRESS}${CSAF_METADATA_PATH}`] : []),
    `Canonical: ${SITE_ADDRESS}${SECURITY_TXT_PATH}`,
    ...LOCALES.map((locale) => `Policy: ${absoluteUrl(locale, `/${PAGE}`)}`),
    '',
  ].join('\n')
}

/** Finds a security.txt that expires soon: then the page on security is to be reviewed, and its date set. */
export function checkExpiry(snapshot: Pick<Snapshot, 'pages'>, now = Date.now()): Fault[] {
  const expires = expiryOf(snapshot)
  if (expires === undefined || expires - now > NOTICE_DAYS * DAY_MS) return []
  const value = new Date(expires - VALID_DAYS * DAY_MS).toISOString().slice(0, 10)
  const expected = `a review of the page, and its day: security.txt expires ${VALID_DAYS} days after it`
  return [{ source: locatePage(PAGE), field: 'updatedOn', value, expected }]
}

function expiryOf({ pages }: Pick<Snapshot, 'pages'>): number | undefined {
  const page = pages.find(({ slug }) => slug === PAGE)
  return page && Date.parse(page.updatedOn) + VALID_DAYS * DAY_MS
}
