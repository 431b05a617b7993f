import { expect, test } from 'vitest'
import { type History, openHistory } from '../../../src/web/features/door-schedule/history.ts'
import { saveLater } from '../../../src/web/features/door-schedule/save-later.ts'
import { keyOf } from '../../../src/web/features/door-schedule/shelf.ts'
import { openProjects } from '../../../src/web/features/door-schedule/storage.ts'
import { type Browser, openBrowser } from './tabs.ts'

/** One clock for all tabs. */
let time = 0

function openTab(browser: Browser) {
  const stored = openProjects({
    shelf: browser.openTab(),
    nameCopy: (name) => `${name} (copy)`,
    now: () => (time += 1),
  })
  const projects = saveLater(stored, { page: new EventTarget(), later: (flush) => flush() })
  const history = openHistory(projects)
  const rename = (name: string) => history.change((schedule) => ({ ...schedule, name }))
  return { projects, history, rename, name: () => projects.view().current.name }
}

const steps = ({ canUndo, canRedo }: History) => [canUndo(), canRedo()]

test('steps go back and forth, and a change after a step back starts over', () => {
  const { history, rename, name } = openTab(openBrowser())
  expect(steps(history)).toEqual([false, false])
  for (const each of ['A', 'B', 'C']) rename(each)
  history.undo()
  history.undo()
  expect([name(), ...steps(history)]).toEqual(['A', true, true])
  history.redo()
  expect([name(), ...steps(history)]).toEqual(['B', true, true])
  rename('D')
  expect(steps(history)).toEqual([true, false])
  history.redo()
  expect(name()).toBe('D')
  for (let left = 9; left > 0; left -= 1) history.undo()
  expect([name(), ...steps(history)]).toEqual(['', false, true])
})

test('the undoable steps are known when listeners are notified of the change', () => {
  const { projects, history, rename } = openTab(openBrowser())
  const told: boolean[][] = []
  projects.subscribe(() => told.push(steps(history)))
  rename('A')
  history.undo()
  expect(new Set(told.map(String))).toEqual(new Set(['true,false', 'false,true']))
  expect(told.at(-1)).toEqual([false, true])
})

test('a change that changes nothing is no step', () => {
  const { history } = openTab(openBrowser())
  expect(history.change((schedule) => schedule)).toBe(false)
  expect(steps(history)).toEqual([false, false])
  expect(history.change((schedule) => ({ ...schedule, name: 'A' }))).toBe(true)
})

test('a step back does not revert later changes by another tab', () => {
  const browser = openBrowser()
  const [one, other] = [openTab(browser), openTab(browser)]
  one.rename('A')
  one.rename('B')
  browser.deliver()
  other.history.change((schedule) => ({ ...schedule, customer: 'Ann' }))
  browser.deliver()
  expect(steps(one.history)).toEqual([false, false])
  one.history.undo()
  expect(one.projects.view().current).toMatchObject({ name: 'B', customer: 'Ann' })
  one.rename('C')
  one.history.undo()
  expect(one.projects.view().current).toMatchObject({ name: 'B', customer: 'Ann' })
  expect(steps(one.history)).toEqual([false, true])
})

test('steps of one schedule are not taken in another', () => {
  const { projects, history, rename, name } = openTab(openBrowser())
  rename('A')
  projects.create()
  expect(steps(history)).toEqual([false, false])
  history.undo()
  rename('Z')
  history.undo()
  expect([name(), projects.view().list.map((each) => each.name)]).toEqual(['', ['A', '']])
})

test('a schedule that a later version stored is not changed', () => {
  const browser = openBrowser()
  browser.entries.set(keyOf('s1'), '[3,7,3,1,{"name":"Towers","doors":[],"room":[],"loose":[]}]')
  const { history, rename, name } = openTab(browser)
  expect([rename('A'), name(), ...steps(history)]).toEqual([false, 'Towers', false, false])
})
