import { expect, test } from 'vitest'
import {
  packDocuments,
  packEntries,
  unpackDocuments,
  unpackEntries,
} from '../../../src/web/features/search/packed-index.ts'
import type { IndexedDocuments, IndexEntry } from '../../../src/web/features/search/search-index.ts'

const fields = (byField: Record<number, number[]>) => Array.from({ length: 8 }, (_, field) => byField[field])

test('entries are unpacked as they were packed, however far apart their documents are', () => {
  const far = [0, 1, 59, 60, 61, 1200, 1261, 73_000, 2_000_000]
  const entries: IndexEntry[] = [
    ['ac', fields({ 0: [0], 5: [3, 4] })],
    ['ac*', fields({ 1: [0], 6: [1], 7: [2] })],
    ['acf520', fields({ 1: far })],
    [`${'a'.repeat(50)}b`, fields({ 2: [7] })],
    [`${'a'.repeat(50)}c`, fields({ 2: [8] })],
    ['門口', fields({ 3: [12], 4: [0, 500] })],
  ]
  const { terms, postingsAt } = unpackEntries(JSON.parse(JSON.stringify(packEntries(entries))))
  expect(terms.map((term, place) => [term, postingsAt(place)])).toEqual(entries)
})

test('documents are unpacked as they were packed', () => {
  const documents: IndexedDocuments = {
    answers: [['price', [2], true]],
    besides: [[2, [1]]],
    shelves: [2, undefined, undefined],
    kinds: ['product', 'news', 'news'],
    lengths: [
      [1, 0, 0, 0, 0, 12, 0],
      [0, 3, 0, 0, 0, 0, 2],
      [0, 0, 0, 0, 0, 7, 0],
    ],
    averages: [1, 3, 0, 0, 0, 9.5, 2],
  }
  expect(unpackDocuments(packDocuments(documents))).toEqual(documents)
})
