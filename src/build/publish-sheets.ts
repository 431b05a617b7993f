import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LOCALE, type Locale } from '../base/i18n/locale.ts'
import { textIn } from '../base/i18n/localised.ts'
import { inEachLocale } from '../base/i18n/in-each-locale.ts'
import { createCatalogue } from '../content/catalogue.ts'
import { documentsOfProduct } from '../content/installation/installation-documents.ts'
import type { Product } from '../content/schema/product.ts'
import type { Snapshot } from '../content/snapshot.ts'
import { sheetFile } from '../artwork/documents/list-sheets.ts'

/**
 * Adds the generated data sheet and installation documents to each product, or the size to a sheet of the vendor's own.
 * Generated sheets are drawn after the pages that link to them, so their size is not known.
 */
export function withSheets(snapshot: Snapshot, publicDir: string, hasGenerated: boolean): Snapshot {
  const withSheet = (product: Product): Product => {
    const own = product.specificationFile
    if (own) return { ...product, specificationFile: { ...own, bytes: sizesOf(own, publicDir) } }
    if (!hasGenerated) return product
    const { version, updatedOn } = sheetFile(product, DEFAULT_LOCALE)
    const files = inEachLocale((locale) => sheetFile(product, locale).src)
    return { ...product, specificationFile: { ...files, version, updatedOn } }
  }
  const catalogue = createCatalogue(snapshot)
  const withPapers = (product: Product): Product => {
    const papers = inEachLocale((locale) => documentsOfProduct(product, catalogue, locale))
    return hasGenerated && papers[DEFAULT_LOCALE].length > 0 ? { ...product, papers } : product
  }
  return { ...snapshot, product: snapshot.product.map(withSheet).map(withPapers) }
}

function sizesOf(files: Record<Locale, string>, publicDir: string): Record<Locale, number> {
  return inEachLocale((locale) => statSync(join(publicDir, textIn(files, locale))).size)
}
