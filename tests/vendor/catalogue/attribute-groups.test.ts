import { expect, test } from 'vitest'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { groupAttributes } from '../../../src/content/product-attributes.ts'
import { loadShippedContent } from '../shipped-content.ts'

const catalogue = createCatalogue(await loadShippedContent())

/** Categories whose products know people, cars or cards, or decide who passes. */
const ACCESS = [
  ...catalogue.series('access-control').categories.map(({ id }) => id),
  'door-stations',
  'villa-stations',
  'door-parts',
  'room-panels',
]

test('only what decides who passes has attributes of access', () => {
  const categories = catalogue.snapshot.product
    .filter((product) => groupAttributes(product, catalogue, 'en').some(({ group }) => group === 'access'))
    .map((product) => catalogue.shelfOf(product).category.id)
  expect(ACCESS).toEqual(expect.arrayContaining([...new Set(categories)]))
})
