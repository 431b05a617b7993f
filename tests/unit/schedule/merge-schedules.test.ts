import { expect, test } from 'vitest'
import * as edit from '../../../src/web/features/door-schedule/edit.ts'
import { freezeIssue } from '../../../src/web/features/door-schedule/issues.ts'
import { type Conflict, type Merged, mergeSchedules } from '../../../src/web/features/door-schedule/merge-schedules.ts'
import { type Door, emptySchedule, type Item, type Schedule } from '../../../src/web/features/door-schedule/schedule.ts'
import { readLink, writeLink } from '../../../src/web/features/door-schedule/share-link.ts'
import { createRandom, type Random } from '../../fuzz/random.ts'

const PAIRS = 10_000
const door = (id: string, fields: Partial<Door> = {}): Door => {
  return { id, number: id, floor: '1F', place: '', kind: 'other', alike: 1, items: [], ...fields }
}
const scheduleOf = (...doors: Door[]): Schedule => ({ ...emptySchedule('s'), doors })

const EDITS: ((schedule: Schedule, random: Random, by: string) => Schedule)[] = [
  (schedule, random, by) =>
    edit.addDoor(schedule, { id: `${by}${random.int(1e6)}` }, random.pick([...schedule.doors, door('')]).id),
  (schedule, random) => edit.removeDoor(schedule, anyDoor(schedule, random)),
  (schedule, random) => edit.moveDoor(schedule, anyDoor(schedule, random), random.int(5) - 2),
  (schedule, random) => edit.changeDoor(schedule, anyDoor(schedule, random), { place: `room ${random.int(9)}` }),
  (schedule, random) => edit.changeDoor(schedule, anyDoor(schedule, random), { number: `N${random.int(9)}` }),
  (schedule, random) => edit.changeDoor(schedule, anyDoor(schedule, random), { kind: 'home', alike: random.int(3) }),
  (schedule, random) => {
    const items = [{ code: random.pick(['a', 'b', 'c']), quantity: 1 + random.int(3) }]
    return edit.addItems(schedule, random.pick([{ door: anyDoor(schedule, random) }, 'room', 'loose'] as const), items)
  },
  (schedule, random) =>
    edit.setQuantity(schedule, { door: anyDoor(schedule, random) }, { code: random.pick(['a', 'b']) }, random.int(4)),
  (schedule, random) => ({ ...schedule, remarks: `remark ${random.int(9)}` }),
  (schedule, random) => ({ ...schedule, recording: { days: random.int(9), mbps: 4 } }),
]

function anyDoor({ doors }: Schedule, random: Random): string {
  return doors[random.int(doors.length)]?.id ?? ''
}

function editAtRandom(schedule: Schedule, random: Random, by: string): Schedule {
  let edited = schedule
  for (let left = random.int(6); left > 0; left -= 1) edited = random.pick(EDITS)(edited, random, by)
  return edited
}

/** Lists the fields of doors and the quantities of items, each by a name. */
function factsOf({ doors, room, loose, remarks, recording }: Schedule): Map<string, string | number> {
  const facts = new Map<string, string | number>([
    ['remarks', remarks],
    ['days', recording.days],
  ])
  const put = (at: string, items: readonly Item[]) => {
    for (const { code, quantity } of items) facts.set(`item ${at} ${code}`, quantity)
  }
  for (const { id, items, ...fields } of doors) {
    facts.set(`door ${id}`, 'here')
    for (const [name, value] of Object.entries(fields)) facts.set(`${name} ${id}`, value)
    put(id, items)
  }
  put('room', room)
  put('loose', loose)
  return facts
}

/** Finds changes of one side that neither the merged schedule nor a conflict has. */
function findLost(base: Schedule, side: Schedule, merged: Schedule, conflicts: readonly Conflict[]): string[] {
  const [was, is, now] = [base, side, merged].map(factsOf) as [Facts, Facts, Facts]
  const shown = new Set(
    conflicts.map(({ field, at, item }) =>
      [field, typeof at === 'object' ? at.id : at, item?.code].filter(Boolean).join(' '),
    ),
  )
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name))
  return changed.filter((name) => {
    // With a door that is removed go its facts.
    const isOfRemoved = !is.has(`door ${name.split(' ')[1]}`) && was.has(`door ${name.split(' ')[1]}`)
    return now.get(name) !== is.get(name) && !shown.has(isOfRemoved ? `door ${name.split(' ')[1]}` : name)
  })
}
type Facts = Map<string, string | number>

/** Returns what is wrong with the merge of two edited schedules; undefined if nothing is. */
function findFault(base: Schedule, mine: Schedule, theirs: Schedule, merged: Merged): unknown {
  const mirrored = mergeSchedules(theirs, mine)
  const turned = mirrored.conflicts.map((conflict) => ({ ...conflict, mine: conflict.theirs, theirs: conflict.mine }))
  const valuesOf = (conflicts: readonly Conflict[]) => conflicts.map(({ key, mine, theirs }) => [key, mine, theirs])
  if (!isSame(mirrored.schedule, merged.schedule)) return { turned: mirrored.schedule, merged }
  if (!isSame(valuesOf(turned), valuesOf(merged.conflicts))) return { turned, conflicts: merged.conflicts }
  if (base.issues.length === 0) {
    // A removal cannot be told from what the other side has added.
    const kept = new Set(merged.schedule.doors.flatMap(({ id, number, place }) => [id, number + place]))
    return [...mine.doors, ...theirs.doors].find(({ id, number, place }) => !kept.has(id) && !kept.has(number + place))
  }
  const alone = mergeSchedules(mine, base)
  if (alone.conflicts.length > 0 || !isSame(alone.schedule, mine)) return { alone }
  const lost = [mine, theirs].flatMap((side) => findLost(base, side, merged.schedule, merged.conflicts))
  if (lost.length > 0 || merged.conflicts.length === 0) return lost[0]
  const chosen = mergeSchedules(mine, theirs, new Map(merged.conflicts.map(({ key }) => [key, 'theirs'])))
  return findLost(base, theirs, chosen.schedule, [])[0]
}

