import type { ComponentType } from 'react'
import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from 'react-router-dom'
import type { Freshness } from '../freshness/keep-fresh.ts'
import { loadPage } from './load-page.ts'
import type { Page } from '../../page/page.ts'
import { createScrollMemory } from './scroll-memory.ts'

/** Delay before the loading indicator is shown. Rendering it takes a phone a third of the time that a new page takes. */
const LOADING_DELAY_MS = 100

/** The current page, and how the visitor navigated to it. */
export type View = {
  /** As in the address bar: with the language. */
  location: Location
  cameBy: NavigationType
  page: Page
  /** Where a page that was rendered ahead is rendered; undefined for any other, which is rendered inside the shell. */
  place?: Place | undefined
  /** Scroll position once the page is rendered, in pixels; undefined keeps the current one. */
  scrollTo: number | undefined
}

/** A page that is rendered before the visitor asks for it, as it will be shown. */
type Ahead = Pick<View, 'location' | 'page'> & { place: Place }

export type PlaceProps = { navigator: SiteNavigator; page: Pick<View, 'location' | 'page'>; isShown: boolean }
type Place = { key: string; Page: ComponentType<PlaceProps> }

/** The history of this document: React Router navigates with it, and the shell subscribes to it. */
export type SiteNavigator = Navigator & {
  readonly basename: string
  readonly view: View
  /** The page that is rendered ahead, until the next page is shown. Each change of it calls `notify`. */
  ahead: Ahead | undefined
  /** Whether a page is being loaded. */
  readonly isLoading: boolean
  /** Calls back when `view`, `ahead` or `isLoading` changes. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  notify: () => void
  /**
   * Shows what Back and Forward lead to, from now on; to be called once `view` is subscribed to. They may have been
   * pressed before: after a reload, the entries of the document before it lead to this one.
   */
  followHistory: () => void
  /** Called when the view's elements are in the document and scrolled to, before they are painted. */
  onShown?: () => void
}

type NavigatorOptions = {
  basename: string
  freshness: Freshness
  /** The page of the served document. */
  page: Page
}

type Arrival = Pick<View, 'location' | 'cameBy' | 'scrollTo'> & { enter?: () => void }

/**
 * Creates the navigator of a document. It loads a page first and then shows it together with its address; of two
 * navigations in a row only the last is shown. A change of search parameters or fragment only loads nothing.
 */
export function createSiteNavigator({ basename, freshness, page }: NavigatorOptions): SiteNavigator {
  const scroll = createScrollMemory()
  const listeners = new Set<() => void>()
  let view: View = { location: locationOfDocument(), cameBy: NavigationType.Pop, page, scrollTo: undefined }
  let isLoading = false
  let turn = new AbortController()

  const notify = () => {
    for (const listener of listeners) listener()
  }
  const show = (next: Page, { enter, ...arrival }: Arrival) => {
    scroll.remember(view.location.key)
    enter?.()
    const { ahead } = navigator
    const isAhead = ahead?.location === arrival.location && isSamePage(ahead.page, next)
    view = {
      ...arrival,
      page: next,
      place: isSamePage(view.page, next) ? view.place : undefined,
      ...(isAhead && ahead),
    }
    navigator.ahead = undefined
    isLoading = false
    notify()
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
    // No indicator for a page that is loaded at once.
    const announcing = setTimeout(notify, LOADING_DELAY_MS)
    signal.addEventListener('abort', () => clearTimeout(announcing))
    const { href } = new URL(createPath(arrival.location), window.location.href)
    const next = await loadPage({ href, basename, signal, freshness })
    clearTimeout(announcing)
    if (!signal.aborted) show(next, arrival)
  }
  const enterBy = (cameBy: NavigationType.Push | NavigationType.Replace): Navigator['push'] => {
    return (to, state, options) => {
      const expected = navigator.ahead?.location
      const location = expected && to === expected.pathname && !state ? expected : locationOf(to, state)
      const entry = { key: location.key, state: location.state as unknown }
      const enter = () => {
        if (cameBy === NavigationType.Push) history.pushState(entry, '', createPath(location))
        else history.replaceState(entry, '', createPath(location))
      }
      void open({ location, cameBy, enter, scrollTo: options?.preventScrollReset ? undefined : 0 })
    }
  }
  const openEntry = () => {
    // An entry without state was created by the browser, which has scrolled to its fragment.
    const isOwn = history.state !== null
    const location = readLocation()
    const scrollTo = isOwn ? (scroll.recall(location.key) ?? 0) : undefined
    void open({ location, cameBy: NavigationType.Pop, scrollTo })
  }
  // The document was restored from the back/forward cache: finish the navigation that was loading.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !isLoading) return
    turn.abort()
    isLoading = false
    notify()
  })
  const navigator: SiteNavigator = {
    basename,
    get view() {
      return view
    },
    get isLoading() {
      return isLoading
    },
    ahead: undefined,
    notify,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    followHistory: () => {
      window.addEventListener('popstate', openEntry)
      if (createPath(view.location) !== createPath(window.location)) openEntry()
    },
    go: (delta) => history.go(delta),
    push: enterBy(NavigationType.Push),
    replace: enterBy(NavigationType.Replace),
  }
  return navigator
}

/** Returns whether the current page is also the page of the location. Replacing an address with itself reloads the page. */
function isShown({ location, cameBy }: Arrival, { location: here, page }: View): boolean {
  if (location.pathname !== here.pathname || 'status' in page) return false
  return cameBy !== NavigationType.Replace || createPath(location) !== createPath(here)
}

/** Returns whether two pages are rendered alike: the same code with the same payload. */
function isSamePage(a: Page, b: Page): boolean {
  return 'screen' in a && 'screen' in b && a.screen === b.screen && a.payload === b.payload
}

/** Returns a new location of the history. */
export function locationOf(to: To, state: unknown): Location {
  const { pathname = window.location.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
  return { pathname, search, hash, state: state ?? null, key: createKey() }
}

/** Returns the location that the document was loaded for: Back may have changed the address since. */
function locationOfDocument(): Location {
  const [navigation] = performance.getEntriesByType('navigation')
  const here = readLocation()
  const { pathname, search, hash } = new URL(navigation?.name ?? window.location.href)
  return pathname === here.pathname ? here : { pathname, search, hash, state: null, key: createKey() }
}

/** Reads the browser's current location. An entry created by the browser gets a key. */
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
