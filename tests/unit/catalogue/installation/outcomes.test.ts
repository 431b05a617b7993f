import { expect, test } from 'vitest'
import { checkInstallation } from '../../../../src/content/editorial/installation.ts'
import type { Terminal } from '../../../../src/content/schema/installation.ts'
import type { Product } from '../../../../src/content/schema/product.ts'
import type { Snapshot } from '../../../../src/content/snapshot.ts'
import { loadFixture } from '../../fixture-content.ts'

const fixture = await loadFixture()

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('The fixture lacks it')
  return item
}

const terminalOf = (id: string, fields: Partial<Terminal>): Terminal => ({
  ...found(fixture.installation.terminals.find((each) => each.id === id)),
  ...fields,
})
const productOf = (code: string, fields: Partial<Product>): Product => ({
  ...found(fixture.product.find((each) => each.code === code)),
  ...fields,
})
const pinsOf = (...pins: [string, Terminal['pins'][number]['role']][]) => pins.map(([label, role]) => ({ label, role }))

/** The fixture with a lock that holds without power, a door contact and an input to stop a barrier. */
const snapshot: Snapshot = {
  ...fixture,
  product: [
    ...fixture.product,
    productOf('av-k28', {
      code: 'strike',
      attributes: { 'fail-mode': 'fail-secure' },
      needs: [{ kind: 'power', types: ['dc-12v'] }, { kind: 'release' }],
      provides: [{ kind: 'lock', types: ['fail-secure'] }],
      terminals: [{ id: 'lock-in-secure' }],
    }),
    productOf('av-b20', {
      code: 'contact',
      needs: [],
      provides: [{ kind: 'door-contact' }],
      terminals: [{ id: 'reed-contact' }],
    }),
    productOf('av-c10-p', {
      code: 'controller',
      needs: [
        ...(found(fixture.product.find(({ code }) => code === 'av-c10-p')).needs ?? []),
        { kind: 'door-contact' },
      ],
    }),
  ],
  installation: {
    ...fixture.installation,
    terminals: [
      ...fixture.installation.terminals,
      terminalOf('lock-in', { id: 'lock-in-secure', pins: pinsOf(['+', 'plus-made'], ['−', 'minus']) }),
      terminalOf('input-door', { id: 'input-stop' }),
      {
        id: 'reed-contact',
        name: { zh: '接點', en: 'Contact' },
        pins: pinsOf(['NO', 'no'], ['COM', 'com']),
        signals: ['contact'],
        direction: 'out',
        rests: 'closed',
        serves: ['door-contact'],
        acts: 'state',
        cable: { wires: { zh: '線', en: 'Wire' }, metres: 50 },
      },
    ],
  },
}

/** The faults of the content with other terminals, or other modes of delivery. */
function faultsWith(change: (terminal: Terminal) => Partial<Terminal>): string[] {
  const terminals = snapshot.installation.terminals.map((terminal) => ({ ...terminal, ...change(terminal) }))
  const changed: Snapshot = { ...snapshot, installation: { ...snapshot.installation, terminals } }
  return checkInstallation(changed, (name, key) => `${name}/${key}`).map(({ expected }) => expected)
}

const change = (id: string, fields: Partial<Terminal>) => (terminal: Terminal) => (terminal.id === id ? fields : {})

test('the locks, contacts and inputs of the fixture have no fault', () => {
  expect(faultsWith(() => ({}))).toEqual([])
})

test.each([
  [
    'a fire input that acts when it closes',
    change('input-fire', { rests: 'open', partner: [] }),
    /a fire input that releases/,
  ],
  ['a fire input without a resting state', change('input-fire', { rests: undefined }), /"closed" if it acts/],
  ['a fire input on a foreign NO', change('input-fire', { partner: [{ role: 'signal', label: 'NO' }] }), /no NO/],
  ['a stop input on a foreign NO', change('input-stop', { partner: [{ role: 'signal', label: 'NO' }] }), /no NO/],
  ['an exit input on a foreign NC', change('input-exit', { partner: [{ role: 'signal', label: 'NC' }] }), /no NC/],
  [
    'a panel that has no NC',
    ({ id }: Terminal) =>
      /^relay-(?:fire|zone)$/.test(id) ? { pins: pinsOf(['NO', 'no'], ['COM', 'com']), rests: 'open' as const } : {},
    /resting state/,
  ],
  ['a reed contact that opens with the door shut', change('reed-contact', { rests: 'open' }), /resting state/],
  [
    'a break glass in the supply of a lock that holds without it',
    change('lock-in', { pins: pinsOf(['+', 'plus-made'], ['−', 'minus']) }),
    /resting state/,
  ],
  [
    'the supply of a fail-secure lock that a fire cuts',
    ({ direction, signals }: Terminal) => (direction === 'out' && signals.includes('dc') ? { isCutInFire: true } : {}),
    /resting state/,
  ],
  ['a fail-secure lock on NC', change('lock-in-secure', { pins: pinsOf(['+', 'plus'], ['−', 'minus']) }), /plus-made/],
])('%s is refused', (_what, changed, expected) => {
  expect(faultsWith(changed).filter((fault) => expected.test(fault))).not.toEqual([])
})
