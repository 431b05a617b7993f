import { expect, test, vi } from 'vitest'
import { emptySchedule } from '../../../src/web/features/door-schedule/schedule.ts'
import { type DeferredProjects, saveLater } from '../../../src/web/features/door-schedule/save-later.ts'
import { keyOf } from '../../../src/web/features/door-schedule/shelf.ts'
import { openProjects } from '../../../src/web/features/door-schedule/storage.ts'
import { type Browser, openBrowser } from './tabs.ts'

/** All tabs have one clock, which never says the same twice: schedules are listed by when they were made. */
let time = 0

/** A tab whose frames are painted when the test says so. */
function openTab(browser: Browser) {
  const shelf = browser.openTab()
  const page = new EventTarget()
  const waiting: (() => void)[] = []
  const stored = openProjects({ shelf, nameCopy: (name) => `${name} (copy)`, now: () => (time += 1) })
  const projects = saveLater(stored, { page, later: (flush) => waiting.push(flush) })
  return {
    projects,
    leave: (type: string) => page.dispatchEvent(new Event(type)),
    paint: () => {
      for (const flush of waiting.splice(0)) flush()
    },
  }
}

function rename(projects: DeferredProjects, name: string) {
  const { current } = projects.view()
  projects.save({ ...current, name }, current)
}

const names = (projects: DeferredProjects) => projects.view().list.map(({ name }) => name)
const textOf = ({ entries }: Browser, { projects }: { projects: DeferredProjects }) =>
  entries.get(keyOf(projects.view().current.id))

test('a change is in view at once, and stored once it is painted', () => {
  const browser = openBrowser()
  const tab = openTab(browser)
  const listener = vi.fn<() => void>()
  const stop = tab.projects.subscribe(listener)
  rename(tab.projects, 'Towers')
  expect(tab.projects.view().current.name).toBe('Towers')
  expect(tab.projects.view()).toBe(tab.projects.view())
  expect([listener.mock.calls.length, browser.entries.size]).toEqual([1, 0])
  tab.paint()
  expect(textOf(browser, tab)).toContain('Towers')
  expect(names(tab.projects)).toEqual(['Towers'])
  stop()
  listener.mockClear()
  rename(tab.projects, 'Houses')
  expect(listener).not.toHaveBeenCalled()
})

test('changes before the paint are stored together', () => {
  const browser = openBrowser()
  const tab = openTab(browser)
  const setItem = vi.spyOn(browser.entries, 'set')
  for (const name of ['T', 'To', 'Tow']) rename(tab.projects, name)
  tab.paint()
  const written = setItem.mock.calls.filter(([key]) => key === keyOf(tab.projects.view().current.id))
  expect(written.map(([, text]) => JSON.parse(text)[1])).toEqual([1])
  expect(textOf(browser, tab)).toContain('"Tow"')
})

test.each(['pagehide', 'visibilitychange'])('nothing waits at %s', (type) => {
  const browser = openBrowser()
  const tab = openTab(browser)
  rename(tab.projects, 'Towers')
  tab.leave(type)
  expect(textOf(browser, tab)).toContain('Towers')
  expect(openTab(browser).projects.view().current.name).toBe('Towers')
})

test('nothing waits when something else is done with the schedules', () => {
  const browser = openBrowser()
  const { projects } = openTab(browser)
  rename(projects, 'Towers')
  const { id } = projects.view().current
  projects.create({ ...emptySchedule(''), name: 'Houses' })
  expect(names(projects)).toEqual(['Towers', 'Houses'])
  rename(projects, 'Houses 2')
  projects.select(id)
  expect(names(projects)).toEqual(['Towers', 'Houses 2'])
  rename(projects, 'Towers 2')
  expect(projects.exportAll()).toContain('Towers 2')
  projects.remove(id)
  expect(names(projects)).toEqual(['Houses 2'])
})

test('a change that was waiting while another tab changed the same schedule is kept as a copy', () => {
  const browser = openBrowser()
  const [one, other] = [openTab(browser), openTab(browser)]
  rename(one.projects, 'Towers')
  one.paint()
  browser.deliver()
  rename(other.projects, 'Houses')
  rename(one.projects, 'Flats')
  other.paint()
  browser.deliver()
  expect(one.projects.view().current.name).toBe('Flats')
  one.paint()
  browser.deliver()
  expect(one.projects.view()).toMatchObject({ current: { name: 'Flats (copy)' }, copied: expect.any(String) })
  for (const { projects } of [one, other]) expect(names(projects)).toEqual(['Houses', 'Flats (copy)'])
})

test('a schedule that another tab removed while a change was waiting is there again', () => {
  const browser = openBrowser()
  const [one, other] = [openTab(browser), openTab(browser)]
  rename(one.projects, 'Towers')
  one.paint()
  browser.deliver()
  rename(one.projects, 'Towers 2')
  other.projects.remove(other.projects.view().current.id)
  browser.deliver()
  expect(one.projects.view().current.name).toBe('Towers 2')
  one.paint()
  browser.deliver()
  for (const { projects } of [one, other]) expect(names(projects)).toEqual(['Towers 2'])
})

test('an edit derived from an earlier schedule than the one in view becomes a copy, and nothing is lost', () => {
  const { projects } = openTab(openBrowser())
  rename(projects, 'Towers')
  const old = projects.view().current
  rename(projects, 'Towers 2')
  projects.save({ ...old, name: 'Flats' }, old)
  expect(names(projects)).toEqual(['Towers 2', 'Flats (copy)'])
})

test('a schedule that a later version stored is read-only', () => {
  const browser = openBrowser()
  const text = '[3,7,3,1,{"name":"Towers","doors":[],"room":[],"loose":[]}]'
  browser.entries.set(keyOf('s1'), text)
  const tab = openTab(browser)
  rename(tab.projects, 'Houses')
  tab.paint()
  expect(tab.projects.view().current.name).toBe('Towers')
  expect(browser.entries.get(keyOf('s1'))).toBe(text)
})

test('with storage full a change stays in view, and the fault is reported', () => {
  const browser = openBrowser()
  const tab = openTab(browser)
  browser.limit(0)
  rename(tab.projects, 'Towers')
  expect(tab.projects.view().keeping).toBe('kept')
  tab.paint()
  expect(tab.projects.view()).toMatchObject({ keeping: 'full', current: { name: 'Towers' } })
})
