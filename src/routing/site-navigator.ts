import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from 'react-router-dom'
import type { Freshness } from '../freshness/keep-fresh.ts'
import { loadPage } from './load-page.ts'
import type { Page } from '../screen/page.ts'
import { createScrollMemory } from './scroll-memory.ts'

/** What takes longer than this is said to be loading. Drawing that it does takes a phone as long as a third of a new page. */
const LOADING_DELAY_MS = 100

/** What is shown, and how the reader came to it. */
export type View = {
  /** As in the address bar: with the language. */
  location: Location
  cameBy: NavigationType
  page: Page
  /** How far to scroll once it is shown, in pixels; undefined leaves it as it is. */
  scrollTo: number | undefined
}

/** The history of this document: what React Router is told to navigate with, and what the shell listens to. */
export type SiteNavigator = Navigator & {
  readonly basename: string
  readonly view: View
  /** Whether a page is on its way. */
  readonly isLoading: boolean
  /** Calls back when `view` or `isLoading` changed. Returns what ends it. */
  subscribe: (listener: () => void) => () => void
}

type NavigatorOptions = {
  basename: string
  freshness: Freshness
  /** What the document shows. */
  page: Page
}

type Arrival = Pick<View, 'location' | 'cameBy' | 'scrollTo'> & { enter?: () => void }

/**
 * Makes the navigator of a document. A page is loaded first and shown then, its address with it; when two are asked for one
 * after the other, only the last is shown. Search parameters and fragments of the page that is shown load nothing.
 */
export function createSiteNavigator({ basename, freshness, page }: NavigatorOptions): SiteNavigator {
  const scroll = createScrollMemory()
  const listeners = new Set<() => void>()
  let view: View = { location: readLocation(), cameBy: NavigationType.Pop, page, scrollTo: undefined }
  let isLoading = false
  let turn = new AbortController()

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const show = (next: Page, { enter, ...arrival }: Arrival) => {
    scroll.remember(view.location.key)
    enter?.()
    view = { ...arrival, page: next }
    isLoading = false
    tell()
  }
  const open = async (arrival: Arrival) => {
    turn.abort()
    turn = new AbortController()
    const { signal } = turn
    if (isShown(arrival, view)) {
      show(view.page, arrival)
      return
    }
    isLoading = true
    // Nothing is said of what is at hand.
    const saying = setTimeout(tell, LOADING_DELAY_MS)
    signal.addEventListener('abort', () => clearTimeout(saying))
    const { href } = new URL(createPath(arrival.location), window.location.href)
    const next = await loadPage({ href, basename, signal, freshness })
    clearTimeout(saying)
    if (!signal.aborted) show(next, arrival)
  }
  const enterBy = (cameBy: NavigationType.Push | NavigationType.Replace): Navigator['push'] => {
    return (to, state, options) => {
      const location = locationOf(to, state)
      const entry = { key: location.key, state: location.state as unknown }
      const enter = () => {
        if (cameBy === NavigationType.Push) history.pushState(entry, '', createPath(location))
        else history.replaceState(entry, '', createPath(location))
      }
      void open({ location, cameBy, enter, scrollTo: options?.preventScrollReset ? undefined : 0 })
    }
  }
  window.addEventListener('popstate', ({ state }) => {
    const location = readLocation()
    // An entry without state was made by the browser, which has scrolled to its fragment.
    const scrollTo = state === null ? undefined : (scroll.recall(location.key) ?? 0)
    void open({ location, cameBy: NavigationType.Pop, scrollTo })
  })
  // Back in a document that was left for another one, as the browser had kept it: what it was loading is loaded.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !isLoading) return
    turn.abort()
    isLoading = false
    tell()
  })
  return {
    basename,
    get view() {
      return view
    },
    get isLoading() {
      return isLoading
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => history.go(delta),
    push: enterBy(NavigationType.Push),
    replace: enterBy(NavigationType.Replace),
  }
}

/** Whether what is shown stands at the location too. Replacing an address by itself asks for the page anew. */
function isShown({ location, cameBy }: Arrival, { location: here, page }: View): boolean {
  if (location.pathname !== here.pathname || 'status' in page) return false
  return cameBy !== NavigationType.Replace || createPath(location) !== createPath(here)
}

function locationOf(to: To, state: unknown): Location {
  const { pathname = window.location.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
  return { pathname, search, hash, state: state ?? null, key: createKey() }
}

/** Reads where the browser is. An entry that it made by itself is given a key. */
function readLocation(): Location {
  const { pathname, search, hash } = window.location
  // Only this file writes to the history.
  const entry = history.state as { key: string; state: unknown } | null
  const key = entry?.key ?? createKey()
  if (!entry) history.replaceState({ key, state: null }, '')
  return { pathname, search, hash, state: entry?.state ?? null, key }
}

function createKey(): string {
  return Math.random().toString(36).slice(2, 10)
}
