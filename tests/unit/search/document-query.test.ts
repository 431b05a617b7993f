import { expect, test } from 'vitest'
import {
  ASKED_DOCUMENTS,
  packDocumentKinds,
  documentKindsIn,
  readDocumentQuery,
} from '../../../src/web/features/search/document-query.ts'
import type { LoadedSearch } from '../../../src/web/features/search/load-search.ts'
import { findDocuments } from '../../../src/web/features/search/panel/find-documents.ts'
import type { SearchRecord } from '../../../src/web/features/search/search-record.ts'

test.each([
  ['VI-D430 安裝指南', ['guide'], 'vi-d430'],
  ['安装手册 VI-D430', ['guide'], 'vi-d430'],
  ['ac-l208 dxf', ['dxf'], 'ac-l208'],
  ['AC-L208 接線', ['wiring', 'guide'], 'ac-l208'],
  ['ac-l208 terminals', ['wiring', 'guide'], 'ac-l208'],
  ['AC-L208 CAD', ['dxf'], 'ac-l208'],
  ['data sheet of the AC-F520-P', ['sheet'], 'of the ac-f520-p'],
  ['ＶＩ－Ｄ４３０　規格書', ['sheet'], 'vi-d430'],
  ['magnetic lock drilling template', ['template'], 'magnetic lock'],
  ['SM-N432 尺寸圖', ['svg', 'dxf'], 'sm-n432'],
  ['AC-F520-P 韌體', ['firmware'], 'ac-f520-p'],
  ['VI-D430-P-IG', ['guide'], 'vi-d430-p'],
  ['oa-k280-ds', ['sheet'], 'oa-k280'],
  ['AC-L208-P-DD', ['svg', 'dxf'], 'ac-l208-p'],
])('%s asks for documents', (query, kinds, rest) => {
  expect(readDocumentQuery(query)).toEqual({ kinds, rest })
})

test.each(['', '安裝指南', 'dxf', 'AC-F520-P', '門口機', 'scaddition', 'VI-D430-P-IGX'])(
  '%s asks for no document of anything',
  (query) => {
    expect(readDocumentQuery(query)).toBeUndefined()
  },
)

const product = (model: string, papers: string | undefined): SearchRecord => ({
  kind: 'product',
  key: model.toLowerCase(),
  title: 'Device',
  path: `/products/${model.toLowerCase()}`,
  note: model,
  ...(papers && { papers }),
})
const ALL = packDocumentKinds(ASKED_DOCUMENTS)

/** A search that finds these products, whatever is asked; of “update” alone the first. */
function searchOf(...records: SearchRecord[]): LoadedSearch {
  return {
    search: async (text) => ({
      hits: (text === 'update' ? records.slice(0, 1) : records).map((_, id) => ({ id, kind: 'product' as const })),
      answers: new Set<number>(),
      isPartial: false,
      terms: new Set(),
    }),
    records: async (ids) => ids.flatMap((id) => records[id] ?? []),
    keys: async () => [],
  }
}

test('a document leads to its row; other products than the named one are left out', async () => {
  const search = searchOf(product('AC-L208-P', ALL), product('AC-L412-P', ALL))
  const { documents, rest } = await findDocuments(search, 'ac-l208 dxf')
  expect(documents.map(({ path }) => path)).toEqual(['/downloads?q=AC-L208-P&kind=dxf'])
  expect(rest).toBe('ac-l208')
})

test('the wiring leads to its part of the product’s page', async () => {
  const search = searchOf(product('AC-L208-P', ALL))
  const { documents } = await findDocuments(search, 'AC-L208 配線圖')
  expect(documents.map(({ path }) => path)).toEqual(['/products/ac-l208-p#wiring', '/downloads?q=AC-L208-P&kind=guide'])
})

test('no document is promised that a product does not have', async () => {
  const search = searchOf(product('OA-P10', packDocumentKinds(['sheet'])))
  expect(await findDocuments(search, 'OA-P10 安裝指南')).toEqual({
    documents: [],
    rest: 'OA-P10 安裝指南',
    isAsked: false,
  })
  expect(documentKindsIn(undefined, ['sheet'])).toEqual([])
})

test('words in place of a model find the documents of what they mean', async () => {
  const search = searchOf(product('OA-K280', ALL), product('OA-K500', ALL))
  const { documents } = await findDocuments(search, 'magnetic lock installation guide')
  expect(documents.map(({ key }) => key)).toEqual(['oa-k280-guide', 'oa-k500-guide'])
})

test('words that find more together with the kind of a document ask for none', async () => {
  const search = searchOf(product('VI-H200', ALL), product('AC-F430', ALL))
  expect(await findDocuments(search, 'firmware update')).toEqual({
    documents: [],
    rest: 'firmware update',
    isAsked: false,
  })
})
