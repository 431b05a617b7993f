import { expect, test } from 'vitest'
import { findEarlySheets } from '../../../../src/content/editorial/sheet-dates.ts'
import { productOf, snapshotOf } from './snapshot-factory.ts'

const locate = (name: string, id: string) => `${name}/${id}`
const later = productOf({ code: 'sm-n864', model: 'SM-N864', releasedOn: '2026-04-16' })
const features = [{ zh: '更多通道選SM-N864。', en: 'For more channels take the SM-N864.' }]
const recorder = productOf({ code: 'sm-n432', model: 'SM-N432', releasedOn: '2025-01-09', features })

test('a sheet is not older than a model that it names', () => {
  expect(findEarlySheets(snapshotOf({ product: [recorder, later] }), locate)).toEqual([
    {
      source: 'product/sm-n432',
      field: 'dataSheet.updatedOn',
      value: '2025-01-09',
      expected: "a day not before 2026-04-16, when SM-N864 was released, and a version after the last sheet's",
    },
  ])
  const updated = { ...recorder, dataSheet: { version: '1.1', updatedOn: '2026-04-16' } }
  expect(findEarlySheets(snapshotOf({ product: [updated, later] }), locate)).toEqual([])
})

test('a sheet that tells of the end of a product is not older than its last order', () => {
  const ended = productOf({
    releasedOn: '2019-05-16',
    endOfLife: { lastOrderOn: '2025-01-16', lastSupportOn: '2030-01-16' },
  })
  expect(findEarlySheets(snapshotOf({ product: [ended] }), locate)).toMatchObject([{ value: '2019-05-16' }])
})

test('the vendor’s own sheet is checked by its own day', () => {
  const sheet = { zh: '/a.pdf', en: '/b.pdf', version: '2.0' }
  const own = (updatedOn: string) => ({ ...recorder, specificationFile: { ...sheet, updatedOn } })
  expect(findEarlySheets(snapshotOf({ product: [own('2026-05-01'), later] }), locate)).toEqual([])
  expect(findEarlySheets(snapshotOf({ product: [own('2025-05-01'), later] }), locate)).toMatchObject([
    { field: 'specificationFile.updatedOn' },
  ])
})
