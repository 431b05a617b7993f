import { expect, test } from 'vitest'
import { layersIn } from '../../../pages/product/layers-in.ts'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { loadFixture } from '../fixture-content.ts'

const catalogue = createCatalogue(await loadFixture())

function layers(code: string) {
  const product = catalogue.product(code)
  if (!product) throw new Error(`There is no product ${code}`)
  return layersIn(product, catalogue, 'en')
}

test('a controller comes apart into its lid and its board', () => {
  const [front, open, ...others] = layers('av-c10-p')
  expect(others).toEqual([])
  expect(front).toMatchObject({ view: 'front', src: '/pictures/av-c10-p-front.svg' })
  expect(open).toMatchObject({ view: 'open', src: '/pictures/av-c10-p-open.svg' })
  expect(open?.marks.map(({ name }) => name)).toEqual(['Processor', 'Relays', 'Network socket'])
})

test('connectors of a back are named as they are printed', () => {
  const back = layers('av-d40-p').at(-1)
  expect(back?.view).toBe('back')
  expect(back?.marks.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^Connectors: .*LAN/))
  expect(layers('av-n08-p').map(({ view }) => view)).toEqual(['front', 'back'])
})
