import type { Product } from '../src/content/schema/product.ts'
import { documentKey } from '../src/artwork/documents/document-cache.ts'
import { sheetToMake } from '../src/artwork/documents/list-sheets.ts'
import { modelSheet } from '../src/artwork/documents/model-sheet.ts'
import type { Locale } from '../src/base/i18n/locale.ts'
import type { Ordering } from './publish-card.ts'

/** Orders the data sheet of a product in a language, unless it is the vendor's own. */
export function orderSheet(
  product: Product,
  locale: Locale,
  { catalogue, documentHash, imageOf, orders }: Ordering,
): void {
  const file = sheetToMake(product, locale)
  if (!file) return
  const sheet = modelSheet(product, catalogue, locale)
  const image = imageOf(product, locale)
  const name = `${documentKey(documentHash, { sheet, image })}.pdf`
  orders.push({ kind: 'sheet', name, src: file.src, sheet, image })
}
