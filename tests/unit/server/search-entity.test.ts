import { expect, test } from 'vitest'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { searchEntity } from '../../../src/server/content/search-entity.ts'
import { loadFixture } from '../fixture-content.ts'

const catalogue = createCatalogue(await loadFixture())

const codesOf = (q: string) =>
  searchEntity(catalogue, 'product', q, 'en').map((record) => 'code' in record && record.code)

test.each(['AV-D40-P', 'avd40p', 'ＡＶ－Ｄ４０'])('finds a product first by its model as %s', (q) => {
  expect(codesOf(q)[0]).toBe('av-d40-p')
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
