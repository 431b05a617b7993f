import { expect, test } from 'vitest'
import { checkInstallation } from '../../../../src/content/editorial/installation.ts'
import type { Installation, Terminal } from '../../../../src/content/schema/installation.ts'
import type { Product } from '../../../../src/content/schema/product.ts'
import { productOf, seriesOf, snapshotOf } from './snapshot-factory.ts'

const text = { zh: '文字', en: 'Text' }
const locate = (name: string, key: string) => `${name}/${key}`

const terminal = (parts: Partial<Terminal> & Pick<Terminal, 'id' | 'signals' | 'direction'>): Terminal => ({
  name: text,
  cable: { wires: text, metres: 50 },
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
  terminal({
    id: 'relay',
    signals: ['switched'],
    direction: 'out',
    volts: dc(0, 30),
    serves: ['lock', 'release'],
    acts: 'access',
    counts: ['relays'],
  }),
  terminal({ id: 'poe-in', signals: ['poe'], direction: 'in', ports: ['poe-af'] }),
]

function kindOf(parts: Partial<Installation['kinds'][number]> = {}): Installation['kinds'][number] {
  return {
    id: 'stations',
    of: ['video-intercom-category'],
    version: '1.0',
    updatedOn: '2026-01-01',
    mounting: { surface: text, screws: { thread: 'M4', length: 30, plug: 6, depth: 40 }, steps: [text, text] },
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

test('a product that is wired must state its terminals, and one without a kind has none to state', () => {
  for (const terminals of [undefined, []])
    expect(faultsWith({ station: { terminals, drilling: undefined } })).toEqual([
      { at: 'product/station terminals', expected: 'its terminals, one of them for power' },
    ])
  expect(where({ station: { terminals: [], drilling: undefined, needs: [], provides: [], attributes: {} } })).toEqual(
    [],
  )
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

const lockIn = (role: 'plus' | 'plus-made') =>
  terminal({ id: 'lock-in', signals: ['switched', 'dc'], direction: 'in', pins: [{ label: '+', role }] })

test.each([
  { mode: 'fail-secure', role: 'plus' as const, isFault: true },
  { mode: 'fail-secure', role: 'plus-made' as const, isFault: false },
  { mode: 'fail-safe', role: 'plus-made' as const, isFault: true },
  { mode: 'fail-safe', role: 'plus' as const, isFault: false },
])('a $mode lock fed by $role is a fault: $isFault', ({ mode, role, isFault }) => {
  const lock: Partial<Product> = {
    attributes: { 'fail-mode': mode },
    needs: [],
    provides: [],
    terminals: [{ id: 'lock-in' }],
    drilling: undefined,
  }
  const found = where({ station: lock, terminals: [...TERMINALS, lockIn(role)] })
  expect(found.includes('product/station terminals')).toBe(isFault)
})

test('a device wired to the mains with a battery has terminals for it, and a device on a desk has a plug', () => {
  const mains = terminal({
    id: 'mains',
    signals: ['mains'],
    direction: 'in',
    pins: [{ label: 'L', role: 'line' }],
    ports: ['ac-100-240v'],
  })
  const wired = (attributes: Product['attributes']): Partial<Product> => ({
    attributes: { 'power-supply': ['ac-100-240v'], ...attributes },
    needs: [],
    provides: [],
    terminals: [{ id: 'mains' }],
    drilling: undefined,
  })
  const faults = (attributes: Product['attributes']) =>
    faultsWith({ station: wired(attributes), terminals: [...TERMINALS, mains] }).map(({ expected }) => expected)
  expect(faults({})).toEqual([])
  expect(faults({ 'battery-type': 'nicd-24v' })).toEqual(['terminals of its battery'])
  expect(faults({ mounting: ['rack-19'] })).toEqual([expect.stringContaining('the plug of a cord')])
  // A source of mains is a UPS: a large one needs more than a plug bears.
  const outlets = terminal({ ...mains, id: 'outlets', direction: 'out' })
  const ups = wired({ mounting: ['rack-19'], 'battery-type': 'lead-acid-12v-9ah' })
  const station = { ...ups, terminals: [{ id: 'mains' }, { id: 'outlets' }] }
  expect(faultsWith({ station, terminals: [...TERMINALS, mains, outlets] })).toEqual([])
})

test('holes of a wall box are one above the other, and a lens at the height of faces has its place', () => {
  expect(where({ station: { drilling: { across: 83.5, down: 46, cable: 20 } } })).toEqual([
    'product/station drilling.across',
  ])
  expect(where({ station: { drilling: { across: 46, down: 83.5, cable: 20 } } })).toEqual([])
  const height = { min: 1400, max: 1500, to: text, isLens: true }
  const kinds = [kindOf({ mounting: { ...kindOf().mounting, height } })]
  expect(where({ kinds })).toContain('product/station drilling.lens')
  expect(where({ kinds, station: { drilling: { across: 60, down: 120, cable: 20, lens: 90 } } })).toEqual([])
})

test('a terminal tells what it is wired with, and how far or what decides it', () => {
  const [first, ...rest] = TERMINALS
  if (!first) throw new Error('There are no terminals')
  const { cable, ...bare } = first
  expect(cable).toBeDefined()
  expect(where({ terminals: [bare, ...rest] })).toEqual([expect.stringContaining('terminals[0].cable')])
  const cabled = (reach: object) => where({ terminals: [{ ...first, cable: { wires: text, ...reach } }, ...rest] })
  expect(cabled({})).toEqual([expect.stringContaining('terminals[0].cable')])
  for (const reach of [{ metres: 50 }, { area: 0.75 }, { reach: text }]) expect(cabled(reach)).toEqual([])
})

test('a contact in the line of a lock is wired with that line’s copper', () => {
  const wired = (en: string, parts: Partial<Terminal> = {}) =>
    where({
      terminals: TERMINALS.map((each) =>
        each.id === 'relay' ? { ...each, cable: { wires: { zh: en, en }, metres: 50 }, ...parts } : each,
      ),
    })
  expect(wired('2 × 0.5 mm²')).toEqual([expect.stringContaining('terminals[2].cable.wires')])
  expect(wired('2 × 0.75 mm²')).toEqual([])
  expect(wired('4 cores of 0.5 mm', { serves: ['release'] })).toEqual([])
})

test('a relay that opens a door is of a product that needs a lock', () => {
  const relay = terminal({
    id: 'relay',
    signals: ['contact', 'switched'],
    direction: 'out',
    counts: ['relays'],
    serves: ['lock', 'reader', 'release'],
    acts: 'access',
  })
  const terminals = TERMINALS.map((each) => (each.id === 'relay' ? relay : each))
  const needs = (kinds: Product['needs']) => where({ terminals, station: { needs: kinds } })
  expect(needs([])).toEqual(['product/station terminals'])
  expect(needs([{ kind: 'lock', types: ['fail-safe'], from: 'others' }])).toEqual([])
})

test('devices of others name the pins that wires lead to, one port excepted', () => {
  const [first, ...rest] = TERMINALS
  if (!first) throw new Error('There are no terminals')
  const paired = (parts: Partial<Terminal>) => where({ terminals: [{ ...first, outside: text, ...parts }, ...rest] })
  expect(paired({})).toEqual(['installation.json terminals[0].partner'])
  expect(paired({ partner: [{ role: 'no', label: 'NO' }] })).toEqual(['installation.json terminals[0].partner'])
  expect(paired({ partner: [{ role: 'plus', label: '+' }] })).toEqual([])
  expect(paired({ pins: [{ label: '+', role: 'plus' }] })).toEqual([])
})

/** Faults of a station whose guide has a step. */
const withStep = (zh: string, other: Partial<Product> = {}) => {
  const { mounting } = kindOf()
  const kinds = [kindOf({ mounting: { ...mounting, steps: [text, { zh, en: 'A step' }] } })]
  // Its supply has the same guide.
  return where({ kinds, station: other }).filter((at) => at.startsWith('product/station'))
}

test('a guide that speaks of a part that its product has not is reported', () => {
  expect(withStep('消防輸入附短路片')).toEqual(['product/station terminals'])
  expect(withStep('撥碼設定位址')).toEqual(['product/station needs'])
  const needs: Product['needs'] = [...(station.needs ?? []), { kind: 'fire-address', from: 'others' }]
  expect(withStep('撥碼設定位址', { needs })).toEqual([])
  expect(withStep('插入SIM卡')).toEqual(['product/station needs'])
  expect(withStep('攝影機接PoE埠')).toEqual(['product/station provides'])
})

test('a guide that never speaks of what its product needs is reported', () => {
  const needs: Product['needs'] = [...(station.needs ?? []), { kind: 'paper', from: 'others' }]
  expect(withStep('鎖緊螺絲', { needs })).toEqual(['product/station needs'])
  expect(withStep('裝上紙捲', { needs })).toEqual([])
})

test.each([
  { acts: 'fault', serves: 'fire-release', expected: 'fire or set, as it serves fire-release' },
  { acts: 'zone', serves: 'door-holder', expected: 'fire or set, as it serves door-holder' },
  { acts: 'access', serves: 'fire-release', expected: 'fire or set, as it serves fire-release' },
  { acts: 'alarm', serves: 'lock', expected: 'access or hand or fire or set, as it serves lock' },
  { acts: 'state', serves: 'release', expected: 'access or hand or fire or set, as it serves release' },
  { acts: 'zone', serves: 'lock', expected: 'access or hand or fire or set, as it serves lock' },
  { acts: 'fault', serves: 'gate-release', expected: 'access or hand or fire or set, as it serves gate-release' },
  { acts: 'access', serves: 'exit', expected: 'hand, as it serves exit' },
  { acts: 'hand', serves: 'door-contact', expected: 'state, as it serves door-contact' },
  { acts: undefined, serves: 'fire-release', expected: 'fire or set, as it serves fire-release' },
] as const)('a contact that acts on $acts must not serve $serves', ({ acts, serves, expected }) => {
  const contact = (trigger: Terminal['acts']) =>
    terminal({ id: 'contact', signals: ['contact', 'switched'], direction: 'out', serves: [serves], acts: trigger })
  expect(faultsWith({ terminals: [...TERMINALS, contact(acts)] })).toContainEqual({
    at: `installation.json terminals[${TERMINALS.length}].acts`,
    expected,
  })
  const fitting = expected.split(/ or |, /)[0] as Terminal['acts']
  expect(where({ terminals: [...TERMINALS, contact(fitting)] }).join(' ')).not.toContain('.acts')
})

test('the lamps of a lock tell what it shows without power, which others cut', () => {
  const lock = terminal({ id: 'lock-in', signals: ['switched', 'dc'], direction: 'in', ports: ['dc-12v'] })
  const lit = { colour: 'red', state: 'steady', means: text } as const
  const at = (lamps: Installation['kinds'][number]['lamps']) =>
    where({
      terminals: [...TERMINALS, lock],
      kinds: [kindOf({ lamps })],
      station: { ...supply, code: 'station', needs: [], provides: [], terminals: [{ id: 'lock-in' }] },
    }).filter((field) => field === 'product/station terminals')
  expect(at([lit])).toEqual(['product/station terminals'])
  expect(at([lit, { ...lit, state: 'off' }])).toEqual([])
  expect(at([])).toEqual([])
})

test('two contacts for the state of a door do not end at the same input', () => {
  const contact = (id: string, label: string, serves: Terminal['serves'] = []) =>
    terminal({
      id,
      signals: ['contact'],
      direction: 'out',
      serves,
      acts: 'state',
      outside: text,
      partner: [
        { role: 'plus', label },
        { role: 'minus', label: 'GND' },
      ],
    })
  const ending = (label: string, serves?: Terminal['serves']) =>
    where({
      terminals: [...TERMINALS, contact('door', 'SEN', ['door-contact']), contact('lock', label, serves)],
      station: { terminals: [...(station.terminals ?? []), { id: 'door' }, { id: 'lock' }] },
    })
  expect(ending('SEN')).toEqual(['product/station terminals'])
  // The diagram draws what serves a need to the input of the need.
  expect(ending('IN', ['door-contact'])).toEqual(['product/station terminals'])
  expect(ending('IN')).toEqual([])
})

test('a second lock is one that opens without power', () => {
  const needs = (types: string[]): Product['needs'] => [{ kind: 'lock', types, isOptional: true, from: 'others' }]
  expect(where({ station: { needs: needs(['fail-safe', 'fail-secure']) } })).toContain('product/station needs[0].types')
  expect(where({ station: { needs: needs(['fail-safe']) } })).not.toContain('product/station needs[0].types')
})
