import { expect, test } from 'vitest'
import { checkSizing } from '../../../src/content/check-sizing.ts'
import { formatFault } from '../../../src/content/faults.ts'
import { record } from '../../../src/content/schema/fields.ts'
import { type Sizing, sizingSchema } from '../../../src/content/schema/sizing.ts'
import { validateRecord } from '../../../src/content/validate.ts'
import { productOf, solutionOf } from './editorial/snapshot-factory.ts'

const text = { zh: '文字', en: 'Text' }

/** Rules without a fault: flats with a monitor each, and a recorder for so many of them. */
function rulesOf(parts: Record<string, unknown> = {}) {
  return {
    questions: [{ id: 'flats', label: text, unit: text, min: 0, max: 9, value: 1 }],
    choices: [{ id: 'monitor', label: text, options: [{ product: 'a' }, { product: 'b' }], default: 'a' }],
    doors: [
      { id: 'homes', label: text, unit: text, mark: 'H', kind: 'home', of: 'flats', items: [{ choice: 'monitor' }] },
    ],
    room: [{ id: 'recorders', product: 'c', of: [{ id: 'homes' }], unit: text, gives: 'channel' }],
    ...parts,
  }
}

const faultsOf = (parts: Record<string, unknown>) =>
  validateRecord(record({ sizing: sizingSchema }), { sizing: rulesOf(parts) }, 'a').map(formatFault)
const withRule = (rule: Record<string, unknown>) => faultsOf({ room: [{ id: 'x', product: 'c', ...rule }] })
const withDoors = (doors: Record<string, unknown>) => faultsOf({ doors: [{ ...rulesOf().doors[0], ...doors }] })
const withChoice = (choice: Record<string, unknown>) => faultsOf({ choices: [{ ...rulesOf().choices[0], ...choice }] })

test('rules without a fault are accepted', () => {
  expect(faultsOf({})).toEqual([])
})

test.each([
  ['an unknown question', withDoors({ of: 'flat' }), 'doors[0].of: found "flat", expected the id of a question'],
  [
    'an unknown choice',
    withDoors({ items: [{ choice: 'door' }] }),
    'doors[0].items[0].choice: found "door", expected the id of a choice',
  ],
  [
    'a question that divides and may be 0',
    withDoors({ in: 'flats' }),
    'doors[0].in: found "flats", expected a question whose min is at least 1: it divides',
  ],
  [
    'a division by zero',
    withRule({ of: [{ id: 'homes' }], unit: text, per: 0 }),
    'room[0].per: found 0, expected a whole number from 1 to 9999',
  ],
  [
    'a thing that is not there',
    withRule({ of: [{ id: 'lanes' }] }),
    'room[0].of[0].id: found "lanes", expected the id of a question, of doors or of a rule before it',
  ],
  [
    'a rule that counts itself',
    withRule({ of: [{ id: 'x' }], unit: text }),
    'room[0].of[0].id: found "x", expected the id of a question, of doors or of a rule before it',
  ],
  [
    'counted things without a name',
    withRule({ of: [{ id: 'homes' }], per: 2 }),
    'room[0].unit: found nothing, expected the name of the counted things',
  ],
  [
    'an id that is taken',
    withRule({ id: 'homes' }),
    'room[0].id: found "homes", expected an id that no question, door or rule before it has',
  ],
  [
    'alternatives without a default',
    withChoice({ default: undefined }),
    'choices[0].default: found nothing, expected lower-case letters, digits and single hyphens',
  ],
  [
    'a default that is none of them',
    withChoice({ default: 'c' }),
    'choices[0].default: found "c", expected the product of one of its options',
  ],
  [
    'neither a product nor a choice',
    withRule({ product: undefined }),
    'room[0]: found nothing, expected either a product or a choice',
  ],
])('%s is named', (_, faults, expected) => {
  expect(faults).toContain(`a: sizing.${expected}`)
})

test('a product that is or will be discontinued is named, and one that does not give what it is counted by', () => {
  // Valid by the schema, as the tests above say.
  const sizing = rulesOf() as unknown as Sizing
  const end = { status: 'discontinued' as const, discontinuedFrom: '2099-01-01', successor: 'd' }
  const product = [
    productOf({ code: 'a' }),
    productOf({ code: 'b', ...end }),
    productOf({ code: 'c', provides: [{ kind: 'power' as const, types: ['poe-af'] }] }),
  ]
  const faults = checkSizing(
    { solution: [{ ...solutionOf('s'), sizing }], product },
    (entity, key) => `${entity}/${key}`,
  )
  expect(faults.map(formatFault)).toEqual([
    'solution/s: sizing.choices[0].options[1].product: found "b", expected a product that is sold: it is replaced by d',
    'solution/s: sizing.room[0].gives: found "channel", expected a kind that c provides',
  ])
})
