import { afterEach, expect, test, vi } from 'vitest'
import {
  allowReload,
  mayReload,
  noteReload,
  RELOAD_GUARD_MS,
} from '../../../src/web/navigation/freshness/reload-guard.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Session storage of a tab; `items` is its content. */
function stubStorage(): Map<string, string> {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
  return items
}

/** A browser in which storage is blocked. */
function blockStorage(): void {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
}

test('a path is fully loaded at most once in ten seconds', () => {
  stubStorage()
  expect(RELOAD_GUARD_MS).toBe(10_000)
  expect(mayReload('/a', 1_000_000)).toBe(true)
  noteReload('/a', 1_000_000)
  expect(mayReload('/a', 1_000_001)).toBe(false)
  expect(mayReload('/a', 1_009_999)).toBe(false)
  expect(mayReload('/a', 1_010_000)).toBe(true)
})

test('a check does not count as a load', () => {
  stubStorage()
  expect(mayReload('/b', 1_000_000)).toBe(true)
  expect(mayReload('/b', 1_000_001)).toBe(true)
})

test('each path has its own interval', () => {
  stubStorage()
  noteReload('/c', 1_000_000)
  expect(mayReload('/d', 1_000_000)).toBe(true)
})

test('a load requested by the visitor is allowed at once', () => {
  stubStorage()
  noteReload('/c', 1_000_000)
  allowReload('/c')
  expect(mayReload('/c', 1_000_001)).toBe(true)
})

test('the guard holds for the next document of the tab', async () => {
  const items = stubStorage()
  noteReload('/e', 1_000_000)
  expect(items.size).toBe(1)
  vi.resetModules()
  const next = await import('../../../src/web/navigation/freshness/reload-guard.ts')
  expect(next.mayReload('/e', 1_005_000)).toBe(false)
})

test('if storage is blocked the guard applies to this document', () => {
  blockStorage()
  noteReload('/f', 1_000_000)
  expect(mayReload('/f', 1_005_000)).toBe(false)
  expect(mayReload('/f', 1_010_000)).toBe(true)
})

test('the default time is now', () => {
  stubStorage()
  noteReload('/g')
  expect(mayReload('/g')).toBe(false)
  expect(mayReload('/g', Date.now() + RELOAD_GUARD_MS)).toBe(true)
})
