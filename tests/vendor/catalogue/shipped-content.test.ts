import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type Catalogue, createCatalogue } from '../../../src/content/catalogue.ts'
import { loadSnapshot } from '../../../src/content/load-snapshot.ts'
import type { Product } from '../../../src/content/schema/product.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { UPLOAD_MS } from '../../../src/server/database/contents.ts'
import { LOGIN_TTL_MS, TOKEN_TTL_MS } from '../../../src/server/tokens.ts'
import { CONTENT_FOLDER } from '../../../src/base/vendor-folder.ts'

const ROOT = join(import.meta.dirname, '../../..')
const CONTENT_DIR = join(ROOT, CONTENT_FOLDER)

let catalogue: Catalogue
let products: readonly Product[]

beforeAll(async () => {
  const snapshot = await loadSnapshot({
    contentDir: CONTENT_DIR,
    publicDir: join(ROOT, 'public'),
    pagesDir: join(ROOT, 'pages'),
  })
  catalogue = createCatalogue(snapshot)
  products = snapshot.product
})

const codesOf = (some: readonly Product[]) => some.map(({ code }) => code)

test('every product is reachable from the hierarchy', () => {
  const reachable = catalogue.snapshot.series.flatMap(({ categories }) =>
    categories.flatMap(({ id }) => codesOf(catalogue.productsIn(id))),
  )
  expect(reachable.toSorted()).toEqual(codesOf(products).toSorted())
})

test('every successor exists, is active and is of the same category', () => {
  for (const product of products) {
    if (product.successor === undefined) continue
    const successor = catalogue.product(product.successor)
    expect(successor?.status, product.code).toBe('active')
    expect(successor && catalogue.shelfOf(successor).category.id, product.code).toBe(
      catalogue.shelfOf(product).category.id,
    )
  }
})

test('nothing is related to itself', () => {
  expect(codesOf(products.filter(({ code, related }) => related.includes(code)))).toEqual([])
  expect(catalogue.snapshot.news.filter(({ slug, related }) => related.news.includes(slug))).toEqual([])
  expect(catalogue.snapshot.faq.filter(({ slug, related }) => related.faqs.includes(slug))).toEqual([])
})

test('the page on privacy says how long the API really keeps what', () => {
  const rows = (text: string) => text.split('\n').filter((line) => line.startsWith('|'))
  for (const locale of LOCALES) {
    const [, , , uploads = '', limits = '', logins = ''] = rows(catalogue.page('privacy')?.body[locale] ?? '')
    const [hour, minute] = [60 * 60 * 1000, 60 * 1000]
    expect(uploads).toMatch(new RegExp(`\\D${UPLOAD_MS / hour} ?(?:小時|hour)`))
    expect(limits).toMatch(/\D1 ?(?:小時|hour)/)
    expect(logins).toMatch(new RegExp(`\\D${TOKEN_TTL_MS / minute} ?(?:分鐘|minutes)`))
    expect(logins).toMatch(new RegExp(`\\D${LOGIN_TTL_MS / hour / 24} ?(?:天|days)`))
  }
})
