import { DOCUMENT_LOCALES } from '../../base/i18n/document-locales.ts'
import { textIn } from '../../base/i18n/localised.ts'
import type { Catalogue } from '../../content/catalogue.ts'
import { sheetFile } from '../../artwork/documents/list-sheets.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import { templateOf } from '../../web/features/insight/templates.ts'
import { cleanPath, cleanReferrer } from './clean-place.ts'
import { cleanTerm } from './clean-term.ts'
import type { InsightKey } from './insight-counter.ts'
import { bucketOf, VITALS, type Vital } from './vitals.ts'

/** The message of a page once it is left, checked for its shape alone. */
export type Visit = { template: string; unfound?: string[]; sheets?: string[]; missing?: Missing } & Partial<
  Record<Vital, number>
>
type Missing = { path: string; referrer: string }

/**
 * Lists what is counted of a visit: names that are known, and texts of visitors without what may be about a person.
 * Unknown values are left out, or counted as other.
 */
export function countVisit(visit: Visit, locale: Locale, catalogue: Catalogue): InsightKey[] {
  const { template, unfound = [], sheets = [], missing } = visit
  const terms = new Set(unfound.flatMap((term) => cleanTerm(term) ?? []))
  const path = missing && cleanPath(missing.path)
  return [
    ...VITALS.flatMap((vital): InsightKey[] => {
      const value = visit[vital]
      if (value === undefined) return []
      return [{ kind: vital, name: templateOf(template), detail: String(bucketOf(vital, value)) }]
    }),
    ...[...terms].map((name): InsightKey => ({ kind: 'unfound', name, detail: locale })),
    ...[...new Set(sheets)].flatMap((src): InsightKey[] => {
      const sheet = sheetsOf(catalogue).get(src)
      return sheet ? [{ kind: 'sheet', name: sheet.code, detail: sheet.locale }] : []
    }),
    ...(missing && path ? [{ kind: 'missing' as const, name: path, detail: cleanReferrer(missing.referrer) }] : []),
  ]
}

type Sheet = { code: string; locale: Locale }

const known = new WeakMap<Catalogue, ReadonlyMap<string, Sheet>>()

/** Returns the data sheets of all products by their address, the vendor's own too. */
function sheetsOf(catalogue: Catalogue): ReadonlyMap<string, Sheet> {
  const found = known.get(catalogue)
  if (found) return found
  const sheets = new Map(
    catalogue.snapshot.product.flatMap((product) =>
      DOCUMENT_LOCALES.map((locale): [string, Sheet] => {
        const own = product.specificationFile
        const src = own ? textIn(own, locale) : sheetFile(product, locale).src
        return [src, { code: product.code, locale }]
      }),
    ),
  )
  known.set(catalogue, sheets)
  return sheets
}