/** The issues are those of the first schedule. */
function isSame(one: object, other: object): boolean {
  return JSON.stringify({ ...one, issues: [] }) === JSON.stringify({ ...other, issues: [] })
}

test('10,000 random pairs of edits merge to the same either way round, and lose nothing', () => {
  let conflicting = 0
  const items = [{ code: 'a', quantity: 2 }]
  const start = scheduleOf(...['D1', 'D2', 'D3', 'D4'].map((id) => door(id, { place: `hall ${id}`, items })))
  for (let index = 0; index < PAIRS; index += 1) {
    const random = createRandom(11, index)
    // Without an issue nothing is known of before.
    const base = index % 4 === 0 ? start : freezeIssue(start, '1', 0)
    const [mine, theirs] = [editAtRandom(base, random, 'm'), editAtRandom(base, random, 't')] as const
    const merged = mergeSchedules(mine, theirs)
    expect(findFault(base, mine, theirs, merged), `pair ${index}`).toBeUndefined()
    if (merged.conflicts.length > 0) conflicting += 1
  }
  expect(conflicting).toBeGreaterThan(PAIRS / 10)
})

/** A schedule of three doors that was issued, as it is on two machines. */
const issued = freezeIssue(scheduleOf(door('D1', { place: 'Hall' }), door('D2'), door('D3')), 'A', 1)
const change = (id: string, fields: Partial<Door>, from = issued) => edit.changeDoor(from, id, fields)
const placesOf = ({ doors }: Schedule) => doors.map(({ number, place }) => `${number} ${place}`.trim())

test('both values of a conflict are shown, and either can be chosen', () => {
  const [mine, theirs] = [change('D1', { place: 'Lobby' }), change('D1', { place: 'Foyer', alike: 2 })]
  const { schedule, conflicts } = mergeSchedules(mine, theirs)
  expect(conflicts).toMatchObject([
    { field: 'place', at: { number: 'D1' }, mine: 'Lobby', theirs: 'Foyer', taken: 'mine' },
  ])
  expect(schedule.doors[0]).toMatchObject({ place: 'Lobby', alike: 2 })
  const chosen = mergeSchedules(mine, theirs, new Map([[conflicts[0]?.key ?? '', 'theirs']]))
  expect([placesOf(chosen.schedule)[0], chosen.conflicts[0]?.taken]).toEqual(['D1 Foyer', 'theirs'])
})

test('a door that one side removed and the other one changed stays, and is a conflict', () => {
  const [mine, theirs] = [edit.removeDoor(edit.removeDoor(issued, 'D1'), 'D2'), change('D1', { kind: 'home' })]
  const { schedule, conflicts } = mergeSchedules(mine, theirs)
  expect([placesOf(schedule), conflicts]).toMatchObject([['D1 Hall', 'D3'], [{ field: 'door', mine: undefined }]])
  expect(placesOf(mergeSchedules(mine, theirs, new Map([[conflicts[0]?.key ?? '', 'mine']])).schedule)).toEqual(['D3'])
})

test('two doors that both sides added with one number are both there, and the number is named', () => {
  const add = (id: string, place: string) => edit.addDoor(issued, { id, place })
  const { schedule, doubled } = mergeSchedules(add('m', 'Store'), add('t', 'Plant'))
  expect([placesOf(schedule).slice(3).toSorted(), doubled]).toEqual([['D4 Plant', 'D4 Store'], ['D4']])
  expect(mergeSchedules(add('m', 'Store'), add('t', 'Store')).schedule.doors).toHaveLength(4)
})

test('two schedules that know nothing of each other have the doors of both, each mark once', () => {
  const mine = scheduleOf(
    door('a', { number: 'D-01', items: [{ code: 'a', quantity: 1 }] }),
    door('b', { number: 'D-02' }),
  )
  const theirs = scheduleOf(door('x', { number: 'd1', place: 'Hall', items: [{ code: 'b', quantity: 2 }] }))
  const { schedule, conflicts } = mergeSchedules(mine, theirs)
  expect(schedule.doors).toMatchObject([{ place: 'Hall', items: [{ code: 'a' }, { code: 'b' }] }, { number: 'D-02' }])
  expect(conflicts.map(({ field }) => field)).toEqual(['number'])
})

test('a schedule that comes back by link is merged door by door, although a link has no ids', async () => {
  const { schedule: theirs } = await readLink(await writeLink(change('D2', { number: 'X9', place: 'Roof' })))
  const { schedule, conflicts } = mergeSchedules(change('D2', { alike: 4 }), { ...emptySchedule('t'), ...theirs })
  expect(conflicts).toEqual([])
  expect(schedule.doors.map(({ number, place, alike }) => [number, place, alike])).toEqual([
    ['D1', 'Hall', 1],
    ['X9', 'Roof', 4],
    ['D3', '', 1],
  ])
  expect(schedule.issues).toEqual(issued.issues)
})
