import { expect, test } from 'vitest'
import { needsHtml } from '../../../../pages/product/needs-html.ts'
import { createCatalogue } from '../../../../src/content/catalogue.ts'
import { withoutHeld } from '../../../unit/without-held.ts'
import { loadShippedContent } from '../../shipped-content.ts'

const catalogue = createCatalogue(await loadShippedContent())

const htmlOf = (code: string, locale: 'zh' | 'en') => {
  const product = catalogue.product(code)
  return withoutHeld(product && needsHtml(product, catalogue, locale)?.html)
}

test('every product has such a list, in words of its language', () => {
  for (const { code } of catalogue.snapshot.product) {
    for (const locale of ['zh', 'en'] as const) {
      expect(htmlOf(code, locale), code).not.toBe('')
      expect(htmlOf(code, locale), code).not.toMatch(/kinds\.|types\.|undefined/)
    }
    expect(htmlOf(code, 'en'), code).not.toMatch(/\p{Script=Han}/u)
  }
})

test('a single optional thing is not folded', () => {
  const few = catalogue.snapshot.product.filter(
    ({ needs = [] }) => needs.filter(({ isOptional }) => isOptional).length < 2,
  )
  expect(few.length).toBeGreaterThan(0)
  expect(few.filter(({ code }) => htmlOf(code, 'zh').includes('<details>'))).toEqual([])
})

test('an indoor monitor names stations that ring there, and no kiosk that rings at the desk', () => {
  expect(htmlOf('vi-m730-p', 'en')).toMatch(/<b>Calls come from<\/b>(?:(?!<\/li>).)*VI-D720-P/)
  expect(htmlOf('vi-m730-p', 'en')).not.toContain('AC-E080')
})

test('a need without kind and number states its purpose', () => {
  expect(htmlOf('vi-d430-p', 'en')).toContain('Reports a door that was forced or left open')
  expect(htmlOf('vi-d430-p', 'zh')).toContain('回報門被強開或沒關好')
})

test('a need from elsewhere is named once, by its note; a note beside a type says which', () => {
  expect(htmlOf('ac-g406', 'zh')).not.toMatch(/直桿，直桿/)
  expect(htmlOf('ac-e156', 'zh')).toContain('停車管理：名單與票券')
  expect(htmlOf('sm-n864', 'en')).toContain('A UPS that gives mains power in a power cut')
})
