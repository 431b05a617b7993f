import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import type { Product } from '../../../src/content/schema/product.ts'
import {
  drawProduct,
  listProductPictures,
  type ProductPicture,
} from '../../../src/artwork/drawing/products/draw-product.ts'
import { drawingWords } from '../../../src/artwork/drawing/drawing-words.ts'
import { factsOf } from '../../../src/artwork/drawing/products/facts.ts'
import { isDrawn, viewsOf } from '../../../src/artwork/drawing/products/kinds/kinds.ts'
import type { View } from '../../../src/artwork/drawing/products/view.ts'
import { isPlain } from '../../../src/artwork/drawing/products/plain.ts'
import { imageIn, shareOf, trueSizeOf } from '../../../src/artwork/drawing/products/images-of.ts'
import { inLocale } from '../../../src/base/i18n/localised.ts'
import { type Locale, LOCALES } from '../../../src/base/i18n/locale.ts'
import { everyElement, parseMarkup } from '../../unit/drawing/markup.ts'
import { loadShippedContent } from '../shipped-content.ts'

/** Maximum compressed size of a picture: the outline of a Chinese character weighs as much as those of two Latin letters. */
const MOST_BYTES = { shared: 6_000, en: 6_000, zh: 9_000 }

/** Nearly as small as with maximum compression, in a third of the time: only larger results are compressed further. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

function weigh(svg: string, most: number): number {
  const quickly = brotliCompressSync(svg, FAST).length
  return quickly <= most ? quickly : brotliCompressSync(svg).length
}

const catalogue = createCatalogue(await loadShippedContent())

function shelfIds(product: Product): string[] {
  const { category, subCategory, specification } = catalogue.shelfOf(product)
  return [category.id, subCategory.id, specification.id]
}

/** Products of a kind that is drawn. */
const products = catalogue.snapshot.product.filter((product) => isDrawn(shelfIds(product)))

const drawn = new Map(products.map((product) => [product.code, drawProduct(product, catalogue)]))

/** Returns the files of a picture, by the language that they are in. */
function filesIn({ svg }: Pick<ProductPicture, 'svg'>): ['shared' | Locale, string][] {
  return typeof svg === 'string' ? [['shared', svg]] : LOCALES.map((locale) => [locale, svg[locale]])
}

/** Returns a file without the name of what it shows. */
function untitled(svg: string): string {
  return svg.replace(/<title>.*?<\/title>/, '')
}

test.each(products)('$code has a front and at least one more view, as they are listed', (product) => {
  const pictures = drawn.get(product.code) ?? []
  expect(pictures.length).toBeGreaterThanOrEqual(2)
  expect(pictures[0]?.view).toBe('front')
  expect(new Set(pictures.map(({ view }) => view)).size).toBe(pictures.length)
  expect(pictures).toMatchObject(listProductPictures(product, catalogue))
})

