import { expect, test, vi } from 'vitest'
import { collect, undoCollect } from '../../../src/web/features/door-schedule/collect.ts'
import { countStored } from '../../../src/web/features/door-schedule/count-stored.ts'
import {
  emptySchedule,
  isEmpty,
  MAX_ELSEWHERE,
  MAX_ITEMS,
  MAX_SHORT_TEXT,
  type Schedule,
} from '../../../src/web/features/door-schedule/schedule.ts'
import { keyOf, openShelf, type Shelf } from '../../../src/web/features/door-schedule/shelf.ts'
import { openProjects, type Projects } from '../../../src/web/features/door-schedule/storage.ts'
import { blockedShelf, openBrowser } from './tabs.ts'

const DEVICE = { code: 'face-large', quantity: 2 }

/** One clock for all tabs. */
let time = 0

function open(shelf: Shelf): Projects {
  return openProjects({ shelf, nameCopy: (name) => `${name} (copy)`, now: () => (time += 1) })
}

/** Changes the name of the schedule in view. */
function rename(projects: Projects, name: string) {
  return projects.save({ ...projects.view().current, name })
}

const names = (projects: Projects) => projects.view().list.map(({ name }) => name)

test('without anything stored there is an empty schedule, which is stored with its first change', () => {
  const { entries, openTab } = openBrowser()
  const projects = open(openTab())
  const { current, list, keeping } = projects.view()
  expect([isEmpty(current), keeping]).toEqual([true, 'kept'])
  expect(list).toEqual([{ id: current.id, name: '', count: 0, made: 0 }])
  expect(entries.size).toBe(0)
  expect(rename(projects, 'Towers')).toBe('saved')
  expect([...entries.keys()].toSorted()).toEqual(['door-schedule', `door-schedule:${current.id}`])
})

test('saved schedules are there when the browser is opened again, and so is the selected one', () => {
  const { openTab } = openBrowser()
  const before = open(openTab())
  rename(before, 'Towers')
  before.create()
  const id = before.create({ ...emptySchedule('elsewhere'), name: 'Shared' })
  before.create()
  before.select(id)
  const after = open(openTab())
  expect(after.view().current).toEqual(before.view().current)
  expect(after.view().current).toMatchObject({ id, name: 'Shared' })
  expect(names(after)).toEqual(['Towers', '', 'Shared', ''])
})

test('the view is the same until something changes, and each change is announced', () => {
  const projects = open(openBrowser().openTab())
  const view = projects.view()
  const listener = vi.fn<() => void>()
  const stop = projects.subscribe(listener)
  expect(projects.view()).toBe(view)
  rename(projects, 'Towers')
  expect(projects.view()).not.toBe(view)
  expect(listener).toHaveBeenCalled()
  stop()
  listener.mockClear()
  rename(projects, 'Houses')
  expect(listener).not.toHaveBeenCalled()
})

test('a schedule that is removed is gone in all tabs, and an empty one takes the place of the last', () => {
  const browser = openBrowser()
  const [one, other] = [open(browser.openTab()), open(browser.openTab())]
  rename(one, 'Towers')
  browser.deliver()
  expect(names(other)).toEqual(['Towers'])
  const { id } = other.view().current
  one.remove(id)
  browser.deliver()
  for (const projects of [one, other]) {
    expect(projects.view().current.id).not.toBe(id)
    expect(names(projects)).toEqual([''])
  }
})

test('tabs are in step: the other tab shows a saved schedule and goes on from it', () => {
  const browser = openBrowser()
  const [one, other] = [open(browser.openTab()), open(browser.openTab())]
  rename(one, 'Towers')
  browser.deliver()
  expect(other.view().current).toMatchObject({ name: 'Towers' })
  expect(other.save({ ...other.view().current, customer: 'Ann' })).toBe('saved')
  browser.deliver()
  expect(one.view().current).toMatchObject({ name: 'Towers', customer: 'Ann' })
  expect(names(one)).toEqual(['Towers'])
})

