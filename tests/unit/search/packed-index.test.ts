import { expect, test } from 'vitest'
import { packDocuments, packEntries, unpackDocuments, unpackEntries } from '../../../src/search/packed-index.ts'
import type { IndexEntry } from '../../../src/search/search-index.ts'

const fields = (byField: Record<number, number[]>) => Array.from({ length: 6 }, (_, field) => byField[field])

test('entries are unpacked as they were packed, however far apart their documents are', () => {
  const far = [0, 1, 59, 60, 61, 1200, 1261, 73_000, 2_000_000]
  const entries: IndexEntry[] = [
    ['ac', fields({ 0: [0], 5: [3, 4] })],
    ['acf520', fields({ 1: far })],
    [`${'a'.repeat(50)}b`, fields({ 2: [7] })],
    [`${'a'.repeat(50)}c`, fields({ 2: [8] })],
    ['門口', fields({ 3: [12], 4: [0, 500] })],
  ]
  expect(unpackEntries(JSON.parse(JSON.stringify(packEntries(entries))))).toEqual(entries)
})

test('documents are unpacked as they were packed', () => {
  const documents = {
    lengths: [
      [1, 0, 0, 0, 0, 12],
      [0, 3, 0, 0, 0, 0],
    ],
    averages: [1, 3, 0, 0, 0, 12],
  }
  expect(unpackDocuments(packDocuments({ ...documents, entries: [] }))).toEqual(documents)
})
