import { DOCUMENT_LOCALES } from '../../base/i18n/document-locales.ts'
import type { Catalogue } from '../../content/catalogue.ts'
import { documentPath } from '../../content/document-files.ts'
import type { Product } from '../../content/schema/product.ts'
import type { Locale } from '../../base/i18n/locale.ts'

/** Address and version of a product's data sheet. */
export type SheetFile = { code: string; locale: Locale; src: string; version: string; updatedOn: string }

/** Version of a sheet whose content does not specify one. */
const FIRST_VERSION = '1.0'

/** Lists the data sheets to be made of a complete snapshot, in every language. */
export function listSheets(catalogue: Catalogue): { file: SheetFile; product: Product }[] {
  return catalogue.snapshot.product.flatMap((product) =>
    DOCUMENT_LOCALES.flatMap((locale) => sheetToMake(product, locale) ?? []).map((file) => ({ file, product })),
  )
}

/** Returns the data sheet to be made of a product of a complete snapshot; undefined if it has the vendor's own, or none. */
export function sheetToMake(product: Product, locale: Locale): SheetFile | undefined {
  const file = sheetFile(product, locale)
  return product.specificationFile?.[locale] === file.src ? file : undefined
}

/**
 * Returns the file of a product's sheet. @example sheetFile(product, 'en').src //
 * '/downloads/AB-F100-P_datasheet_en_v1.0.pdf'
 */
export function sheetFile({ code, model, dataSheet, releasedOn }: Product, locale: Locale): SheetFile {
  const { version, updatedOn } = dataSheet ?? { version: FIRST_VERSION, updatedOn: releasedOn }
  return { code, locale, src: documentPath(model, 'sheet', locale, version), version, updatedOn }
}
