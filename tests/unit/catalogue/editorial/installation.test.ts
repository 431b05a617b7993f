import { expect, test } from 'vitest'
import { checkInstallation } from '../../../../src/catalogue/editorial/installation.ts'
import type { Installation, Terminal } from '../../../../src/catalogue/schema/installation.ts'
import type { Product } from '../../../../src/catalogue/schema/product.ts'
import { productOf, seriesOf, snapshotOf } from './snapshot-factory.ts'

const text = { zh: '文字', en: 'Text' }
const locate = (name: string, key: string) => `${name}/${key}`

const terminal = (parts: Partial<Terminal> & Pick<Terminal, 'id' | 'signals' | 'direction'>): Terminal => ({
  name: text,
  pins: [
    { label: '+', role: 'plus' },
    { label: '−', role: 'minus' },
  ],
  ...parts,
})
const dc = (min: number, max: number) => ({ current: 'dc' as const, min, max })
const TERMINALS = [
  terminal({ id: 'dc-in', signals: ['dc'], direction: 'in', volts: dc(10.8, 14.4), ports: ['dc-12v'] }),
  terminal({ id: 'dc-out', signals: ['dc'], direction: 'out', volts: dc(10.8, 13.8) }),
  terminal({ id: 'relay', signals: ['switched'], direction: 'out', volts: dc(0, 30), counts: ['relays'] }),
  terminal({ id: 'poe-in', signals: ['poe'], direction: 'in', ports: ['poe-af'] }),
]

function kindOf(parts: Partial<Installation['kinds'][number]> = {}): Installation['kinds'][number] {
  return {
    id: 'stations',
    of: ['video-intercom-category'],
    version: '1.0',
    updatedOn: '2026-01-01',
    mounting: { surface: text, screws: { thread: 'M4', length: 30, plug: 6 }, steps: [text, text] },
    start: [text],
    lamps: [],
    faults: [{ sign: text, remedy: text }],
    ...parts,
  }
}

const station: Partial<Product> = {
  code: 'station',
  attributes: { 'power-supply': ['dc-12v'], relays: 2, dimensions: { width: 100, height: 200, depth: 30 } },
  needs: [{ kind: 'power', types: ['dc-12v'] }],
  provides: [{ kind: 'release', count: 2 }],
  terminals: [{ id: 'dc-in' }, { id: 'relay', count: 2 }],
  drilling: { across: 60, down: 120, cable: 20 },
}
const supply: Partial<Product> = {
  code: 'supply',
  provides: [{ kind: 'power', types: ['dc-12v'] }],
  terminals: [{ id: 'dc-out' }],
}

type Change = { station?: Partial<Product>; terminals?: readonly Terminal[]; kinds?: Installation['kinds'] }

/** Fields of the faults of a station and its supply, with a change. */
function faultsWith({ station: other = {}, terminals = TERMINALS, kinds = [kindOf()] }: Change = {}) {
  const specification = 'video-intercom-spec'
  const product = [productOf({ specification, ...station, ...other }), productOf({ specification, ...supply })]
  const snapshot = snapshotOf({
    series: [seriesOf('video-intercom')],
    product,
    installation: { terminals: [...terminals], kinds },
  })
  return checkInstallation(snapshot, locate).map(({ source, field, expected }) => ({
    at: `${source} ${field}`,
    expected,
  }))
}

const where = (change: Change) => faultsWith(change).map(({ at }) => at)

test('terminals that agree with specifications, needs and each other are no fault', () => {
  expect(faultsWith()).toEqual([])
})

test('a product of a kind must tell its terminals, and one without a kind has none to tell', () => {
  expect(where({ station: { terminals: undefined, drilling: undefined } })).toEqual(['product/station terminals'])
  expect(where({ kinds: [] })).toContain('product/station terminals')
})

test('a terminal that nobody describes is reported', () => {
  const terminals = [...(station.terminals ?? []), { id: 'steam' }]
  expect(faultsWith({ station: { terminals } })).toEqual([
    { at: 'product/station terminals[2].id', expected: 'a terminal of installation.json' },
  ])
})

test('terminals that contradict the specifications are reported: too few, too many, or another number', () => {
  const expected = (terminals: Product['terminals']) => faultsWith({ station: { terminals, needs: [] } })
  expect(expected([{ id: 'relay', count: 2 }])).toMatchObject([
    { at: 'product/station terminals', expected: 'a terminal of dc-12v, as its specifications say' },
  ])
  expect(expected([{ id: 'dc-in' }, { id: 'poe-in' }, { id: 'relay', count: 2 }])).toMatchObject([
    { at: 'product/station terminals[1].id', expected: 'nothing that its specifications do not name: poe-af' },
  ])
  expect(expected([{ id: 'dc-in' }, { id: 'relay' }])).toMatchObject([
    { at: 'product/station terminals', expected: '2, its relays' },
    { at: 'product/station provides[0].count', expected: '1, as it has terminals' },
  ])
})

test('products that a need connects must have terminals of the same signal, opposite direction and fitting voltage', () => {
  const [input, output, ...rest] = TERMINALS
  if (!input || !output) throw new Error('There are no terminals')
  const change = (parts: Partial<Terminal>) => where({ terminals: [input, { ...output, ...parts }, ...rest] })
  for (const parts of [{ volts: dc(20, 28) }, { direction: 'in' as const }, { signals: ['bell' as const] }])
    expect(change(parts)).toEqual(['product/station needs[0]'])
})

test('a drilling template larger than its sheet is reported, unless the holes are measured', () => {
  const attributes = { ...station.attributes, dimensions: { width: 300, height: 400, depth: 90 } }
  const drilling = { across: 240, down: 320, cable: 0 }
  expect(faultsWith({ station: { attributes, drilling } })).toEqual([
    { at: 'product/station drilling', expected: 'at most 180 × 210 mm, which a sheet holds, or isMeasured' },
  ])
  expect(where({ station: { attributes, drilling: { ...drilling, isMeasured: true } } })).toEqual([])
  expect(where({ station: { drilling: { across: 60, down: 120, cable: 0, isMeasured: true } } })).toEqual([
    'product/station drilling.isMeasured',
  ])
})

test('holes beside the device, without screws or fewer than two are reported', () => {
  expect(where({ station: { drilling: { across: 120, down: 120, cable: 0 } } })).toEqual(['product/station drilling'])
  expect(where({ station: { drilling: { across: 0, down: 0, cable: 20 } } })).toEqual(['product/station drilling'])
  const { screws: _, ...mounting } = kindOf().mounting
  expect(where({ kinds: [kindOf({ mounting })] })).toEqual(['product/station drilling'])
})

test('a kind of a shelf that does not exist, or that another kind has, is reported', () => {
  expect(where({ kinds: [kindOf(), kindOf({ id: 'others', of: ['nowhere', 'video-intercom-category'] })] })).toEqual([
    'installation.json kinds[1].of[0]',
    'installation.json kinds[1].of[1]',
  ])
})
