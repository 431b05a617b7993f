import { expect, test } from 'vitest'
import { BRAND, lettering } from '../../../src/drawing/kit/lettering.ts'
import { SITE } from '../../../src/site.ts'

test('the brand on devices is the site’s', () => {
  expect(BRAND).toBe(SITE.brand.en.toUpperCase())
})

test('words that end or stand in the middle take up room to their left', () => {
  const startOf = (anchor: 'start' | 'middle' | 'end') =>
    Number(/translate\(([-\d.]+) /.exec(lettering('OA', { x: 100, y: 0, size: 20, colour: '#000', anchor }))?.[1])
  expect(startOf('start')).toBe(100)
  expect(startOf('end')).toBeLessThan(startOf('middle'))
  expect(100 - startOf('end')).toBeCloseTo(2 * (100 - startOf('middle')), 1)
})

test('a character without an outline stops the drawing', () => {
  expect(() => lettering('N\u4e00', { x: 0, y: 0, size: 20, colour: '#000' })).toThrow('no outline')
})
