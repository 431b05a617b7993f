import type { Catalogue } from '../../../content/catalogue.ts'
import { terminalsOf } from '../../../content/installation/terminals.ts'
import { newestFor } from '../../../content/firmware.ts'
import type { Product } from '../../../content/schema/product.ts'
import type { Locale } from '../../../base/i18n/locale.ts'
import { ASKED_DOCUMENTS, type AskedDocument, packDocumentKinds } from './document-query.ts'
import type { SearchRecord } from './search-record.ts'

/** Tells which documents the build has of a product. */
export function documentKindsOf(
  product: Product,
  { snapshot }: Catalogue,
  locale: Locale,
): Pick<SearchRecord, 'papers'> {
  const { code, specificationFile, papers } = product
  const kinds = new Set<AskedDocument>(papers?.[locale].map(({ kind }) => kind))
  if (specificationFile) kinds.add('sheet')
  if (terminalsOf(product, snapshot.installation).length > 0) kinds.add('wiring')
  if (newestFor(code, snapshot.firmware)) kinds.add('firmware')
  return kinds.size > 0 ? { papers: packDocumentKinds(ASKED_DOCUMENTS.filter((kind) => kinds.has(kind))) } : {}
}
