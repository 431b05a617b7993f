import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Joint, listPairs, type Pair } from '../../../../src/content/installation/connections.ts'
import { actsAt, EVENTS, findHarm, lockAt } from '../../../../src/content/installation/outcomes.ts'
import { LOCALES } from '../../../../src/base/i18n/locale.ts'
import { CONTENT_FOLDER } from '../../../../src/base/vendor-folder.ts'
import { loadShippedContent } from '../../shipped-content.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const snapshot = await loadShippedContent()
const pairs = listPairs(snapshot).filter((pair): pair is Pair & { joint: Joint } => pair.joint !== undefined)

const outcomesOf = (joint: Joint) => EVENTS.map((event) => lockAt(joint, event))
const actsOf = (joint: Joint) => EVENTS.map((event) => actsAt(joint, event))
const has = ({ own, other }: Joint, id: string) => own.id === id || other.id === id

test('no pair that a guide draws locks anybody in', () => {
  expect(pairs.flatMap(({ joint }) => findHarm(joint) ?? [])).toEqual([])
})

test('in a fire, and with a cut wire, every fire input releases', () => {
  const fire = pairs.filter(({ joint }) => has(joint, 'input-fire'))
  expect(fire.length).toBeGreaterThan(50)
  // At rest, in a fire, with a cut wire, without the lock's power.
  for (const { joint } of fire) expect(actsOf(joint), joint.other.id).toEqual([false, true, true, false])
  for (const { joint } of fire) {
    const contact = has(joint, 'input-fire') && joint.own.id === 'input-fire' ? joint.other : joint.own
    const at = joint.own === contact ? 0 : 1
    expect(joint.wires.map((wire) => contact.pins[wire[at]]?.label)).toEqual(['NC', 'COM'])
  }
})

test('a fail-safe lock and a door holder let go in every event, a fail-secure lock when it is told to', () => {
  const locks = pairs.filter(({ joint }) => lockAt(joint, 'rest') !== undefined)
  expect(locks.length).toBeGreaterThan(150)
  for (const { joint } of locks) {
    const isSecure = has(joint, 'lock-in-secure')
    expect(outcomesOf(joint), `${joint.own.id} – ${joint.other.id}`).toEqual(
      isSecure ? ['locked', 'free', 'locked', 'locked'] : ['locked', 'free', 'free', 'free'],
    )
  }
})

test('a door contact reports an open door and a cut wire, a button and a reader only what they do', () => {
  const inputs = (id: string) =>
    pairs.filter(({ joint }) => has(joint, id)).map(({ joint }) => actsOf(joint).slice(0, 3))
  for (const acts of inputs('input-door')) expect(acts).toEqual([false, true, true])
  for (const acts of [...inputs('input-exit'), ...inputs('input-open')]) expect(acts).toEqual([false, true, false])
})

const ANSWER = `${CONTENT_FOLDER}/faqs/fail-safe-and-fail-secure`
const WORDS = { zh: { free: '開', locked: '鎖住' }, en: { free: 'Open', locked: 'Locked' } }

test.each(LOCALES)('the table of locks and events says what the wiring does (%s)', (locale) => {
  const lines = readFileSync(join(ROOT, `${ANSWER}.${locale}.md`), 'utf8').split('\n')
  let compared = 0
  for (const row of lines.filter((line) => line.startsWith('|') && line.includes('/products/'))) {
    const [, , ...cells] = row.split('|').map((cell) => cell.trim())
    for (const [, code] of row.matchAll(/\/products\/([\w-]+)\)/g)) {
      const link = pairs.find(({ product, supplier }) => product.code === code && supplier.code === 'ss-fr254')
      if (!link) throw new Error(`${code} is not wired to a fire panel`)
      const events = ['act', 'unpowered', 'cut'] as const
      const expected = events.map((event) => WORDS[locale][lockAt(link.joint, event) ?? 'locked'])
      expect(cells.slice(0, 3), row).toEqual(expected)
      compared += 1
    }
  }
  expect(compared).toBe(4)
})
