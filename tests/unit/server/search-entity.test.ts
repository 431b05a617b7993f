import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type Catalogue, createCatalogue } from '../../../src/content/catalogue.ts'
import { loadSnapshot } from '../../../src/content/load-snapshot.ts'
import { searchEntity } from '../../../src/server/content/search-entity.ts'
import { CONTENT_FOLDER } from '../../../src/base/vendor-folder.ts'

const ROOT = join(import.meta.dirname, '../../..')
let catalogue: Catalogue

beforeAll(async () => {
  const options = {
    contentDir: join(ROOT, CONTENT_FOLDER),
    publicDir: join(ROOT, 'public'),
    pagesDir: join(ROOT, 'pages'),
  }
  catalogue = createCatalogue(await loadSnapshot(options))
})

const codesOf = (q: string) =>
  searchEntity(catalogue, 'product', q, 'en').map((record) => 'code' in record && record.code)

test.each(['VI-D720-P', 'vid720p', 'ＶＩ－Ｄ７２０'])('finds a product first by its model as %s', (q) => {
  expect(codesOf(q)[0]).toBe('vi-d720-p')
})

test('finds only records of the requested entity', () => {
  expect(searchEntity(catalogue, 'faq', 'door', 'en').length).toBeGreaterThan(0)
  expect(searchEntity(catalogue, 'faq', 'door', 'en').every((record) => 'question' in record)).toBe(true)
})

test('finds cases and testimonials by their words', () => {
  const [first] = catalogue.snapshot.case
  expect(searchEntity(catalogue, 'case', first?.location.en ?? '', 'en')).toContain(first)
  expect(searchEntity(catalogue, 'testimonial', 'nonesuchword', 'en')).toEqual([])
})

test.each(['', '   ', '***', '<>'])('finds nothing for %j', (q) => {
  expect(codesOf(q)).toEqual([])
})
