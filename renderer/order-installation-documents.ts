import { extname } from 'node:path'
import { documentsToMake } from '../src/content/installation/installation-documents.ts'
import type { Product } from '../src/content/schema/product.ts'
import { documentKey } from '../src/artwork/documents/document-cache.ts'
import { modelInstallationDocument } from '../src/artwork/documents/installation/model-installation-document.ts'
import type { Locale } from '../src/base/i18n/locale.ts'
import type { Ordering } from './publish-card.ts'

/** Orders the installation guide, the drilling template and the drawings of a product in a language. */
export function orderInstallationDocuments(
  product: Product,
  locale: Locale,
  { catalogue, documentHash, imageOf, orders }: Ordering,
): void {
  for (const { src, kind } of documentsToMake(product, locale)) {
    const paper = modelInstallationDocument({ kind }, product, catalogue, locale)
    if (!paper) continue
    const image = paper.kind === 'guide' ? imageOf(product, locale) : undefined
    const name = `${documentKey(documentHash, { paper, image })}${extname(src)}`
    orders.push({ kind: 'paper', name, src, paper, image })
  }
}
