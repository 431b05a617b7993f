import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const ORIGIN = 'https://www.lintel.example'
const PAGE = `${ORIGIN}/products/a`
const GONE = new TypeError(`Failed to fetch dynamically imported module: ${ORIGIN}/assets/product-1.js`)

beforeEach(() => {
  vi.useFakeTimers()
  // Payloads and reloads are remembered in modules: each test starts with nothing.
  vi.resetModules()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Tab = {
  /** Builds that payloads are of, one answer after the other; the last one stays. */
  builds?: string[]
  /** Where the document is. */
  at?: string
}

/** A document of the build "own" in a browser; `loads` are the full loads that it began. */
async function openTab({ builds = ['own'], at = '/products' }: Tab = {}) {
  const loads: string[] = []
  const asked: string[] = []
  const network = { onLine: true }
  const items = new Map<string, string>()
  const window = new EventTarget()
  const href = ORIGIN + at
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: {} } }))
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('location', { href, assign: (to: string) => loads.push(to), reload: () => loads.push('reload') })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
  vi.stubGlobal('fetch', async (url: string) => {
    const buildId = builds[Math.min(asked.push(url), builds.length) - 1]
    return Response.json({ buildId, screen: 'product', data: asked.length })
  })
  const { keepFresh } = await import('../../../src/freshness/keep-fresh.ts')
  const fresh = keepFresh('own')
  const navigate = (path: string) => fresh.loadPayload(ORIGIN + path, new AbortController().signal)
  return { ...fresh, navigate, loads, asked, network, window }
}

/** What a promise has come to by now. */
async function stateOf(promise: Promise<unknown>): Promise<'pending' | 'kept' | 'broken'> {
  const settled = promise.then(
    () => 'kept' as const,
    () => 'broken' as const,
  )
  await vi.advanceTimersByTimeAsync(0)
  return Promise.race([settled, Promise.resolve('pending' as const)])
}

test('a payload of the own build is shown', async () => {
  const { navigate, loads } = await openTab()
  expect(await navigate('/products/a')).toMatchObject({ buildId: 'own' })
  expect(loads).toEqual([])
})

test('a payload of another build is never shown: the page is loaded fully, with its search parameters and fragment', async () => {
  const { navigate, loads } = await openTab({ builds: ['another'] })
  expect(await stateOf(navigate('/products/a?tab=2#files'))).toBe('pending')
  expect(loads).toEqual([`${ORIGIN}/products/a?tab=2#files`])
})

test('after going back the address is the page already, and it is loaded again', async () => {
  const { navigate, loads } = await openTab({ builds: ['another'], at: '/news#top' })
  void navigate('/news#top')
  await vi.advanceTimersByTimeAsync(0)
  expect(loads).toEqual(['reload'])
})

test('a path that was loaded a moment ago waits for a payload that fits', async () => {
  const { navigate, loads, asked } = await openTab({ builds: ['another', 'another', 'another', 'own'] })
  void navigate('/products/a')
  await vi.advanceTimersByTimeAsync(0)
  const second = navigate('/products/a')
  expect(await stateOf(second)).toBe('pending')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await second).toMatchObject({ buildId: 'own' })
  expect(loads).toHaveLength(1)
  expect(asked).toHaveLength(4)
})

test('when none fits in ten seconds the path is loaded fully once more', async () => {
  const { navigate, loads } = await openTab({ builds: ['another'] })
  void navigate('/products/a')
  await vi.advanceTimersByTimeAsync(0)
  void navigate('/products/a')
  await vi.advanceTimersByTimeAsync(9000)
  expect(loads).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(loads).toHaveLength(2)
})

test('code that is gone loads the page that was asked for, and the second time fails', async () => {
  const { loadChunk, loads } = await openTab()
  const load = () => loadChunk(() => Promise.reject(GONE), PAGE)
  expect(await stateOf(load())).toBe('pending')
  expect(loads).toEqual([`${ORIGIN}/products/a`])
  await expect(load()).rejects.toBe(GONE)
  expect(loads).toHaveLength(1)
})

test('code that is gone when it is fetched ahead leaves the visitor alone, and the next click loads a full page', async () => {
  const { loadChunk, navigate, loads, window } = await openTab()
  const ahead = loadChunk(() => {
    window.dispatchEvent(new Event('vite:preloadError'))
    return Promise.reject(GONE)
  })
  await expect(ahead).rejects.toBe(GONE)
  expect(loads).toEqual([])
  void navigate('/contact')
  await vi.advanceTimersByTimeAsync(0)
  expect(loads).toEqual([`${ORIGIN}/contact`])
})

test('code of a dialog that is gone loads the same page anew, once', async () => {
  const { loads, window } = await openTab()
  window.dispatchEvent(new Event('vite:preloadError'))
  window.dispatchEvent(new Event('vite:preloadError'))
  expect(loads).toEqual(['reload'])
})

test('code that fails when it runs is no matter of builds', async () => {
  const { loadChunk, loads } = await openTab()
  const error = new ReferenceError('x is not defined')
  await expect(loadChunk(() => Promise.reject(error), PAGE)).rejects.toBe(error)
  expect(loads).toEqual([])
})

test('nothing is loaded fully while the browser is offline', async () => {
  const { loadChunk, loads, network } = await openTab()
  network.onLine = false
  await expect(loadChunk(() => Promise.reject(GONE), PAGE)).rejects.toBe(GONE)
  expect(loads).toEqual([])
})
