import { ASKED_DOCUMENTS, type AskedDocument, documentKindsIn, readDocumentQuery } from '../document-query.ts'
import type { LoadedSearch } from '../load-search.ts'
import type { SearchRecord } from '../search-record.ts'

/** A document of a product, as a result: the words of its kind come with the panel's. */
export type DocumentRecord = Pick<SearchRecord, 'key' | 'path' | 'note' | 'accent'> & {
  kind: 'document'
  paper: AskedDocument
}

/** Products of whose documents are shown, and documents. */
const MAX_PRODUCTS = 4
const MAX_DOCUMENTS = 4

/**
 * Finds the documents that a query asks for, and the query without the words that say which: each leads to its row in the
 * list of downloads, the wiring to its part of the product's page. A model that is typed asks for all of its documents (not `isAsked`). Nothing if the query does not ask for documents, no product that it names has them, or it names none
 * and finds more with these words: “firmware update” means news of it.
 */
export async function findDocuments(
  search: LoadedSearch,
  query: string,
): Promise<{ documents: DocumentRecord[]; rest: string; isAsked: boolean }> {
  const asked = readDocumentQuery(query)
  const none = { documents: [], rest: query, isAsked: false }
  if (!asked) return { ...none, documents: await documentsOfModel(search, query) }
  const { hits } = await search.search(asked.rest, 'product')
  const products = await search.records(hits.slice(0, MAX_PRODUCTS).map(({ id }) => id))
  const named = products.filter(({ note = '' }) => bare(note).includes(bare(asked.rest)))
  if (named.length === 0 && (await countOf(search, query)) > (await countOf(search, asked.rest))) return none
  const documents = (named.length > 0 ? named : products)
    .flatMap((product) => documentKindsIn(product.papers, asked.kinds).map((paper) => documentOf(product, paper)))
    .slice(0, MAX_DOCUMENTS)
  return documents.length > 0 ? { documents, rest: asked.rest, isAsked: true } : none
}

/** Returns the documents of the one product whose model is typed, or a part of it. */
async function documentsOfModel(search: LoadedSearch, query: string): Promise<DocumentRecord[]> {
  const model = bare(query)
  if (!/\d{2}/.test(model)) return []
  const { hits } = await search.search(query, 'product')
  const found = await search.records(hits.slice(0, MAX_PRODUCTS).map(({ id }) => id))
  const named = found.filter(({ note = '' }) => bare(note).includes(model))
  const [product] = named.filter(({ note = '' }) => named.length === 1 || bare(note) === model)
  return product ? documentKindsIn(product.papers, ASKED_DOCUMENTS).map((paper) => documentOf(product, paper)) : []
}

async function countOf(search: LoadedSearch, query: string): Promise<number> {
  return (await search.search(query)).hits.length
}

function documentOf({ key, path, note = '', accent }: SearchRecord, paper: AskedDocument): DocumentRecord {
  const search = new URLSearchParams({ q: note, kind: paper })
  return {
    kind: 'document',
    paper,
    key: `${key}-${paper}`,
    path: paper === 'wiring' ? `${path}#wiring` : `/downloads?${search}`,
    note,
    ...(accent && { accent }),
  }
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
