import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from '../catalogue/schema/product.ts'
import type { Snapshot } from '../catalogue/snapshot.ts'
import type { SheetFile } from '../documents/list-sheets.ts'
import { LOCALES } from '../i18n/locale.ts'

type Sheet = SheetFile & { bytes?: number }

/** Adds the generated data sheet to each product, with its size if it is known; adds the size to a sheet of the vendor's own. */
export function withSheets(snapshot: Snapshot, sheets: readonly Sheet[], publicDir: string): Snapshot {
  const made = new Map(sheets.map((sheet) => [`${sheet.code}/${sheet.locale}`, sheet]))
  const withSheet = (product: Product): Product => {
    const own = product.specificationFile
    if (own) return { ...product, specificationFile: { ...own, bytes: sizesOf(own, publicDir) } }
    const [zh, en] = LOCALES.map((locale) => made.get(`${product.code}/${locale}`))
    if (!zh || !en) return product
    const { version, updatedOn } = zh
    const bytes = zh.bytes !== undefined && en.bytes !== undefined ? { zh: zh.bytes, en: en.bytes } : undefined
    const file = { zh: zh.src, en: en.src, version, updatedOn, ...(bytes && { bytes }) }
    return { ...product, specificationFile: file }
  }
  return { ...snapshot, product: snapshot.product.map(withSheet) }
}

function sizesOf({ zh, en }: { zh: string; en: string }, publicDir: string): { zh: number; en: number } {
  const size = (path: string) => statSync(join(publicDir, path)).size
  return { zh: size(zh), en: size(en) }
}
