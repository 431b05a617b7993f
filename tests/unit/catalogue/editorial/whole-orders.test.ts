import { expect, test } from 'vitest'
import { checkWholeOrders } from '../../../../src/content/editorial/whole-orders.ts'
import type { Terminal } from '../../../../src/content/schema/installation.ts'
import type { Need } from '../../../../src/content/schema/ordering.ts'
import type { Product } from '../../../../src/content/schema/product.ts'
import { productOf, snapshotOf } from './snapshot-factory.ts'

const text = { zh: '文字', en: 'Text' }

/** The faults of products, by product and field. */
function faultsOf(...products: Partial<Product>[]) {
  const fire: Terminal = {
    id: 'input-fire',
    name: text,
    cable: { wires: text, metres: 50 },
    pins: [{ label: 'FIRE', role: 'signal' }],
    signals: ['contact'],
    direction: 'in',
  }
  const product = products.map((parts) => productOf(parts))
  const installation = { terminals: [fire], kinds: [] }
  return checkWholeOrders(snapshotOf({ product, installation }), (name, key) => `${name}/${key}`).map(
    ({ source, field, expected }) => `${source} ${field}: ${expected}`,
  )
}

test('a device whose mountings are all optional hangs on nothing', () => {
  const box: Need = { kind: 'mounting', types: ['flush-box'], isOptional: true }
  const plate: Need = { kind: 'mounting', types: ['anchors'], from: 'supplied' }
  expect(faultsOf({ code: 'a', needs: [box] })).toEqual([expect.stringMatching(/^product\/a needs: a mounting/)])
  expect(faultsOf({ code: 'a', needs: [box, plate] })).toEqual([])
  expect(faultsOf({ code: 'a', needs: [] })).toEqual([])
})

test('a device that a request-to-exit button opens needs one', () => {
  const attributes = { 'unlock-methods': ['card', 'exit-button'] }
  expect(faultsOf({ code: 'a', attributes, needs: [] })).toEqual([expect.stringMatching(/^product\/a needs: exit/)])
  expect(faultsOf({ code: 'a', attributes, needs: [{ kind: 'exit', types: ['button'] }] })).toEqual([])
  expect(faultsOf({ code: 'a', attributes: { 'unlock-methods': ['card'] }, needs: [] })).toEqual([])
})

test('a fire input needs the contact that acts in a fire', () => {
  const terminals = [{ id: 'input-fire' }]
  expect(faultsOf({ code: 'a', terminals })).toEqual([expect.stringMatching(/^product\/a needs: fire-release/)])
  expect(faultsOf({ code: 'a', terminals, needs: [{ kind: 'fire-release', from: 'others' }] })).toEqual([])
})

test('software that is licensed by the module needs the licence of one', () => {
  const device: Partial<Product> = { code: 'a', needs: [{ kind: 'software', types: ['rooms'], isOptional: true }] }
  const provides: Product['provides'] = [{ kind: 'software', types: ['rooms'] }]
  const modular: Partial<Product> = { code: 'b', provides, needs: [{ kind: 'licence', types: ['module'] }] }
  const whole: Partial<Product> = { code: 'c', provides, needs: [{ kind: 'licence', types: ['room'] }] }
  expect(faultsOf(device, modular)).toEqual([expect.stringMatching(/^product\/a needs: licence module/)])
  expect(faultsOf(device, modular, whole)).toEqual([])
  const licence: Product['provides'] = [{ kind: 'licence', types: ['room'] }]
  expect(faultsOf({ ...device, provides: licence }, modular)).toEqual([])
  const licensed = [...(device.needs ?? []), ...(modular.needs ?? [])]
  expect(faultsOf({ ...device, needs: licensed }, modular)).toEqual([])
})

test('a box is as large as the holes of what it fits are far apart', () => {
  const box = (width: number, height: number): Partial<Product> => ({
    code: 'box',
    attributes: { dimensions: { width, height, depth: 52 } },
    provides: [{ kind: 'mounting', types: ['flush-box'], fits: ['a', 'b'] }],
  })
  const devices = [{ code: 'a', drilling: { across: 46, down: 83.5, cable: 40 } }, { code: 'b' }]
  expect(faultsOf(box(74, 118), ...devices)).toEqual([])
  expect(faultsOf(box(118, 74), ...devices)).toEqual([expect.stringMatching(/^product\/box provides\[0\].fits\[0\]/)])
})
