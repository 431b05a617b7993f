import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BRAND } from '../../../src/drawing/devices/brand.ts'
import { DEVICE_PICTURES } from '../../../src/drawing/devices/device-pictures.ts'
import { lettering } from '../../../src/drawing/devices/lettering.ts'
import { drawNvr } from '../../../src/drawing/devices/nvr.ts'
import { SITE } from '../../../src/site.ts'
import { everyElement, parseMarkup } from './markup.ts'

const DEVICES_DIR = join(import.meta.dirname, '../../../public/devices')
const PICTURES = Object.entries(DEVICE_PICTURES).map(([name, draw]) => ({ name, draw }))

test.each(PICTURES)('the file of $name is what the code draws', ({ name, draw }) => {
  expect(readFileSync(join(DEVICES_DIR, `${name}.svg`), 'utf8')).toBe(draw().svg)
})

test('every file of public/devices has a drawing', () => {
  expect(readdirSync(DEVICES_DIR).toSorted()).toEqual(PICTURES.map(({ name }) => `${name}.svg`).toSorted())
})

test.each(PICTURES)('$name is well-formed and defines all that it uses', ({ draw }) => {
  const { svg, width, height } = draw()
  const root = parseMarkup(svg)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(root.attributes).toMatchObject({ width: `${width}`, height: `${height}`, viewBox: `0 0 ${width} ${height}` })
  const ids = everyElement(root).flatMap(({ attributes }) => attributes.id ?? [])
  const used = [...svg.matchAll(/url\(#([\w-]+)\)|href="#([\w-]+)"/g)].map(([, paint, copy]) => paint ?? copy)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(used)).toEqual(new Set(ids))
})

test('the brand on devices is the site’s', () => {
  expect(BRAND).toBe(SITE.brand.en.toUpperCase())
  const nameplate = { x: 82, y: 140, size: 21, colour: '#2b2a28', anchor: 'middle', weight: 700, spacing: 2.5 } as const
  expect(drawNvr({ title: 'Recorder', model: 'N432' }).svg).toContain(lettering(BRAND, nameplate))
})

test('a recorder bears the model it is given', () => {
  const printed = { x: 82, y: 164, size: 14, colour: '#4b483f', anchor: 'middle', spacing: 1.5 } as const
  const { svg } = drawNvr({ title: 'Recorder', model: 'N864' })
  expect(svg).toContain(lettering('N864', printed))
  expect(svg).not.toContain(lettering('N432', printed))
})

test('words that end or stand in the middle take up room to their left', () => {
  const startOf = (anchor: 'start' | 'middle' | 'end') =>
    Number(/translate\(([-\d.]+) /.exec(lettering('OA', { x: 100, y: 0, size: 20, colour: '#000', anchor }))?.[1])
  expect(startOf('start')).toBe(100)
  expect(startOf('end')).toBeLessThan(startOf('middle'))
  expect(100 - startOf('end')).toBeCloseTo(2 * (100 - startOf('middle')), 1)
})

test('a character without an outline stops the drawing', () => {
  expect(() => drawNvr({ title: 'Recorder', model: 'N\u4e00' })).toThrow('no outline')
})
