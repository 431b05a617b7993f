import { expect, test } from 'vitest'
import { DOCUMENTS } from '../../../../src/content/documents.ts'
import { checkFirmware } from '../../../../src/content/editorial/firmware.ts'
import { compareVersions, type FirmwareFamily, type Release } from '../../../../src/content/schema/firmware.ts'
import type { Terminal } from '../../../../src/content/schema/installation.ts'
import type { Product } from '../../../../src/content/schema/product.ts'
import { validateRecord } from '../../../../src/content/validate.ts'
import { familyOf, newsOf, productOf, releaseOf, snapshotOf } from './snapshot-factory.ts'

const text = { zh: '文字', en: 'Text' }

const device: Partial<Product> = {
  code: 'a',
  model: 'A',
  releasedOn: '2026-01-01',
  attributes: { protocols: ['tcp-ip'] },
  terminals: [{ id: 'rj45' }],
}

function schemaFaults(...releases: Partial<Release>[]): string[] {
  const family = familyOf({ releases: releases.map(releaseOf) })
  return validateRecord(DOCUMENTS.firmware.schema, [family], 'f').map(({ field, expected }) => `${field}: ${expected}`)
}

test.each([
  ['2.10', '2.9.1', 1],
  ['4.1.2', '4.1.2', 0],
  ['4.1', '4.1.0', 0],
  ['1.9.9', '2.0', -1],
])('version %s compared with %s is %i', (one, other, order) => {
  expect(compareVersions(one, other)).toBe(order)
})

test('versions rise with their days, and none stands twice', () => {
  expect(schemaFaults({ version: '1.0' }, { version: '1.1', releasedOn: '2026-04-01' })).toEqual([])
  expect(schemaFaults({ version: '1.1' }, { version: '1.1', releasedOn: '2026-04-01' })).toEqual([
    '[0].releases[1].version: a version above 1.1, which stands before it',
  ])
  expect(schemaFaults({ version: '1.9' }, { version: '1.10', releasedOn: '2026-03-01' })).toEqual([
    '[0].releases[1].releasedOn: a day after 2026-03-01, that of 1.9',
  ])
})

test('a version of the wrong type is a fault, and no accident', () => {
  expect(schemaFaults({ version: 1 as unknown as string }, {})).toContain(
    '[0].releases[0].version: text of 1 to 20 characters',
  )
})

test('a release says something, in words of an advisory and a severity that there are', () => {
  expect(schemaFaults({ added: [] })).toEqual(['[0].releases[0]: something that is new, fixed or secured'])
  const fix = { text, severity: 'high' as const, advisory: undefined }
  expect(schemaFaults({ added: [], security: [fix] })).toEqual([])
  expect(schemaFaults({ security: [{ ...fix, severity: 'awful' as 'high', advisory: 'CVE-2026-1' }] }).sort()).toEqual([
    '[0].releases[0].security[0].advisory: the number of an advisory, PSA-2025-01',
    '[0].releases[0].security[0].severity: one of low, medium, high, critical',
  ])
})

type Change = { device?: Partial<Product>; families?: FirmwareFamily[]; body?: string }

function faultsWith({ device: other = {}, families = [familyOf()], body = '' }: Change = {}): string[] {
  const product = [productOf({ ...device, ...other }), productOf({ code: 'b', model: 'B', releasedOn: '2026-02-01' })]
  const news = [newsOf({ slug: 'fix', body: { zh: body, en: body } })]
  const snapshot = snapshotOf({ product, news, firmware: families })
  return checkFirmware(snapshot, (name, key) => `${name}/${key}`).map(
    ({ source, field, expected }) => `${source} ${field}: ${expected}`,
  )
}

test('firmware that agrees with products and news has no fault', () => {
  const security = [{ text, severity: 'high' as const, advisory: 'PSA-2026-01' }]
  const release = releaseOf({ news: 'fix', security })
  expect(faultsWith()).toEqual([])
  expect(faultsWith({ families: [familyOf({ releases: [release] })], body: 'A 1.0 PSA-2026-01' })).toEqual([])
})

test('a device of a network has firmware, of one family', () => {
  expect(faultsWith({ families: [] })).toEqual([
    'product/a code: a family of firmware.json that has it: it is on the network',
  ])
  expect(faultsWith({ families: [], device: { terminals: [] } })).toEqual([])
  expect(faultsWith({ families: [familyOf(), familyOf({ id: 'more', products: ['b', 'a'] })] })).toEqual([
    'firmware.json [1].products[1]: a product that no other family has',
  ])
})

test('a version is for products of its family, released by then and still supported', () => {
  expect(faultsWith({ families: [familyOf({ releases: [releaseOf({ products: ['a', 'b'] })] })] })).toEqual([
    'firmware.json [0].releases[0].products[1]: a product of the family doors',
  ])
  expect(faultsWith({ device: { releasedOn: '2026-05-01' } })).toEqual([
    'firmware.json [0].releases[0].products: products released on 2026-03-01 or before, not on 2026-05-01',
  ])
  const endOfLife = { lastOrderOn: '2020-02-01', lastSupportOn: '2026-02-01' }
  expect(faultsWith({ device: { endOfLife } })).toEqual([
    'firmware.json [0].releases[0].products: products supported on 2026-03-01, not until 2026-02-01',
  ])
})

