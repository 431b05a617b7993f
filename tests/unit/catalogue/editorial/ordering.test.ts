import { expect, test } from 'vitest'
import { checkOrdering } from '../../../../src/content/editorial/ordering.ts'
import { findUnsoldNouns } from '../../../../src/content/editorial/sold-nouns.ts'
import type { Product } from '../../../../src/content/schema/product.ts'
import { productSchema } from '../../../../src/content/schema/product.ts'
import { validateRecord } from '../../../../src/content/validate.ts'
import { newsOf, productOf, seriesOf, snapshotOf } from './snapshot-factory.ts'

const locate = (name: string, key: string) => `${name}/${key}`

const station: Partial<Product> = {
  code: 'station',
  needs: [
    { kind: 'power', types: ['poe-af'], watts: 9 },
    { kind: 'mounting', types: ['rain-hood'], isOptional: true },
  ],
}
const mains: Partial<Product> = {
  code: 'switch',
  needs: [],
  provides: [{ kind: 'power', types: ['poe-af', 'poe-at'], watts: 30 }],
}
const hood: Partial<Product> = {
  code: 'hood',
  needs: [],
  provides: [{ kind: 'mounting', types: ['rain-hood'], fits: ['station'] }],
}

/** Faults of a station, a switch and a hood, each with a change. */
function faultsWith(change: { station?: Partial<Product>; switch?: Partial<Product>; hood?: Partial<Product> } = {}) {
  const series = seriesOf('video-intercom')
  const [category] = series.categories
  if (!category) throw new Error('The series of the factory has no category')
  category.states = { needs: [], provides: [] }
  const specification = 'video-intercom-spec'
  const product = [
    productOf({ specification, ...station, ...change.station }),
    productOf({ specification, ...mains, ...change.switch }),
    productOf({ specification, ...hood, ...change.hood }),
  ]
  return checkOrdering(snapshotOf({ series: [series], product }), locate)
}

test('needs that products on sale meet are no fault', () => {
  expect(faultsWith()).toEqual([])
})

test('a need that nothing on sale meets is named with its field', () => {
  const [fault] = faultsWith({ switch: { provides: [{ kind: 'power', types: ['dc-12v'], watts: 30 }] } })
  expect(fault).toMatchObject({ source: 'product/station', field: 'needs[0]', value: 'power poe-af' })
})

test('a product that is no longer sold, gives less than is drawn or fits another product meets no need', () => {
  const unmet = (change: Parameters<typeof faultsWith>[0]) => faultsWith(change).map(({ field }) => field)
  expect(unmet({ switch: { status: 'discontinued' } })).toEqual(['needs[0]'])
  expect(unmet({ switch: { provides: [{ kind: 'power', types: ['poe-af'], watts: 8 }] } })).toEqual(['needs[0]'])
  expect(unmet({ hood: { provides: [{ kind: 'mounting', types: ['rain-hood'], fits: ['switch'] }] } })).toEqual([
    'needs[1]',
    'provides[0].fits[0]',
  ])
})

test('needs from others are not looked for', () => {
  expect(faultsWith({ station: { needs: [{ kind: 'server', from: 'others' }] }, hood: { provides: [] } })).toEqual([])
})

test('parts of others are not said to be in the box', () => {
  const noted = (en: string) =>
    faultsWith({
      station: { needs: [{ kind: 'server', from: 'others', note: { zh: '隨附', en } }] },
      hood: { provides: [] },
    }).map(({ field }) => field)
  expect(noted('an adaptor is supplied')).toEqual(['needs[0].note.en'])
  expect(noted('an outlet; the adaptor is in the box')).toEqual(['needs[0].note.en'])
  expect(noted('the adaptor is in the box; an outlet')).toEqual([])
  expect(noted('an outlet')).toEqual([])
})

test('a product that does not say what its kind needs or provides is reported', () => {
  const series = seriesOf('video-intercom')
  const product = productOf({ specification: 'video-intercom-spec', needs: [] })
  const check = () => checkOrdering(snapshotOf({ series: [series], product: [product] }), locate)
  expect(check()).toMatchObject([{ field: 'categories video-intercom-category.states' }])
  for (const category of series.categories) category.states = { needs: ['lock'], provides: ['call'] }
  expect(check()).toMatchObject([{ field: 'needs' }, { field: 'provides' }])
})

test('watts and counts that differ from the attributes are reported', () => {
  expect(faultsWith({ station: { attributes: { 'power-consumption': 11 } } })).toMatchObject([
    { field: 'needs[0].watts', value: 9 },
  ])
  const provides: Product['provides'] = [{ kind: 'channel', count: 8 }, ...(mains.provides ?? [])]
  expect(faultsWith({ switch: { provides, attributes: { channels: 16 } } })).toMatchObject([
    { field: 'provides[0].count', value: 8 },
  ])
})

test('a type that its kind does not have is refused by the schema', () => {
  const fieldsOf = (needs: unknown) =>
    validateRecord(productSchema, { ...productOf(), needs }, 'a.json').map(({ field }) => field)
  expect(fieldsOf([{ kind: 'power', types: ['poe-af'] }])).toEqual([])
  expect(fieldsOf([{ kind: 'power', types: ['steam'] }])).toEqual(['needs[0].types'])
  expect(fieldsOf([{ kind: 'power' }])).toEqual(['needs[0].types'])
  expect(fieldsOf([{ kind: 'channel', types: ['poe-af'] }])).toEqual(['needs[0].types'])
})

/** Faults of a news item that says a text, beside what is sold. */
function faultsOfText(zh: string, en: string, product: Product[] = []) {
  return findUnsoldNouns(snapshotOf({ product, news: [newsOf({ body: { zh, en } })] }), locate)
}

test('an accessory that a text names must be sold', () => {
  const text = ['請加遮雨罩。', 'Fit the rain hood.'] as const
  expect(faultsOfText(...text)).toMatchObject([
    { source: 'news/a', field: 'body.zh', value: '遮雨罩' },
    { source: 'news/a', field: 'body.en', value: 'rain hood' },
  ])
  expect(faultsOfText(...text, [productOf(hood)])).toEqual([])
})

test('nobody is sent elsewhere for what is sold', () => {
  const sold = [productOf({ provides: [{ kind: 'lock', types: ['fail-secure'] }] })]
  expect(faultsOfText('陰極鎖（由鎖匠供應）', 'Electric strike (from a locksmith)', sold)).toHaveLength(2)
  expect(faultsOfText('陰極鎖', 'Electric strike', sold)).toEqual([])
})

test('parts of others may be named', () => {
  expect(faultsOfText('請備記憶卡。', 'Bring a memory card.')).toEqual([])
})

test('a part that a product names must be among its needs or beside it', () => {
  const features = [{ zh: '請加遮雨罩。', en: 'Add the rain hood.' }]
  const check = (parts: Partial<Product>) =>
    findUnsoldNouns(snapshotOf({ product: [productOf(hood), productOf({ code: 'a', features, ...parts })] }), locate)
  expect(check({})).toHaveLength(2)
  expect(check({ needs: station.needs })).toEqual([])
  expect(check({ related: ['hood'] })).toEqual([])
})
