import { statSync } from 'node:fs'
import { join } from 'node:path'
import { createCatalogue } from '../content/catalogue.ts'
import { papersOf } from '../content/installation/papers.ts'
import type { Product } from '../content/schema/product.ts'
import type { Snapshot } from '../content/snapshot.ts'
import { sheetFile } from '../artwork/documents/list-sheets.ts'

/**
 * Adds the generated data sheet and installation papers to each product, or the size to a sheet of the vendor's own. What
 * is generated is drawn after the pages that link to it, so its size is not known.
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
  const catalogue = createCatalogue(snapshot)
  const withPapers = (product: Product): Product => {
    const [zh, en] = [papersOf(product, catalogue, 'zh'), papersOf(product, catalogue, 'en')]
    return hasGenerated && zh.length > 0 ? { ...product, papers: { zh, en } } : product
  }
  return { ...snapshot, product: snapshot.product.map(withSheet).map(withPapers) }
}

function sizesOf({ zh, en }: { zh: string; en: string }, publicDir: string): { zh: number; en: number } {
  const size = (path: string) => statSync(join(publicDir, path)).size
  return { zh: size(zh), en: size(en) }
}
