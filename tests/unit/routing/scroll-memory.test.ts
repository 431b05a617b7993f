import { beforeEach, expect, test, vi } from 'vitest'
import { createScrollMemory } from '../../../src/web/navigation/routing/scroll-memory.ts'
import { openTab } from './fake-tab.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    // First: stubs were made over the fake timers.
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

test('the position of an entry is that of the last scroll before it is left', () => {
  const tab = openTab('/products')
  const scroll = createScrollMemory()
  tab.scroll(300)
  tab.scroll(1200)
  scroll.remember('list')
  tab.scroll(0)
  scroll.remember('product')
  expect([scroll.recall('list'), scroll.recall('product'), scroll.recall('unknown')]).toEqual([1200, 0, undefined])
})

test('positions outlive the document, and values stored by other code are no positions', () => {
  const tab = openTab('/products')
  const scroll = createScrollMemory()
  tab.scroll(1200)
  scroll.remember('list')
  tab.turn('pagehide')
  expect(createScrollMemory().recall('list')).toBe(1200)
  for (const [key] of tab.stored) tab.stored.set(key, '{')
  expect(createScrollMemory().recall('list')).toBeUndefined()
})

test('works where storage is blocked', () => {
  const tab = openTab('/products')
  vi.stubGlobal('sessionStorage', undefined)
  const scroll = createScrollMemory()
  tab.scroll(40)
  scroll.remember('list')
  tab.turn('pagehide')
  expect(scroll.recall('list')).toBe(40)
})

test('the browser restores the position of a document that it loads, and this one those of its pages', () => {
  const tab = openTab('/products')
  createScrollMemory()
  expect(tab.history.scrollRestoration).toBe('manual')
  tab.turn('pagehide')
  expect(tab.history.scrollRestoration).toBe('auto')
  tab.turn('pageshow')
  expect(tab.history.scrollRestoration).toBe('manual')
})

test('a document from the back/forward cache is where it was left, though the browser has lost the place', () => {
  const tab = openTab('/products')
  createScrollMemory()
  tab.scroll(1500)
  tab.turn('pagehide')
  tab.turn('pageshow')
  tab.scroll(0)
  vi.runAllTimers()
  expect(tab.window.scrollY).toBe(1500)
})
