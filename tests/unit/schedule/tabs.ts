import type { ListedStorage } from '../../../src/base/stored.ts'
import { openShelf, type Shelf } from '../../../src/web/features/door-schedule/shelf.ts'

/** A browser with tabs over one storage. As in a browser, a change is heard by the other tabs alone, and not at once. */
export type Browser = {
  entries: Map<string, string>
  openTab: () => Shelf
  /** Tells the tabs what has changed since the last time. */
  deliver: () => void
  /** The tabs come back from where the browser kept them whole, and have heard of nothing in between. */
  wake: () => void
  /** From now on, storage takes so many characters in all. */
  limit: (characters: number) => void
}

export function openBrowser(): Browser {
  const entries = new Map<string, string>()
  const tabs: EventTarget[] = []
  const changes: { by: EventTarget; key: string }[] = []
  let most = Number.POSITIVE_INFINITY

  const storageOf = (tab: EventTarget): ListedStorage => ({
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      const others = [...entries].filter(([other]) => other !== key)
      const size = others.reduce((sum, [other, text]) => sum + other.length + text.length, key.length + value.length)
      if (size > most) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, value)
      changes.push({ by: tab, key })
    },
    removeItem: (key) => {
      entries.delete(key)
      changes.push({ by: tab, key })
    },
  })
  return {
    entries,
    openTab: () => {
      const tab = new EventTarget()
      tabs.push(tab)
      return openShelf(storageOf(tab), tab)
    },
    deliver: () => {
      for (const { by, key } of changes.splice(0)) {
        for (const tab of tabs) if (tab !== by) tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
      }
    },
    wake: () => {
      changes.splice(0)
      for (const tab of tabs) tab.dispatchEvent(new Event('pageshow'))
    },
    limit: (characters) => {
      most = characters
    },
  }
}

/** Storage as a browser has it that blocks it: each access throws. */
export function blockedShelf(): Shelf {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError')
  }
  const storage = { key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse }
  return openShelf(
    Object.defineProperty(storage, 'length', { get: refuse }) as unknown as ListedStorage,
    new EventTarget(),
  )
}