test('the newest version of a device that opens doors says what they do while it is installed', () => {
  const relay = { id: 'rj45', serves: ['lock', 'reader'], direction: 'out' } as unknown as Terminal
  const faults = (...releases: Partial<Release>[]) =>
    checkFirmware(
      snapshotOf({
        product: [productOf(device)],
        firmware: [familyOf({ releases: releases.map(releaseOf) })],
        installation: { terminals: [relay], kinds: [] },
      }),
      (name, key) => `${name}/${key}`,
    ).map(({ field }) => field)
  expect(faults({})).toEqual(['[0].releases[0].updating'])
  expect(faults({ updating: text })).toEqual([])
  expect(faults({ updating: text }, { version: '9.0', releasedOn: '2026-04-01' })).toEqual(['[0].releases[1].updating'])
})

test('where one device says until when it gets security updates, all on sale with firmware say so', () => {
  const other = { ...device, code: 'b', model: 'B' }
  const faults = (...devices: Partial<Product>[]) =>
    checkFirmware(
      snapshotOf({
        product: devices.map(productOf),
        firmware: [familyOf({ products: ['a', 'b'], releases: [releaseOf({})] })],
      }),
      (name, key) => `${name}/${key}`,
    ).map(({ source, field }) => `${source} ${field}`)
  expect(faults(device, other)).toEqual([])
  expect(faults({ ...device, supportedUntil: '2040-01-01' }, other)).toEqual(['product/b supportedUntil'])
  const ended = { ...other, status: 'discontinued' as const }
  expect(faults({ ...device, supportedUntil: '2040-01-01' }, ended)).toEqual([])
})

test('where one family says how it is put into and out of service, all say so, and a declaration is an address', () => {
  const lifecycle = { use: text, setup: text, removal: text, declaration: undefined }
  const faults = (...lifecycles: FirmwareFamily['lifecycle'][]) =>
    checkFirmware(
      snapshotOf({ firmware: lifecycles.map((each, at) => familyOf({ id: `f${at}`, products: [], lifecycle: each })) }),
      (name, key) => `${name}/${key}`,
    ).map(({ field }) => field)
  expect(faults(undefined, undefined)).toEqual([])
  expect(faults(lifecycle, undefined)).toEqual(['[1].lifecycle'])
  expect(faults(lifecycle, lifecycle)).toEqual([])
  const family = familyOf({ lifecycle: { ...lifecycle, declaration: 'http://example.com' } })
  expect(validateRecord(DOCUMENTS.firmware.schema, [family], 'f').map(({ expected }) => expected)).toEqual([
    'an https address',
  ])
})

test('the newest version of what feeds a door names an input there that is dead without it', () => {
  const input = {
    id: 'input',
    pins: [{ label: 'FIRE', role: 'signal' }],
    signals: ['contact'],
    serves: ['fire-release'],
    direction: 'in',
  } as unknown as Terminal
  const power = { kind: 'power' as const, types: ['poe-af'] }
  const door = productOf({ code: 'b', model: 'B', terminals: [{ id: 'input' }], needs: [power] })
  const faults = (updating: Release['updating'], feeder: Partial<Product> = { provides: [power] }) =>
    checkFirmware(
      snapshotOf({
        product: [productOf({ ...device, ...feeder }), door],
        firmware: [familyOf({ releases: [releaseOf({ updating })] })],
        installation: { terminals: [input], kinds: [] },
      }),
      (name, key) => `${name}/${key}`,
    ).map(({ expected }) => expected)
  const missing = 'how doors, buttons and fire inputs behave while it is installed, one of them by its label: FIRE'
  expect(faults(text)).toEqual([missing])
  expect(faults({ zh: 'FIRE不作用', en: 'Text' })).toEqual([missing])
  expect(faults({ zh: 'FIRE不作用', en: 'FIRE does nothing' })).toEqual([])
  expect(faults(undefined, {})).toEqual([])
})

test('an advisory is of its year, and the news that announces it names version, model and number', () => {
  const security = [{ text, severity: 'high' as const, advisory: 'PSA-2025-01' }]
  const families = [familyOf({ releases: [releaseOf({ security, news: 'fix' })] })]
  expect(faultsWith({ families, body: 'B 1.1' })).toEqual([
    'firmware.json [0].releases[0].security[0].advisory: an advisory of 2026',
    'firmware.json [0].releases[0].news: a news item that names 1.0 in both languages',
    'firmware.json [0].releases[0].news: a news item that names A in both languages',
    'firmware.json [0].releases[0].news: a news item that names PSA-2025-01 in both languages',
  ])
})

test('a product names no other version than its release notes, and offers no other file', () => {
  const expected = 'a version that firmware.json has for it'
  const features = [{ zh: '韌體1.4起支援', en: 'From firmware 1.0 on' }]
  expect(faultsWith({ device: { features } })).toEqual([`product/a features[0].zh: ${expected}`])
  const file = { title: text, kind: 'firmware' as const, src: '/a.pdf', version: '2.0', updatedOn: '2026-03-01' }
  expect(faultsWith({ device: { files: [file] } })).toEqual([`product/a files[0].version: ${expected}`])
  expect(faultsWith({ device: { files: [{ ...file, version: '1.0', updatedOn: '2026-03-02' }] } })).toEqual([
    'product/a files[0].updatedOn: 2026-03-01, the day of 1.0',
  ])
})
