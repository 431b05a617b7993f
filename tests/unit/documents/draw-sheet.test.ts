import { join } from 'node:path'
import Pdf from 'pdfkit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import type { Product } from '../../../src/content/schema/product.ts'
import { drawSheet } from '../../../src/artwork/documents/draw-sheet.ts'
import { loadFaces } from '../../../src/artwork/documents/faces.ts'
import { modelSheet } from '../../../src/artwork/documents/model-sheet.ts'
import { drawImage, type ProductImage } from '../../../src/artwork/documents/product-image.ts'
import { createTypesetter, type Typesetter } from '../../../src/artwork/documents/set-type.ts'
import { createDrawingWriter } from '../../../src/artwork/documents/write-drawing.ts'
import type { Locale } from '../../../src/base/i18n/locale.ts'
import { typesetters } from './typesetters.ts'
import { loadFixture } from '../fixture-content.ts'

const ROOT = join(import.meta.dirname, '../../..')

const MAX_BYTES = 150_000

const catalogue = createCatalogue(await loadFixture())

const [first, second, third] = catalogue.snapshot.product

if (!first || !second || !third) throw new Error('There are no products')

const draw = (
  product: Product,
  locale: Locale,
  type: Typesetter,
  image = drawImage(product, catalogue, ROOT, locale)?.image,
) => drawSheet(modelSheet(product, catalogue, locale), image, type)

const countPictures = (file: Buffer) => file.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0

test.each<Locale>(['zh', 'en'])(
  'a sheet (%s) has the same bytes whichever sheets were drawn before it',
  async (locale) => {
    const spaced = { ...first, description: { zh: '門禁\u00a0主機 A\u00a0B', en: 'Door\u00a0controller, office' } }
    const fresh = createTypesetter(await loadFaces(ROOT), locale)
    const alone = await draw(spaced, locale, fresh)
    for (const product of [second, third]) await draw(product, locale, typesetters[locale])
    expect((await draw(spaced, locale, typesetters[locale])).equals(alone)).toBe(true)
  },
)

test('a device is drawn as vectors, a photograph as pixels', async () => {
  const photo = await sharp({ create: { width: 90, height: 120, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer()
  const image: ProductImage = {
    svg: `<image width="90" height="120" href="data:image/jpeg;base64,${photo.toString('base64')}"/>`,
    width: 90,
    height: 120,
    isPhoto: true,
  }
  expect(countPictures(await draw(first, 'en', typesetters.en))).toBe(0)
  expect(countPictures(await draw(first, 'en', typesetters.en, image))).toBe(1)
})

test('a drawing of more parts than a sheet has room for is drawn as pixels', async () => {
  const parts = Array.from({ length: 20_000 }, (_, index) => {
    const [x, y] = [(index * 7.31) % 600, (index * 13.77) % 800]
    return `<path d="M${x} ${y}l3 ${index % 5}" stroke="#${(index % 900) + 100}"/>`
  })
  const image = {
    svg: `<svg width="600" height="800">${parts.join('')}</svg>`,
    width: 600,
    height: 800,
    isPhoto: false,
  }
  const file = await draw(first, 'zh', typesetters.zh, image)
  expect(countPictures(file)).toBeGreaterThan(0)
  expect(file.length).toBeLessThanOrEqual(MAX_BYTES)
})

test('a drawing with what a PDF is not made of is reported', () => {
  const write = createDrawingWriter(new Pdf())
  const blur = '<filter id="b"><feGaussianBlur stdDeviation="2"/></filter>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${blur}<rect width="9" height="9" filter="url(#b)"/></svg>`
  expect(() => write({ svg, width: 9, height: 9 })).toThrow('A drawing has a group with a filter')
})
