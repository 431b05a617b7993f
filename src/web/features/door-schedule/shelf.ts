import { findStorage } from '../../navigation/browser/storage.ts'
import type { ListedStorage } from '../../../base/stored.ts'

/** Which schedule is the current one. */
export const CURRENT_KEY = 'door-schedule'
const PREFIX = 'door-schedule:'

export type ShelfKey = typeof CURRENT_KEY | `${typeof PREFIX}${string}`

/** Whether schedules outlast the document: not if storage is blocked, and not the last changes if it is full. */
export type Keeping = 'kept' | 'blocked' | 'full'

/**
 * The texts of all schedules. Texts that storage does not take last as long as the document, so that nothing else has
 * to care.
 */
export type Shelf = {
  /** Ids of the schedules, in no order. */
  ids: () => string[]
  /** Returns the last text of this document, or what is stored. */
  read: (key: ShelfKey) => string | undefined
  /** Returns what is stored, whatever this document has. */
  readStored: (key: ShelfKey) => string | undefined
  write: (key: ShelfKey, text: string) => void
  remove: (key: ShelfKey) => void
  keeping: () => Keeping
  /** Calls back when something may have changed, here or in another tab. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

export function keyOf(id: string): ShelfKey {
  return `${PREFIX}${id}`
}

let ofSite: Shelf | undefined

/** Returns the schedules in the visitor's browser; there is one shelf in a document. */
export function siteShelf(): Shelf {
  ofSite ??= openShelf(findStorage('site'), globalThis)
  return ofSite
}

/** Opens the shelf in a storage; undefined if that is blocked. */
export function openShelf(storage: ListedStorage | undefined, tab: Pick<EventTarget, 'addEventListener'>): Shelf {
  const untaken = new Map<ShelfKey, string>()
  const listeners = new Set<() => void>()
  let isBlocked = !storage

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const attempt = <Result>(action: (storage: ListedStorage) => Result): Result | undefined => {
    try {
      return storage && action(storage)
    } catch {
      isBlocked = true
      return undefined
    }
  }
  const store = (key: ShelfKey, text: string) => {
    untaken.set(key, text)
    try {
      storage?.setItem(key, text)
      if (storage) untaken.delete(key)
    } catch {
      // Storage is full: the text stays here.
    }
  }
  const readStored = (key: ShelfKey) => attempt((known) => known.getItem(key)) ?? undefined

  // A tab that was asleep has not heard of what others did.
  for (const type of ['storage', 'pageshow', 'focus']) tab.addEventListener(type, tell)

  return {
    ids: () => {
      const stored = attempt((known) => Array.from({ length: known.length }, (_, index) => known.key(index))) ?? []
      const keys = new Set([...stored, ...untaken.keys()])
      return [...keys].flatMap((key) => (key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : []))
    },
    read: (key) => untaken.get(key) ?? readStored(key),
    readStored,
    write: (key, text) => {
      store(key, text)
      tell()
    },
    remove: (key) => {
      untaken.delete(key)
      attempt((known) => known.removeItem(key))
      // There may be room now.
      for (const [other, text] of untaken) store(other, text)
      tell()
    },
    keeping: () => (isBlocked ? 'blocked' : untaken.size > 0 ? 'full' : 'kept'),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
