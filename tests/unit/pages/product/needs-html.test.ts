import { expect, test } from 'vitest'
import { needsHtml } from '../../../../pages/product/needs-html.ts'
import { lockSupplyRows, partRows } from '../../../../src/artwork/documents/installation/part-rows.ts'
import { serverWords } from '../../../../src/base/i18n/server-words.ts'
import { wordsOf } from '../../../../src/base/i18n/words.ts'
import { createCatalogue } from '../../../../src/content/catalogue.ts'
import { withoutHeld } from '../../without-held.ts'
import { loadFixture } from '../../fixture-content.ts'

const catalogue = createCatalogue(await loadFixture())

const htmlOf = (code: string, locale: 'zh' | 'en') => {
  const product = catalogue.product(code)
  return withoutHeld(product && needsHtml(product, catalogue, locale)?.html)
}

test('a door station lists its hood, its power and its licence, with links in the language of the page', () => {
  expect(htmlOf('av-d40-p', 'en')).toContain(
    '<a href="/en/products/av-h20">AV-H20<span data-name>\u2002Rain Hood</span></a>',
  )
  expect(htmlOf('av-d40-p', 'zh')).toContain('<a href="/products/av-h20">AV-H20<span data-name>\u2002遮雨罩</span></a>')
  expect(htmlOf('av-d40-p', 'en')).toContain('PoE 802.3af, PoE 802.3at or DC 12 V, up to 7 W')
})

test('names of a few products are shown on phones too', () => {
  expect(htmlOf('av-sb', 'zh')).toContain('AV-SB01<span>\u2002平台模組</span>')
  expect(htmlOf('av-sb', 'zh')).not.toContain('data-name')
})

test('a part says which products it fits', () => {
  const hood = catalogue.product('av-h20')
  const onlyFits = hood && { ...hood, needs: [], terminals: [] }
  const fits = onlyFits && needsHtml(onlyFits, catalogue, 'en')
  expect(fits?.heading).toBe('Fits')
  expect(withoutHeld(fits?.html)).toMatch(/<b>AV-H20<\/b>.*av-d40-p/)
  const needing = hood && { ...hood, needs: [{ kind: 'power' as const, types: ['mains' as const] }] }
  const both = needing && needsHtml(needing, catalogue, 'en')
  expect(both?.heading).toBe('What else you need')
  expect(withoutHeld(both?.html)).toMatch(/<b>Fits<\/b>.*av-d40-p/)
})

test('required parts are in the list, and two or more optional parts are behind one row', () => {
  const html = htmlOf('av-d40-p', 'en')
  const [needed = '', optional = ''] = html.split('<details>')
  expect(needed).toContain('Electric lock')
  expect(needed).not.toContain('optional')
  expect(optional).toContain('<b>Electric lock <small>optional</small></b>')
  expect(optional).toMatch(/^<summary>4 optional items<\/summary><ul><li>.*Rain hood.*<\/ul><\/details><\/li>$/)
})

test('a device with terminals says who brings its cable, and a card does not', () => {
  expect(htmlOf('av-d40-p', 'en')).toMatch(/<b>Cable<\/b>.*From other makers/)
  expect(htmlOf('av-d40-p', 'zh')).toContain('<b>線材</b>')
  expect(htmlOf('av-t10', 'en')).not.toContain('<b>Cable</b>')
})

test('a recorder takes up to a number of cameras; the note beside a type states the condition', () => {
  expect(htmlOf('av-n08-p', 'en')).toMatch(/<b>Cameras<\/b>.*Up to 8/)
  expect(htmlOf('av-d40-p', 'zh')).toContain('遮雨罩：依現場需要')
})

test('a second lock, chosen from the same models, does not name them again', () => {
  expect(htmlOf('av-d40-p', 'en').match(/>AV-K28</g)).toHaveLength(1)
  expect(htmlOf('av-d40-p', 'en')).toContain('Same models as above')
})

test('page and guide name the same supply for the locks that a product opens', () => {
  const t = wordsOf(serverWords.en)
  const supplied = catalogue.snapshot.product.flatMap((product) =>
    lockSupplyRows(product, catalogue, 'en', t).map(({ value }) => ({ product, value })),
  )
  expect(supplied.length).toBeGreaterThan(1)
  for (const { product, value } of supplied) {
    expect(htmlOf(product.code, 'en').split(value), product.code).toHaveLength(2)
    expect(partRows(product, catalogue, 'en', t).map((row) => row.value)).toContain(value)
  }
})
