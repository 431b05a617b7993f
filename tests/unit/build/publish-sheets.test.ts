import { expect, test } from 'vitest'
import { withSheets } from '../../../src/build/publish-sheets.ts'
import type { Product } from '../../../src/content/schema/product.ts'
import { tempFolder } from '../../temp-folder.ts'
import { productOf, seriesOf, snapshotOf } from '../catalogue/editorial/snapshot-factory.ts'

const text = { zh: '文字', en: 'Text' }
const kind = {
  id: 'stations',
  of: ['video-intercom-sub'],
  version: '1.1',
  updatedOn: '2026-02-01',
  mounting: { surface: text, steps: [text, text] },
  start: [text],
  lamps: [],
  faults: [{ sign: text, remedy: text }],
}

/** Completes a snapshot of one product on a shelf whose kind of device is described. */
function complete(
  parts: Partial<Product>,
  publicDir = '/nowhere',
  hasGenerated = true,
  kinds = [kind],
): Product | undefined {
  const product = productOf({ model: 'A', releasedOn: '2026-01-01', specification: 'video-intercom-spec', ...parts })
  const installation = { terminals: [], kinds }
  const snapshot = snapshotOf({ series: [seriesOf('video-intercom')], product: [product], installation })
  return withSheets(snapshot, publicDir, hasGenerated).product[0]
}

test('a product gets the sheets that are made of it', () => {
  expect(complete({})?.specificationFile).toEqual({
    zh: '/downloads/A_datasheet_zh_v1.0.pdf',
    en: '/downloads/A_datasheet_en_v1.0.pdf',
    version: '1.0',
    updatedOn: '2026-01-01',
  })
})

test('a sheet of the vendor’s own stays, and gets its size', () => {
  const own = { zh: '/a.zh.pdf', en: '/a.en.pdf', version: '3', updatedOn: '2026-01-01' }
  const publicDir = tempFolder({ 'a.zh.pdf': 'abc', 'a.en.pdf': 'ab' })
  expect(complete({ specificationFile: own }, publicDir)?.specificationFile).toEqual({
    ...own,
    bytes: { zh: 3, en: 2 },
  })
})

test('a product of a described kind gets documents, of the kind’s version and the later day', () => {
  const attributes = { dimensions: { width: 100, height: 200, depth: 30 } }
  const papers = complete({ attributes })?.papers
  const edition = { version: '1.1', updatedOn: '2026-02-01' }
  expect(papers?.en).toEqual([
    { kind: 'guide', src: '/downloads/A_installation_en_v1.1.pdf', ...edition },
    { kind: 'svg', src: '/downloads/A_dimensions_v1.1.svg', ...edition },
    { kind: 'dxf', src: '/downloads/A_dimensions_v1.1.dxf', ...edition },
  ])
  expect(complete({ releasedOn: '2026-03-01' })?.papers?.zh[0]?.updatedOn).toBe('2026-03-01')
  const kinds = complete({ attributes, drilling: { across: 60, down: 0, cable: 0 } })?.papers?.zh
  expect(kinds?.map((paper) => paper.kind)).toEqual(['guide', 'template', 'svg', 'dxf'])
  expect(complete({ attributes }, '/nowhere', true, [])?.papers).toBeUndefined()
})

test('without documents a product has none', () => {
  expect(complete({}, '/nowhere', false)?.papers).toBeUndefined()
  expect(complete({}, '/nowhere', false)?.specificationFile).toBeUndefined()
})
