import type { ListedDocument, ListedProduct } from './list-documents.ts'
import type { ListState } from './list-state.ts'

type Wanted = Pick<ListState, 'q' | 'series' | 'kind' | 'language'>

/**
 * Returns the products that have what is wanted, each with these documents alone. A model or a name that contains the
 * query stands for all of its documents; otherwise the number of a document must contain it. Hyphens and spaces do not count.
 */
export function findDocuments(
  products: readonly ListedProduct[],
  { q, series, kind, language }: Wanted,
): ListedProduct[] {
  const query = bare(q)
  return products.flatMap((product) => {
    if (series !== '' && product.series?.id !== series) return []
    const isMeant = bare(product.model).includes(query) || bare(product.name).includes(query)
    const documents = product.documents.filter(
      (document) =>
        (isMeant || bare(document.number ?? '').includes(query)) &&
        (kind === undefined || document.kind === kind) &&
        isIn(document, language),
    )
    return documents.length > 0 ? [{ ...product, documents }] : []
  })
}

/** Counts the documents of products. */
export function countDocuments(products: readonly ListedProduct[]): number {
  return products.reduce((sum, { documents }) => sum + documents.length, 0)
}

/** A document without a language is for all of them. */
function isIn(document: ListedDocument, language: ListState['language']): boolean {
  return language === 'all' || document.language === undefined || document.language === language
}

/** @example bare('AB-F100 P') // 'abf100p' */
function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
