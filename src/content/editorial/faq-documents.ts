import { BASE_LOCALES } from '../../base/i18n/locale.ts'
import { type Catalogue, createCatalogue } from '../catalogue.ts'
import type { Fault } from '../faults.ts'
import { newestFor } from '../firmware.ts'
import { documentsOfProduct } from '../installation/installation-documents.ts'
import type { Faq } from '../schema/faq.ts'
import type { Product } from '../schema/product.ts'
import type { Locate, Snapshot } from '../snapshot.ts'

type Papers = NonNullable<Faq['papers']>
type PaperName = keyof Papers

/** How texts call a kind of document. */
const CALLED: Partial<Record<PaperName, RegExp>> = {
  sheet: /規格書|data sheet/i,
  guide: /安裝指南|installation guide/i,
  template: /鑽孔樣板|drilling template/i,
}

/**
 * Checks the documents that answers mention: a product has each of them and has to do with the answer, and an answer that
 * speaks of a kind of document lists one.
 */
export function checkFaqDocuments(snapshot: Snapshot, locate: Locate): Fault[] {
  const catalogue = createCatalogue(snapshot)
  return snapshot.faq.flatMap((faq) => {
    const source = locate('faq', faq.slug)
    return [...findWrongPapers(faq, catalogue), ...findUnlisted(faq)].map((fault) => ({ source, ...fault }))
  })
}

type FieldFault = Omit<Fault, 'source'>

function findWrongPapers({ papers, related, body }: Faq, catalogue: Catalogue): FieldFault[] {
  return Object.entries(papers ?? {}).flatMap(([name, codes = []]) =>
    codes.flatMap((value, index): FieldFault[] => {
      const product = catalogue.product(value)
      if (!product) return []
      const field = `papers.${name}[${index}]`
      const isNamed = BASE_LOCALES.some((locale) => body[locale].includes(product.model))
      if (!isNamed && !related.products.includes(value)) {
        return [{ field, value, expected: 'a product that the answer names, or one of related.products' }]
      }
      // The schema has no other names.
      if (hasPaper(product, name as PaperName, catalogue)) return []
      return [{ field, value, expected: `a product that has such a document: ${name}` }]
    }),
  )
}

function hasPaper(product: Product, name: PaperName, catalogue: Catalogue): boolean {
  if (name === 'sheet') return true
  if (name === 'firmware') return newestFor(product.code, catalogue.snapshot.firmware) !== undefined
  return BASE_LOCALES.some((locale) => documentsOfProduct(product, catalogue, locale).some(({ kind }) => kind === name))
}

function findUnlisted({ papers, answer, body }: Faq): FieldFault[] {
  const texts = BASE_LOCALES.flatMap((locale) => [answer[locale], body[locale]]).join('\n')
  return Object.entries(CALLED).flatMap(([name, called]) => {
    const [value] = called.exec(texts) ?? []
    if (value === undefined || (papers?.[name as PaperName] ?? []).length > 0) return []
    return [{ field: `papers.${name}`, value, expected: 'the document that the answer speaks of' }]
  })
}
