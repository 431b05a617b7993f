import { expect, test } from 'vitest'
import { layersIn } from '../../../pages/product/layers-in.ts'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { loadShippedContent } from '../shipped-content.ts'

const catalogue = createCatalogue(await loadShippedContent())

function layers(code: string, locale: 'zh' | 'en' = 'en') {
  const product = catalogue.product(code)
  if (!product) throw new Error(`There is no product ${code}`)
  return layersIn(product, catalogue, locale)
}

const apart = catalogue.snapshot.product.filter((product) => layersIn(product, catalogue, 'en').length > 0)

test('layers of a device have one outline, and every part lies within it', () => {
  expect(apart.length).toBeGreaterThan(40)
  for (const { code } of apart) {
    for (const locale of LOCALES) {
      const found = layers(code, locale)
      expect(found.length, code).toBeGreaterThan(1)
      expect(new Set(found.map(({ width, height }) => `${width} ${height}`)).size, code).toBe(1)
      for (const { left, top, name } of found.flatMap(({ marks }) => marks)) {
        expect(Math.min(left, top), `${code} ${name}`).toBeGreaterThan(0)
        expect(Math.max(left, top), `${code} ${name}`).toBeLessThan(100)
        expect(name).not.toContain('{{')
      }
    }
  }
})

test('attributes move and name parts', () => {
  const reader = (code: string) => layers(code)[0]?.marks.map(({ name }) => name)
  expect(reader('ac-r110')).toEqual(['Indicator lamps', 'Card area'])
  expect(reader('ac-r120k')).toContain('Keys')
  expect(reader('ac-r240b')).toContain('Fingerprint sensor')
})

test('a device whose drawings show no inside does not come apart', () => {
  expect(['ac-g406', 'sm-d405-p', 'oa-sv', 'ac-l208-p'].map((code) => layers(code).length)).toEqual([0, 0, 0, 0])
})
