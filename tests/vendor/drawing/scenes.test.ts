import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import {
  listScenes,
  pictureOfSeries,
  pictureOfSolution,
  sceneFile,
} from '../../../src/artwork/drawing/scenes/list-scenes.ts'
import { type Locale, LOCALES } from '../../../src/base/i18n/locale.ts'
import { SCENE_SIZE } from '../../../src/artwork/drawing/scenes/scene.ts'
import { type SceneName, SCENES } from '../../../src/artwork/drawing/scenes/scenes.ts'
import { everyElement, parseMarkup } from '../../unit/drawing/markup.ts'
import { loadShippedContent } from '../shipped-content.ts'

/** Maximum compressed size of a scene. The letters of the brand on devices weigh up to 400 bytes. */
const MOST_BYTES = { en: 8_400, zh: 10_400 }

const catalogue = createCatalogue(await loadShippedContent())

const { series, solution } = catalogue.snapshot

// Object.keys loses the keys' type.
const names = Object.keys(SCENES) as SceneName[]

const draw = (locale: Locale) => new Map(names.map((name) => [name, sceneFile(name, catalogue, locale)]))

const drawn = { zh: draw('zh'), en: draw('en') }

test('series and solutions have pictures of their own', () => {
  const pictures = [
    ...series.map((each) => pictureOfSeries(each, 'zh')),
    ...solution.map((each) => pictureOfSolution(each, catalogue, 'zh')),
  ]
  const addresses = pictures.flatMap((picture) => picture?.src ?? [])
  expect(addresses.length).toBeGreaterThanOrEqual(names.length)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('no scene is drawn for nobody', () => {
  expect(listScenes(catalogue).toSorted()).toEqual(names.toSorted())
})

const files = names.flatMap((name) => LOCALES.map((locale) => ({ name, locale })))

test.each(files)('$name is well-formed, light, and defines all that it uses ($locale)', ({ name, locale }) => {
  const svg = drawn[locale].get(name) ?? ''
  const root = parseMarkup(svg)
  expect(root.attributes).toMatchObject({ width: `${SCENE_SIZE.width}`, height: `${SCENE_SIZE.height}` })
  expect(svg).not.toMatch(/NaN|undefined|Infinity|var\(|<text|class=/)
  const ids = everyElement(root).flatMap(({ attributes }) => attributes.id ?? [])
  const used = [...svg.matchAll(/url\(#([\w-]+)\)|href="#([\w-]+)"/g)].map(([, paint, copy]) => paint ?? copy)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining([...new Set(used)]))
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(MOST_BYTES[locale])
})

test.each(names)('%s shows products of the catalogue', (name) => {
  const bare = sceneFile(name, { ...catalogue, product: () => undefined }, 'zh')
  expect(parseMarkup(bare).name).toBe('svg')
  const devices = [...(drawn.zh.get(name) ?? '').matchAll(/<use href="#([\w-]+)-[a-z]+"/g)].map(([, code = '']) => code)
  const products = devices.filter((code) => catalogue.product(code))
  expect(new Set(products).size).toBeGreaterThan(0)
  expect(bare.match(/<use /g) ?? []).toEqual([])
})

test.each(names)('%s has the words of each language', (name) => {
  const untitled = (svg = '') => svg.replace(/<title>.*?<\/title>/, '')
  expect(untitled(drawn.zh.get(name))).not.toBe(untitled(drawn.en.get(name)))
})
