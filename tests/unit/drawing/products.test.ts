import { expect, test } from 'vitest'
import { type Catalogue, createCatalogue } from '../../../src/content/catalogue.ts'
import type { Product } from '../../../src/content/schema/product.ts'
import { drawProduct, listProductPictures } from '../../../src/artwork/drawing/products/draw-product.ts'
import { drawingWords } from '../../../src/artwork/drawing/drawing-words.ts'
import { factsOf } from '../../../src/artwork/drawing/products/facts.ts'
import { isDrawn, viewsOf } from '../../../src/artwork/drawing/products/kinds/kinds.ts'
import { frontIn, imagesOf, trueSizeOf } from '../../../src/artwork/drawing/products/images-of.ts'
import { inLocale } from '../../../src/base/i18n/localised.ts'
import { loadFixture } from '../fixture-content.ts'

const catalogue = createCatalogue(await loadFixture())

function shelfIds(product: Product): string[] {
  const { category, subCategory, specification } = catalogue.shelfOf(product)
  return [category.id, subCategory.id, specification.id]
}

/** Products of a kind that is drawn. */
const products = catalogue.snapshot.product.filter((product) => isDrawn(shelfIds(product)))

const drawn = new Map(products.map((product) => [product.code, drawProduct(product, catalogue)]))

/** Returns a changed product of the catalogue. */
function changed(code: string, change: Partial<Product>): Product {
  const product = catalogue.product(code)
  if (!product) throw new Error(`There is no ${code}`)
  return { ...product, ...change }
}

/** Returns the catalogue with all products on a shelf of this name. */
function onShelf(id: string): Catalogue {
  const shelf = catalogue.shelfOf(changed('av-r10', {}))
  const named = <Part extends { id: string }>(part: Part): Part => ({ ...part, id })
  const { category, subCategory, specification } = shelf
  return {
    ...catalogue,
    shelfOf: () => ({
      ...shelf,
      category: named(category),
      subCategory: named(subCategory),
      specification: named(specification),
    }),
  }
}

test('the same product gives the same bytes', () => {
  for (const product of products.slice(0, 12)) expect(drawProduct(product, catalogue)).toEqual(drawn.get(product.code))
})

test('a front has the proportions of the body', () => {
  for (const code of ['av-r10', 'av-d40-p', 'av-m10-p', 'av-f40']) {
    const { dimensions } = changed(code, {}).attributes
    if (typeof dimensions !== 'object' || !('width' in dimensions)) throw new Error(`${code} has no dimensions`)
    const [front] = listProductPictures(changed(code, {}), catalogue)
    const ratio = (front?.width ?? 0) / (front?.height ?? 1) / (dimensions.width / dimensions.height)
    expect(Math.abs(Math.log(ratio)), code).toBeLessThan(0.12)
  }
})

test('attributes change a picture: more buttons, another screen, more bays', () => {
  const differs = (code: string, attributes: Product['attributes'], on = catalogue) => {
    const product = changed(code, {})
    const [before] = drawProduct(product, on)
    const [after] = drawProduct({ ...product, attributes: { ...product.attributes, ...attributes } }, on)
    return JSON.stringify(before?.svg) !== JSON.stringify(after?.svg)
  }
  expect(differs('av-d30', { 'screen-size': 5 })).toBe(true)
  expect(differs('av-n08-p', { 'drive-bays': 8 })).toBe(true)
  expect(differs('av-s08-p', { 'poe-ports': 4 })).toBe(true)
  expect(differs('av-d40-p', { 'call-buttons': 2 }, onShelf('villa-stations'))).toBe(true)
  expect(differs('av-v40-p', { 'ir-range': 60 }, onShelf('lpr-cameras'))).toBe(true)
})

test('a barrier has the boom that is supplied, not one that fits', () => {
  const { attributes } = changed('av-c10-p', {})
  const drawWith = (...types: string[]) => {
    const barrier = changed('av-c10-p', { attributes: { ...attributes, 'boom-length': 4, 'boom-type': types } })
    return drawProduct(barrier, onShelf('barrier-gates')).map(({ svg }) => svg)
  }
  expect(drawWith('fence')).not.toEqual(drawWith('straight'))
  expect(drawWith('straight', 'fence')).toEqual(drawWith('straight'))
})

test('a product of a shelf that nobody drew has no drawn picture', () => {
  const product = changed('av-r10', { specification: 'unheard-of' })
  const other = onShelf('unheard-of')
  expect(drawProduct(product, other)).toEqual([])
  expect(imagesOf(product, other, 'zh')).toEqual([])
  expect(trueSizeOf(product, other)).toBeUndefined()
})

test('a product’s own pictures come first and the drawn ones follow', () => {
  const own = { src: '/photo.svg', alt: { zh: '照片', en: 'Photograph' }, width: 10, height: 10 }
  const product = changed('av-r10', { images: [own] })
  const images = imagesOf(product, catalogue, 'en')
  expect(images[0]).toEqual({ ...own, alt: 'Photograph' })
  expect(images.slice(1).map(({ src }) => src)).toEqual(
    listProductPictures(product, catalogue).map((picture) => inLocale(picture, 'en').src),
  )
  expect(trueSizeOf(product, catalogue)).toBeUndefined()
  expect(trueSizeOf(changed('av-r10', { images: [] }), catalogue)?.height).toBeCloseTo(118, -1)
})

test('a part of the hierarchy is shown by the front of its first product', () => {
  expect(frontIn('card-readers', catalogue, 'zh')?.src).toBe('/pictures/av-r10-front.svg')
  expect(frontIn('magnetic-lock-280', catalogue, 'zh')?.src).toBe('/pictures/av-k28-front.svg')
  expect(frontIn('no-such-shelf', catalogue, 'zh')).toBeUndefined()
})

test('words printed on a device are in the words that its drawing is given', () => {
  const product = changed('av-b10', {})
  const { printed } = drawingWords.en
  const frontWith = (words: typeof printed) => viewsOf(factsOf(product, catalogue.shelfOf(product), words))[0]?.paint()
  const exit = frontWith(printed)
  expect(drawn.get('av-b10')?.[0]?.svg).toMatchObject({ en: expect.stringContaining(exit ?? '?') })
  expect(frontWith({ ...printed, labels: { ...printed.labels, exit: 'OUT' } })).not.toBe(exit)
  expect(frontWith({ ...printed, labels: { ...printed.labels, help: 'SOS' } })).toBe(exit)
})