test.each(products)('the pictures of $code are well-formed, light, and define all that they use', ({ code }) => {
  const files = (drawn.get(code) ?? []).flatMap((picture) =>
    filesIn(picture).map(([locale, svg]) => ({ ...picture, locale, svg })),
  )
  for (const { view, locale, svg, width, height } of files) {
    const root = parseMarkup(svg)
    expect(svg, view).not.toMatch(/NaN|undefined|Infinity/)
    expect(root.attributes, view).toMatchObject({ width: `${width}`, height: `${height}` })
    const ids = everyElement(root).flatMap(({ attributes }) => attributes.id ?? [])
    const used = [...svg.matchAll(/url\(#([\w-]+)\)|href="#([\w-]+)"/g)].map(([, paint, copy]) => paint ?? copy)
    expect(new Set(ids).size, view).toBe(ids.length)
    expect(new Set(used), view).toEqual(new Set(ids))
    expect(weigh(svg, MOST_BYTES[locale]), `${view} ${locale}`).toBeLessThanOrEqual(MOST_BYTES[locale])
  }
})

test.each(products)(
  'the pictures of $code say what they show, in both languages, and name the product',
  ({ code, model, name }) => {
    for (const { alt } of drawn.get(code) ?? []) {
      expect(alt.zh).toContain(`${name.zh}${model}：`)
      expect(alt.en).toContain(`${name.en} ${model}: `)
      expect(alt.zh).toMatch(/\p{Script=Han}/u)
      expect(alt.en).not.toMatch(/\p{Script=Han}/u)
      for (const words of [alt.zh, alt.en]) expect(words).not.toMatch(/\{|\}|undefined/)
    }
  },
)

/** The views of all products as planned, in one language. */
function plannedIn(locale: Locale): { product: Product; view: View }[] {
  const { printed } = drawingWords[locale]
  return products.flatMap((product) =>
    viewsOf(factsOf(product, catalogue.shelfOf(product), printed)).map((view) => ({ product, view })),
  )
}

test('the languages share the pictures without words, and no others', () => {
  const inEnglish = plannedIn('en')
  const differing = plannedIn('zh').filter(({ view }, index) => view.paint() !== inEnglish[index]?.view.paint())
  expect(
    differing.filter(({ view }) => isPlain(view)).map(({ product, view }) => `${product.code} ${view.view}`),
  ).toEqual([])
  const worded = new Set(differing.map(({ view }) => view.caption))
  const others = inEnglish.map(({ view }) => view).filter((view) => !isPlain(view))
  expect(others.filter(({ caption }) => !worded.has(caption))).toEqual([])
})

test('no two pictures are the same, even without what is printed on them', () => {
  const models = new RegExp(products.map(({ model }) => model).join('|'), 'g')
  const seen = new Map<string, string>()
  for (const [code, pictures] of drawn) {
    for (const picture of pictures) {
      const name = `${code} ${picture.view}`
      for (const [, svg] of filesIn(picture)) {
        const shown = untitled(svg).replace(models, '')
        // Of some products a view has no words on it.
        expect(seen.get(shown) ?? name).toBe(name)
        seen.set(shown, name)
      }
    }
  }
})

test('a product that says little about itself is drawn all the same', () => {
  for (const product of products) {
    const pictures = drawProduct({ ...product, attributes: {} }, catalogue)
    expect(pictures.length, product.code).toBeGreaterThanOrEqual(2)
    for (const [, svg] of pictures.flatMap(filesIn)) expect(svg, product.code).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test('every drawing that content points to is made, in the size that content states', () => {
  const { series, news, faq } = catalogue.snapshot
  const listed = products.flatMap((product) => listProductPictures(product, catalogue))
  const shown = [...series, ...news].flatMap(({ image }) => image ?? []).concat(faq.flatMap(({ images }) => images))
  const pointed = shown.filter(({ src }) => src.startsWith('/pictures/'))
  expect(pointed.length).toBeGreaterThan(0)
  for (const image of pointed) {
    for (const locale of LOCALES) {
      const { src, width, height } = imageIn(image, catalogue, locale)
      const drawing = listed.map((picture) => inLocale(picture, locale)).find((picture) => picture.src === src)
      expect(drawing, image.src).toMatchObject({ width, height })
    }
  }
})

test('on cards devices of a category keep their order of size, and small ones are seen', () => {
  for (const each of products) {
    const larger = catalogue
      .productsIn(catalogue.shelfOf(each).category.id)
      .filter((other) => extentOf(other) > extentOf(each))
    expect(shareOf(each, catalogue), each.code).toBeGreaterThanOrEqual(0.4)
    for (const other of larger) expect(shareOf(other, catalogue)).toBeGreaterThanOrEqual(shareOf(each, catalogue))
  }
  const share = (code: string) => shareOf(catalogue.product(code)!, catalogue)
  expect(share('oa-m101-p')).toBe(1)
  expect(share('oa-m070-p')).toBeLessThan(0.85)
  expect(share('ss-wd10')).toBeLessThan(0.5)
})

function extentOf(product: Product): number {
  const { width, height } = trueSizeOf(product, catalogue) ?? { width: 0, height: 0 }
  return Math.max(width, height)
}