test('a tab that the browser kept whole shows what others did meanwhile, and goes on from there', () => {
  const browser = openBrowser()
  const [one, other] = [open(browser.openTab()), open(browser.openTab())]
  rename(one, 'Towers')
  browser.deliver()
  rename(one, 'Houses')
  browser.wake()
  expect(other.view().current).toMatchObject({ name: 'Houses' })
  expect(other.save({ ...other.view().current, customer: 'Ann' })).toBe('saved')
  browser.wake()
  expect(one.view().current).toMatchObject({ name: 'Houses', customer: 'Ann' })
  expect(names(one)).toEqual(['Houses'])
})

test('another schedule of another tab is left alone', () => {
  const browser = openBrowser()
  const one = open(browser.openTab())
  rename(one, 'Towers')
  const other = open(browser.openTab())
  other.create()
  rename(other, 'Houses')
  expect(one.save({ ...one.view().current, customer: 'Ann' })).toBe('saved')
  browser.deliver()
  for (const projects of [one, other]) expect(names(projects)).toEqual(['Towers', 'Houses'])
})

test('a tab that has not heard of a change keeps its own as a copy, and goes on with that', () => {
  const browser = openBrowser()
  const [one, other] = [open(browser.openTab()), open(browser.openTab())]
  rename(one, 'Towers')
  browser.deliver()
  one.save({ ...one.view().current, customer: 'Ann' })
  expect(other.save({ ...other.view().current, customer: 'Bob' })).toBe('copied')
  browser.deliver()
  expect(other.view()).toMatchObject({
    current: { name: 'Towers (copy)', customer: 'Bob' },
    copied: other.view().current.id,
  })
  expect(one.view()).toMatchObject({ current: { name: 'Towers', customer: 'Ann' } })
  expect(names(one)).toEqual(['Towers', 'Towers (copy)'])
  other.forgetCopied()
  expect(other.view().copied).toBeUndefined()
})

test('the copy of a schedule with a long name is told from it', () => {
  const browser = openBrowser()
  const [one, other] = [open(browser.openTab()), open(browser.openTab())]
  const long = '長'.repeat(MAX_SHORT_TEXT)
  rename(one, long)
  browser.deliver()
  one.save({ ...one.view().current, customer: 'Ann' })
  other.save({ ...other.view().current, customer: 'Bob' })
  const { name } = other.view().current
  expect([name.length, name.endsWith('長 (copy)')]).toEqual([MAX_SHORT_TEXT, true])
})

test('an edit derived from an earlier schedule than the one in view becomes a copy', () => {
  const browser = openBrowser()
  const [one, other] = [open(browser.openTab()), open(browser.openTab())]
  rename(one, 'Towers')
  browser.deliver()
  const old = other.view().current
  one.save({ ...one.view().current, customer: 'Ann' })
  browser.deliver()
  expect(other.save({ ...old, customer: 'Bob' }, old)).toBe('copied')
  expect(names(other)).toEqual(['Towers', 'Towers (copy)'])
})

test('of two tabs that write at the same moment, neither loses its change', () => {
  const browser = openBrowser()
  const [one, other] = [open(browser.openTab()), open(browser.openTab())]
  rename(one, 'Towers')
  browser.deliver()
  const { id } = one.view().current
  // The other one has read storage before the first one writes.
  const stored = browser.entries.get(keyOf(id)) ?? ''
  one.save({ ...one.view().current, customer: 'Ann' })
  const byFirst = browser.entries.get(keyOf(id)) ?? ''
  browser.entries.set(keyOf(id), stored)
  other.save({ ...other.view().current, customer: 'Bob' })
  expect(browser.entries.get(keyOf(id))).not.toBe(byFirst)
  browser.deliver()
  expect(one.view().current).toMatchObject({ name: 'Towers (copy)', customer: 'Ann' })
  expect(other.view().current).toMatchObject({ name: 'Towers', customer: 'Bob' })
})

test('a schedule that another tab removed is there again when this one goes on with it', () => {
  const browser = openBrowser()
  const [one, other] = [open(browser.openTab()), open(browser.openTab())]
  rename(one, 'Towers')
  browser.deliver()
  other.remove(one.view().current.id)
  expect(rename(one, 'Towers 2')).toBe('saved')
  browser.deliver()
  expect(names(other)).toEqual(['Towers 2'])
})

