import { expect, test } from 'vitest'
import { kindOfProduct } from '../../../src/content/kind-of-product.ts'
import { loadFixture } from '../fixture-content.ts'

test('one product of the door stations is a door station; Chinese makes no difference', async () => {
  const { series } = await loadFixture()
  const category = series.flatMap(({ categories }) => categories).find(({ id }) => id === 'door-stations')
  expect(category && kindOfProduct(category, 'en')).toBe('Door station')
  expect(category && kindOfProduct(category, 'zh')).toBe(category?.name.zh)
})
