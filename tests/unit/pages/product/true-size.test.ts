import { expect, test } from 'vitest'
import { trueSizeIn } from '../../../../pages/product/true-size-in.ts'
import { createCatalogue } from '../../../../src/content/catalogue.ts'
import type { Product } from '../../../../src/content/schema/product.ts'
import { loadFixture } from '../../fixture-content.ts'

const catalogue = createCatalogue(await loadFixture())

function productOf(code: string): Product {
  const product = catalogue.product(code)
  if (!product) throw new Error(`There is no product ${code}`)
  return product
}

test('a product without body or dimensions, or with a photograph, has no true size', () => {
  const station = productOf('av-d40-p')
  const { dimensions, ...attributes } = station.attributes
  const photograph = { src: '/photo.svg', alt: { zh: '照片', en: 'Photograph' }, width: 10, height: 10 }
  expect(trueSizeIn(station, catalogue)?.body).toMatch(/^\d+ × \d+ × \d+\u00a0mm$/)
  expect(trueSizeIn(productOf('av-sb'), catalogue)).toBeUndefined()
  expect(trueSizeIn({ ...station, attributes }, catalogue)).toBeUndefined()
  expect(trueSizeIn({ ...station, images: [photograph] }, catalogue)).toBeUndefined()
  expect(dimensions).toBeDefined()
})
