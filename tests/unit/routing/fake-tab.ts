import { vi } from 'vitest'

const ORIGIN = 'https://www.example.com'

type Entry = { state: unknown; url: URL }

/** The parts of a browser's tab that navigation uses, as globals; `at` is the address of its document. */
export function openTab(at: string) {
  const entries: Entry[] = [{ state: null, url: new URL(at, ORIGIN) }]
  let index = 0
  const current = () => entries[index] ?? { state: null, url: new URL(ORIGIN) }
  const stored = new Map<string, string>()
  const history = {
    scrollRestoration: 'auto',
    get state() {
      return current().state
    },
    pushState: (state: unknown, _: string, path: string) => {
      entries.splice(index + 1, Infinity, { state, url: new URL(path, ORIGIN) })
      index += 1
    },
    replaceState: (state: unknown, _: string, path = current().url.href) => {
      entries[index] = { state, url: new URL(path, ORIGIN) }
    },
    go: (delta: number) => {
      index += delta
      window.dispatchEvent(new Event('popstate'))
    },
  }
  const location = new Proxy({}, { get: (_, key) => Reflect.get(current().url, key) }) as unknown as Location
  const window = Object.assign(new EventTarget(), {
    scrollY: 0,
    location,
    scrollTo: (_left: number, top: number) => tab.scroll(top),
  })
  vi.stubGlobal('window', window)
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', history)
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: new URL(at, ORIGIN).href }] })
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  const tab = {
    window,
    history,
    stored,
    address: () => current().url.pathname + current().url.search,
    entries: () => entries.length,
    scroll: (top: number) => {
      window.scrollY = top
      window.dispatchEvent(new Event('scroll'))
    },
    /** Leaves the document, or comes back to it from the back/forward cache. */
    turn: (type: 'pagehide' | 'pageshow') => window.dispatchEvent(Object.assign(new Event(type), { persisted: true })),
  }
  return tab
}