test('with storage blocked all works as long as the document, and the fault is reported', () => {
  for (const shelf of [blockedShelf(), openShelf(undefined, new EventTarget())]) {
    const projects = open(shelf)
    rename(projects, 'Towers')
    projects.create()
    expect(collect([DEVICE], shelf)).toBe('added')
    expect(projects.view()).toMatchObject({ keeping: 'blocked', current: { loose: [DEVICE] } })
    expect(countStored(shelf)).toBe(2)
    expect(names(projects)).toEqual(['Towers', ''])
    projects.remove(projects.view().current.id)
    expect(names(projects)).toEqual(['Towers'])
  }
})

test('with storage full the last changes last as long as the document, until there is room', () => {
  const { entries, limit, openTab } = openBrowser()
  const shelf = openTab()
  const projects = open(shelf)
  const large = projects.create({ ...emptySchedule(''), remarks: 'x'.repeat(2000) })
  const small = projects.create({ ...emptySchedule(''), name: 'Towers' })
  limit([...entries].reduce((sum, [key, text]) => sum + key.length + text.length, 0))
  rename(projects, 'Towers of some length')
  collect([DEVICE], shelf)
  expect(projects.view()).toMatchObject({
    keeping: 'full',
    current: { name: 'Towers of some length', loose: [DEVICE] },
  })
  expect(names(projects)).toEqual(['', 'Towers of some length'])
  expect(entries.get(keyOf(small))).not.toContain('length')
  projects.remove(large)
  expect(projects.view().keeping).toBe('kept')
  expect(entries.get(keyOf(small))).toContain('Towers of some length')
})

test('with storage full a change by another tab does not remove the schedules of this one', () => {
  const browser = openBrowser()
  const one = open(browser.openTab())
  rename(one, 'Towers')
  const other = open(browser.openTab())
  browser.limit(0)
  one.save({ ...one.view().current, customer: 'Ann' })
  browser.limit(10_000)
  other.save({ ...other.view().current, customer: 'Bob' })
  browser.deliver()
  expect(one.view()).toMatchObject({ keeping: 'kept', current: { name: 'Towers (copy)', customer: 'Ann' } })
  expect(names(one)).toEqual(['Towers', 'Towers (copy)'])
  expect(other.view().current).toMatchObject({ name: 'Towers', customer: 'Bob' })
})

test.each([
  ['newer', '[3,7,3,1,{"name":"Towers","doors":[],"room":[],"loose":[]}]', 'Towers'],
  ['damaged', '{"name":"Towers"', ''],
  ['damaged', '["1",7,3,1,{}]', ''],
  ['damaged', '[1,7,3,1,{"name":"Towers","doors":"none"}]', 'Towers'],
])('a schedule that is stored and %s is shown as far as possible, and never overwritten', (fault, text, name) => {
  const { entries, openTab } = openBrowser()
  entries.set(keyOf('s1'), text)
  const shelf = openTab()
  const projects = open(shelf)
  expect(projects.view()).toMatchObject({ fault, current: { id: 's1', name }, list: [{ id: 's1', fault }] })
  expect(rename(projects, 'Houses')).toBe('read-only')
  expect(collect([DEVICE], shelf)).toBe('read-only')
  expect(entries.get(keyOf('s1'))).toBe(text)
  const id = projects.create(projects.view().current)
  expect(rename(projects, 'Houses')).toBe('saved')
  expect(projects.view()).toMatchObject({ current: { id, name: 'Houses' } })
  expect(entries.get(keyOf('s1'))).toBe(text)
})

test('collected models are added to the current schedule, and counted in all tabs', () => {
  const browser = openBrowser()
  const [product, screen] = [browser.openTab(), browser.openTab()]
  const projects = open(screen)
  const listener = vi.fn<() => void>()
  screen.subscribe(listener)
  expect(countStored(product)).toBe(0)
  expect(collect([DEVICE, { code: 'x', quantity: 1 }], product)).toBe('added')
  expect(collect([DEVICE, { ...DEVICE, failSafe: true }], product)).toBe('added')
  browser.deliver()
  expect(listener).toHaveBeenCalled()
  expect([countStored(product), countStored(screen)]).toEqual([7, 7])
  expect(projects.view().current.loose).toEqual([
    { ...DEVICE, quantity: 4 },
    { code: 'x', quantity: 1 },
    { ...DEVICE, failSafe: true },
  ])
  expect(projects.view().list).toMatchObject([{ count: 7 }])
})

