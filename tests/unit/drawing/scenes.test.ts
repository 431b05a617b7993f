import { expect, test } from 'vitest'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { drawingWords } from '../../../src/artwork/drawing/drawing-words.ts'
import { pictureOfSeries, pictureOfSolution, sceneFile } from '../../../src/artwork/drawing/scenes/list-scenes.ts'
import { type Locale } from '../../../src/base/i18n/locale.ts'
import { type SceneName, SCENES } from '../../../src/artwork/drawing/scenes/scenes.ts'
import { loadFixture } from '../fixture-content.ts'

const catalogue = createCatalogue(await loadFixture())

// Object.keys loses the keys' type.
const names = Object.keys(SCENES) as SceneName[]

const draw = (locale: Locale) => new Map(names.map((name) => [name, sceneFile(name, catalogue, locale)]))

const drawn = { zh: draw('zh'), en: draw('en') }

test('a solution’s own picture comes before its scene', () => {
  const own = { src: '/photo.svg', alt: { zh: '照片', en: 'Photograph' }, width: 10, height: 10 }
  expect(pictureOfSolution({ slug: 'small-block', image: own }, catalogue, 'zh')).toEqual({
    ...own,
    alt: '照片',
  })
  expect(pictureOfSolution({ slug: 'unheard-of', image: undefined }, catalogue, 'zh')).toBeUndefined()
  expect(pictureOfSeries({ id: 'unheard-of' }, 'zh')).toBeUndefined()
})

test('all scenes differ, and the same catalogue gives the same bytes', () => {
  expect(new Set([...drawn.zh.values()].map((svg) => svg.replace(/<title>.*?<\/title>/, ''))).size).toBe(names.length)
  for (const name of names) expect(sceneFile(name, catalogue, 'zh')).toBe(drawn.zh.get(name))
})

test('every scene says in both languages what it shows', () => {
  for (const name of names) {
    expect(drawingWords.zh.scenes[name]).toMatch(/\p{Script=Han}/u)
    expect(drawingWords.en.scenes[name]).toMatch(/^[^\p{Script=Han}]{40,160}$/u)
  }
  expect(Object.keys(drawingWords.zh.scenes).toSorted()).toEqual(names.toSorted())
})
