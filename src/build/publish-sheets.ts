import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from '../catalogue/schema/product.ts'
import type { Snapshot } from '../catalogue/snapshot.ts'
import { sheetFile } from '../documents/list-sheets.ts'

/**
 * Adds the generated data sheet to each product, or the size to a sheet of the vendor's own. Generated sheets are drawn
 * after the pages that link to them, so their sizes are not known.
 */
export function withSheets(snapshot: Snapshot, publicDir: string, hasGenerated: boolean): Snapshot {
  const withSheet = (product: Product): Product => {
    const own = product.specificationFile
    if (own) return { ...product, specificationFile: { ...own, bytes: sizesOf(own, publicDir) } }
    if (!hasGenerated) return product
    const [zh, en] = [sheetFile(product, 'zh'), sheetFile(product, 'en')]
    const { version, updatedOn } = zh
    return { ...product, specificationFile: { zh: zh.src, en: en.src, version, updatedOn } }
  }
  return { ...snapshot, product: snapshot.product.map(withSheet) }
}

function sizesOf({ zh, en }: { zh: string; en: string }, publicDir: string): { zh: number; en: number } {
  const size = (path: string) => statSync(join(publicDir, path)).size
  return { zh: size(zh), en: size(en) }
}