test('collecting goes on in the document that has the screen open', () => {
  const shelf = openBrowser().openTab()
  const projects = open(shelf)
  rename(projects, 'Towers')
  collect([DEVICE], shelf)
  expect(projects.view()).toMatchObject({ current: { name: 'Towers', loose: [DEVICE] }, list: { length: 1 } })
  expect(projects.save({ ...projects.view().current, customer: 'Ann' })).toBe('saved')
})

test('collected models are removed again, except those that were placed or were there before', () => {
  const shelf = openBrowser().openTab()
  collect([DEVICE], shelf)
  undoCollect([DEVICE], shelf)
  // The schedule was begun for it.
  expect([countStored(shelf), shelf.ids()]).toEqual([0, []])

  const projects = open(shelf)
  rename(projects, 'Towers')
  collect([DEVICE], shelf)
  collect(
    [
      { ...DEVICE, quantity: 5 },
      { code: 'x', quantity: 1 },
    ],
    shelf,
  )
  undoCollect(
    [
      { ...DEVICE, quantity: 5 },
      { code: 'x', quantity: 1 },
    ],
    shelf,
  )
  expect(projects.view().current).toMatchObject({ name: 'Towers', loose: [DEVICE] })
  const placed = { ...projects.view().current, loose: [], room: [DEVICE] }
  projects.save(placed)
  undoCollect([DEVICE], shelf)
  expect(projects.view().current).toMatchObject({ name: 'Towers', room: [DEVICE] })
})

test('models beyond the capacity are not collected, and the visitor gets a message', () => {
  const shelf = openBrowser().openTab()
  const many = Array.from({ length: MAX_ELSEWHERE }, (_, index) => ({ code: `c${index}`, quantity: 1 }))
  expect(MAX_ELSEWHERE).toBeGreaterThan(MAX_ITEMS)
  expect(collect(many, shelf)).toBe('added')
  expect(collect([{ code: 'c0', quantity: 9999 }], shelf)).toBe('full')
  expect(collect([DEVICE, { code: 'more', quantity: 1 }], shelf)).toBe('full')
  expect(countStored(shelf)).toBe(MAX_ELSEWHERE)
  expect(open(shelf).view().current.loose).toEqual(many)
})

test('all schedules move to another browser by a file, and none is overwritten there', () => {
  const here = open(openBrowser().openTab())
  rename(here, 'Towers')
  here.create()
  rename(here, 'Houses')
  const file = here.exportAll()
  const there = open(openBrowser().openTab())
  expect(there.importAll(file)).toEqual({ added: [expect.any(String), expect.any(String)], same: 0, faults: [] })
  expect(names(there)).toEqual(['Towers', 'Houses'])
  there.select(there.view().list[0]?.id ?? '')
  rename(there, 'Towers, changed')
  expect(there.importAll(file)).toEqual({ added: [expect.any(String)], same: 1, faults: [] })
  expect(names(there).toSorted()).toEqual(['Houses', 'Towers', 'Towers, changed'])
})

test('a file that is not ours, newer or damaged is reported, and its readable part is added', () => {
  const projects = open(openBrowser().openTab())
  const file = (format: number, schedule: unknown) =>
    JSON.stringify({ kind: 'door-schedules', format, projects: [{ schedule }, 1] })
  const whole: Schedule = { ...emptySchedule('s1'), name: 'Towers' }
  for (const text of ['', '{', 'null', '[]', '{"kind":"other"}', '{"kind":"door-schedules","format":1}']) {
    expect(projects.importAll(text)).toEqual({ added: [], same: 0, faults: [{ fault: 'not-ours' }] })
  }
  expect(projects.importAll(file(1, { ...whole, doors: [1] }))).toMatchObject({
    added: [expect.any(String), expect.any(String)],
    faults: [
      { fault: 'damaged', name: 'Towers' },
      { fault: 'damaged', name: '' },
    ],
  })
  const cut = projects.exportAll().replace(/"loose"[^]*/, '')
  expect(projects.importAll(cut)).toMatchObject({ same: 1, faults: [{ fault: 'damaged', name: 'Towers' }] })
  expect(projects.importAll(file(9, { ...whole, id: 's2' })).faults[0]).toEqual({ fault: 'newer' })
  expect(names(projects).filter((name) => name === 'Towers')).toHaveLength(2)
})
