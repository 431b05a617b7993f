import { expect, test } from 'vitest'
import { drawScenes, listScreenFiles, PRODUCT_PICTURES, SEARCH } from '../../../renderer/list-files.ts'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import type { Snapshot } from '../../../src/content/snapshot.ts'
import { listProductPictures } from '../../../src/artwork/drawing/products/draw-product.ts'
import { pictureOfSeries, pictureOfSolution } from '../../../src/artwork/drawing/scenes/list-scenes.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { searchDocuments } from '../../../src/web/features/search/documents.ts'
import { localisePath } from '../../../src/base/i18n/localised-path.ts'
import { searchPath } from '../../../src/web/features/search/search-files.ts'
import { loadFixture } from '../fixture-content.ts'

const shipped = await loadFixture()

function makeFiles(snapshot: Snapshot): Map<string, string | Buffer> {
  const catalogue = createCatalogue(snapshot)
  const search = LOCALES.map((locale) => SEARCH.make({ locale, documents: searchDocuments(snapshot, locale) }))
  const pictures = snapshot.product.map((product) =>
    PRODUCT_PICTURES.make({ product, shelf: catalogue.shelfOf(product) }),
  )
  const others = listScreenFiles(catalogue).map(({ path, write }) => [path, write()] as const)
  return new Map([...[...search, ...pictures].flatMap(({ files }) => [...files]), ...drawScenes(catalogue), ...others])
}

const shippedFiles = makeFiles(shipped)

test('every picture of pages is drawn, and the search of each language exists', () => {
  const catalogue = createCatalogue(shipped)
  const pictures = shipped.product.flatMap((product) =>
    listProductPictures(product, catalogue).flatMap(({ src }) => (typeof src === 'string' ? src : Object.values(src))),
  )
  const drawn = [...shippedFiles.keys()].filter((path) => path.startsWith('/pictures/') && !path.includes('/scenes/'))
  expect(drawn.sort()).toEqual(pictures.sort())
  for (const locale of LOCALES) expect(shippedFiles.get(searchPath(locale))).toContain('av-d40-p')
})

test('the facts of the product list exist in each language', () => {
  for (const locale of LOCALES) {
    const facts = JSON.parse(String(shippedFiles.get(localisePath(locale, '/products/_facts.json')))) as {
      models: string[]
    }
    expect(facts.models.toSorted()).toEqual(shipped.product.map(({ model }) => model).toSorted())
  }
})

test('the same content gives the same bytes', () => {
  expect(makeFiles(shipped)).toEqual(shippedFiles)
})

test('the scenes of series and solutions are drawn, in which the products of the catalogue stand', () => {
  const scenes = [...shippedFiles.keys()].filter((path) => path.startsWith('/pictures/scenes/'))
  const pictures = LOCALES.flatMap((locale) => [
    ...shipped.series.map((each) => pictureOfSeries(each, locale)),
    ...shipped.solution.map((each) => pictureOfSolution(each, createCatalogue(shipped), locale)),
  ])
  const shown = pictures.flatMap((picture) => picture?.src ?? []).filter((src) => src.startsWith('/pictures/scenes/'))
  expect(shown.length).toBeGreaterThan(0)
  expect(scenes).toEqual(expect.arrayContaining(shown))
  const entrance = '/pictures/scenes/entrance.zh.svg'
  expect(shippedFiles.get(entrance)).toContain('av-d40-p')
  expect(makeFiles({ ...shipped, product: [] }).get(entrance)).not.toContain('av-d40-p')
})

test('without products, series and solutions there is no picture', () => {
  const files = makeFiles({ ...shipped, product: [], series: [], solution: [] })
  expect([...files.keys()].filter((path) => path.startsWith('/pictures/'))).toEqual([])
})
