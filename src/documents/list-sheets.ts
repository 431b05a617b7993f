import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Product } from '../catalogue/schema/product.ts'
import { LOCALES, type Locale } from '../i18n/locale.ts'

/** Address and version of a product's data sheet. */
export type SheetFile = { code: string; locale: Locale; src: string; version: string; updatedOn: string }

/** Version of a sheet whose content does not specify one. */
const FIRST_VERSION = '1.0'

/** Lists the data sheets to be made, in every language. A product with the vendor's own data sheet gets none. */
export function listSheets(catalogue: Catalogue): { file: SheetFile; product: Product }[] {
  const products = catalogue.snapshot.product.filter(({ specificationFile }) => !specificationFile)
  return products.flatMap((product) => LOCALES.map((locale) => ({ file: sheetFile(product, locale), product })))
}

/**
 * Returns the file of a product's sheet. @example sheetFile(product, 'en').src //
 * '/downloads/AC-F520-P_datasheet_en_v1.0.pdf'
 */
export function sheetFile({ code, model, dataSheet, releasedOn }: Product, locale: Locale): SheetFile {
  const { version, updatedOn } = dataSheet ?? { version: FIRST_VERSION, updatedOn: releasedOn }
  return { code, locale, src: `/downloads/${model}_datasheet_${locale}_v${version}.pdf`, version, updatedOn }
}
