import { expect, test } from 'vitest'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { UPLOAD_MS } from '../../../src/server/database/contents.ts'
import { LOGIN_TTL_MS, TOKEN_TTL_MS } from '../../../src/server/tokens.ts'
import { loadShippedContent } from '../shipped-content.ts'

const catalogue = createCatalogue(await loadShippedContent())
const products = catalogue.snapshot.product

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
