import { expect, test } from 'vitest'
import { checkVocabulary } from './check-vocabulary.ts'

const GOOD = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Door station',
  brand: { '@type': 'Brand', name: 'Lintel' },
  additionalProperty: [{ '@type': 'PropertyValue', name: 'Width', value: '90 mm' }],
}

test('only an invalid property, type or value of a block is reported', { timeout: 60_000 }, () => {
  const bad = {
    '/unknown-type': { ...GOOD, '@type': 'Prodct' },
    '/no-type': { '@context': 'https://schema.org', name: 'Door station' },
    '/unknown-property': { ...GOOD, prise: '1' },
    '/unknown-property-within': { ...GOOD, brand: { '@type': 'Brand', nmae: 'Lintel' } },
    '/property-of-another-type': { ...GOOD, headline: 'Door station' },
    '/wrong-value': { ...GOOD, brand: 7 },
    '/wrong-type-of-value': { ...GOOD, brand: { '@type': 'PostalAddress', addressCountry: 'TW' } },
    '/wrong-item-of-a-list': { ...GOOD, additionalProperty: [...GOOD.additionalProperty, { '@type': 'Brand' }] },
    '/wrong-context': { ...GOOD, '@context': 'https://schema.example' },
  }
  const blocks = Object.entries({ '/good': GOOD, '/good-too': { ...GOOD, name: 'Lock' }, ...bad })
  const faults = checkVocabulary(blocks.map(([page, block]) => ({ page, block })))
  expect([...new Set(faults.map(({ page }) => page))].toSorted()).toEqual(Object.keys(bad).toSorted())
  expect(faults.find(({ page }) => page === '/unknown-property-within')?.what).toMatch(
    /^Product: "nmae": .* 'BrandLeaf/,
  )
})
