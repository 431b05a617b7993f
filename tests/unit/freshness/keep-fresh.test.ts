import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ScreenModule } from '../../../src/web/page/screen.ts'

const ORIGIN = 'https://www.lintel.example'
const PAGE = `${ORIGIN}/products/a`
const LIMIT_MS = 15_000
const PROBE_LIMIT_MS = 5000
const GONE = new TypeError(`Failed to fetch dynamically imported module: ${ORIGIN}/assets/product-1.js`)

beforeEach(() => {
  vi.useFakeTimers()
  // Payloads and reloads are cached in modules: each test starts with an empty cache.
  vi.resetModules()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Tab = {
  /** Ids of the code of the payloads, one response after the other; the last one repeats. */
  codes?: string[]
  /** Pathname of the document. */
  at?: string
}

const SCREEN: ScreenModule = { Page: () => null, head: () => ({ title: '', description: '' }) }
const atHand = () => Promise.resolve(SCREEN)
const gone = () => Promise.reject(GONE)
const silent = () => new Promise<never>(() => {})

/**
 * A document of the code "own" in a browser; `loads` are the full loads that it started, `asked` the payloads that it
 * fetched.
 */
async function openTab({ codes = ['own'], at = '/products' }: Tab = {}) {
  const loads: string[] = []
  const asked: string[] = []
  const probed: string[] = []
  /** Statuses of the server; 0 for no response at all. */
  const network = { onLine: true, document: 200, payload: 200 }
  const items = new Map<string, string>()
  const window = new EventTarget()
  const location = {
    href: ORIGIN + at,
    pathname: at,
    assign: (to: string) => loads.push(to),
    reload: () => loads.push('reload'),
  }
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: {} }, forms: [] }))
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('location', location)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
  vi.stubGlobal('fetch', async (url: string | URL, { method, signal }: RequestInit) => {
    const isProbe = method === 'HEAD'
    const status = isProbe ? network.document : network.payload
    const count = (isProbe ? probed : asked).push(String(url))
    if (!network.onLine) throw new TypeError('no network')
    if (status === 0) return new Promise((_, reject) => signal?.addEventListener('abort', reject))
    if (isProbe || status !== 200) return new Response(null, { status })
    const code = codes[Math.min(count, codes.length) - 1]
    return Response.json({ code, screen: 'product', data: count })
  })
  const { keepFresh } = await import('../../../src/web/navigation/freshness/keep-fresh.ts')
  const { loadLate } = await import('../../../src/web/navigation/freshness/load-late.ts')
  const { startFailed } = await import('../../../src/web/navigation/freshness/start-failed.ts')
  const { allowReload, noteReload } = await import('../../../src/web/navigation/freshness/reload-guard.ts')
  const fresh = keepFresh('own')
  const navigate = (path: string, loadScreen: () => Promise<ScreenModule> = atHand, turn = new AbortController()) => {
    const loaded = fresh.loadPage({ href: ORIGIN + path, signal: turn.signal }, loadScreen)
    // Observed by stateOf and statusOf.
    loaded.catch(() => {})
    return loaded
  }
  return { navigate, loadLate, startFailed, allowReload, noteReload, loads, asked, probed, network, location, window }
}

/** Returns the current state of a promise. */
async function stateOf(promise: Promise<unknown>): Promise<'pending' | 'kept' | 'broken'> {
  const settled = promise.then(
    () => 'kept' as const,
    () => 'broken' as const,
  )
  await vi.advanceTimersByTimeAsync(0)
  return Promise.race([settled, Promise.resolve('pending' as const)])
}

/** Returns the status of the error page at the end of a navigation. */
async function statusOf(promise: Promise<unknown>): Promise<unknown> {
  await vi.advanceTimersByTimeAsync(0)
  const error: unknown = await promise.then(
    () => 'kept',
    (reason: unknown) => reason,
  )
  return error instanceof Response ? error.status : error
}

test('a payload of the own code is shown', async () => {
  const { navigate, loads } = await openTab()
  expect(await navigate('/products/a')).toMatchObject({ payload: { code: 'own' }, screen: SCREEN })
  expect(loads).toEqual([])
})

test('a payload of other code is never shown: the page is loaded fully, with its search parameters and fragment', async () => {
  const { navigate, loads } = await openTab({ codes: ['another'] })
  expect(await stateOf(navigate('/products/a?tab=2#files'))).toBe('pending')
  expect(loads).toEqual([`${ORIGIN}/products/a?tab=2#files`])
})

test('after Back the address is already the target, and the document is reloaded', async () => {
  const { navigate, loads } = await openTab({ codes: ['another'], at: '/news#top' })
  void navigate('/news#top')
  await vi.advanceTimersByTimeAsync(0)
  expect(loads).toEqual(['reload'])
})

test('a path that was fully loaded a moment ago waits for a matching payload', async () => {
  const { navigate, noteReload, loads, asked } = await openTab({ codes: ['another', 'another', 'another', 'own'] })
  noteReload('/products/a')
  const page = navigate('/products/a')
  expect(await stateOf(page)).toBe('pending')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await page).toMatchObject({ payload: { code: 'own' } })
  expect(loads).toEqual([])
  expect(asked).toHaveLength(4)
})

test('without a matching payload within ten seconds the path is loaded fully', async () => {
  const { navigate, noteReload, loads } = await openTab({ codes: ['another'] })
  noteReload('/products/a')
  void navigate('/products/a')
  await vi.advanceTimersByTimeAsync(9000)
  expect(loads).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(loads).toEqual([PAGE])
})

test('missing code causes a full load of the requested page', async () => {
  const { navigate, loads } = await openTab()
  expect(await stateOf(navigate('/products/a', gone))).toBe('pending')
  expect(loads).toEqual([PAGE])
})

test('missing code right after a full load shows an error page, until the visitor retries', async () => {
  const { navigate, loads, allowReload, noteReload } = await openTab()
  noteReload('/products/a')
  expect(await statusOf(navigate('/products/a', gone))).toBe(GONE)
  expect(await statusOf(navigate('/products/a', gone))).toBe(GONE)
  expect(loads).toEqual([])
  allowReload('/products/a')
  expect(await stateOf(navigate('/products/a', gone))).toBe('pending')
  expect(loads).toEqual([PAGE])
})

test('a document restored from the back/forward cache works', async () => {
  const { navigate, loads, window } = await openTab()
  await stateOf(navigate('/products/a', gone))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(await statusOf(navigate('/products/a', gone))).toBe(GONE)
  expect(loads).toEqual([PAGE])
})

test.each([
  [false, [PAGE, 'reload']],
  [true, [PAGE]],
])(
  'an outdated document restored from the cache is reloaded, unless it has unsent input (%s)',
  async (hasInput, expected) => {
    const { navigate, loads, window } = await openTab({ codes: ['another'] })
    await stateOf(navigate('/products/a'))
    if (hasInput) {
      // The stub of the document is the event's target, and stands for a field in a form.
      vi.stubGlobal(
        'Element',
        Object.defineProperty(() => {}, Symbol.hasInstance, { value: () => true }),
      )
      Object.assign(document, { closest: () => ({ method: 'post', isConnected: true }) })
      document.dispatchEvent(new Event('input'))
    }
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await vi.advanceTimersByTimeAsync(0)
    expect(loads).toEqual(expected)
  },
)

test('failures of script, words and payload together cause one full load of the requested page', async () => {
  const { navigate, loads, network, window } = await openTab({ at: '/' })
  network.payload = 404
  const both = () => Promise.all([gone(), gone()]).then(() => SCREEN)
  const page = navigate('/products/a', both)
  // The event that Vite fires for each file that fails.
  window.dispatchEvent(new Event('vite:preloadError'))
  await vi.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('vite:preloadError'))
  expect(await stateOf(page)).toBe('pending')
  expect(loads).toEqual([PAGE])
})

test('errors during a full load are not shown, and a click in the meantime navigates to its target', async () => {
  const { navigate, loads } = await openTab()
  await stateOf(navigate('/products/a', gone))
  expect(await stateOf(navigate('/contact', gone))).toBe('pending')
  expect(loads).toEqual([PAGE, `${ORIGIN}/contact`])
})

test('code without a response counts as missing after 15 seconds', async () => {
  const { navigate, loads } = await openTab()
  void navigate('/products/a', silent)
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 1)
  expect(loads).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(loads).toEqual([PAGE])
})

test('a payload without a response shows an error page after 15 seconds', async () => {
  const { navigate, network } = await openTab()
  network.payload = 0
  const page = navigate('/products/a')
  expect(await stateOf(page)).toBe('pending')
  await vi.advanceTimersByTimeAsync(LIMIT_MS)
  expect(await statusOf(page)).toBe(503)
})

test('an aborted navigation causes no full load, however late its code fails', async () => {
  const { navigate, loads } = await openTab()
  const turn = new AbortController()
  void navigate('/products/a', silent, turn)
  turn.abort()
  expect(await navigate('/contact')).toMatchObject({ screen: SCREEN })
  await vi.advanceTimersByTimeAsync(2 * LIMIT_MS)
  expect(loads).toEqual([])
})

test('a navigation aborted during the check of the server causes no full load', async () => {
  const { navigate, loads, network } = await openTab()
  const turn = new AbortController()
  Object.defineProperty(network, 'document', { get: () => (turn.abort(), 200) })
  void navigate('/products/a', gone, turn)
  await vi.advanceTimersByTimeAsync(PROBE_LIMIT_MS)
  expect(loads).toEqual([])
})

test.each([
  ['the server does not answer', { document: 0 }, 503],
  ['the server has a fault', { document: 502 }, 503],
  ['the page is not there either', { document: 404 }, 404],
  ['the browser is offline', { onLine: false }, 503],
])('there is no full load when %s', async (_, answers, status) => {
  const { navigate, loads, network, probed } = await openTab()
  await stateOf(navigate('/news'))
  Object.assign(network, answers)
  const page = navigate('/products/a', gone)
  await vi.advanceTimersByTimeAsync(PROBE_LIMIT_MS)
  expect(await statusOf(page)).toBe(status)
  expect(loads).toEqual([])
  expect(probed).toEqual(network.onLine ? [PAGE] : [])
})

test('a refused full load does not delay the next one, which requests the page again', async () => {
  const { navigate, loads, network } = await openTab()
  network.document = 502
  expect(await statusOf(navigate('/products/a', gone))).toBe(503)
  network.document = 200
  // The code would fail again, whatever the server responds: a document requests it once.
  expect(await stateOf(navigate('/products/a', silent))).toBe('pending')
  expect(loads).toEqual([PAGE])
})

test('a missing payload causes a full load, or the not-found page if the page is missing, too', async () => {
  const { navigate, loads, network } = await openTab()
  network.payload = 404
  network.document = 404
  expect(await statusOf(navigate('/products/a'))).toBe(404)
  network.document = 200
  expect(await stateOf(navigate('/products/a'))).toBe('pending')
  expect(loads).toEqual([PAGE])
})

test('a page whose payload is missing, such as a moved one, is loaded fully each time that the visitor asks for it', async () => {
  const { navigate, loads, network, window } = await openTab()
  network.payload = 404
  await stateOf(navigate('/products/a'))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(await stateOf(navigate('/products/a'))).toBe('pending')
  expect(loads).toEqual([PAGE, PAGE])
})

test('a payload with a server error shows an error page, without a full load', async () => {
  const { navigate, loads, network, probed } = await openTab()
  network.payload = 500
  expect(await statusOf(navigate('/products/a'))).toBe(500)
  expect([...loads, ...probed]).toEqual([])
})

test('a failed prefetch causes no full load, now or with the next click', async () => {
  const { navigate, loads, window } = await openTab()
  window.dispatchEvent(new Event('vite:preloadError'))
  await vi.advanceTimersByTimeAsync(0)
  expect(await navigate('/contact')).toMatchObject({ payload: { code: 'own' } })
  expect(loads).toEqual([])
})

test('missing code of a dialog reloads the same page once, and fails the second time', async () => {
  const { loadLate, loads, window } = await openTab()
  await expect(loadLate(gone)).rejects.toBe(GONE)
  await vi.advanceTimersByTimeAsync(0)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await expect(loadLate(gone)).rejects.toBe(GONE)
  await vi.advanceTimersByTimeAsync(0)
  expect(loads).toEqual(['reload'])
})

test('a full load that was stopped begins again with the next click on the same link', async () => {
  const { navigate, loads } = await openTab({ codes: ['another'] })
  void navigate('/products/a')
  await vi.advanceTimersByTimeAsync(0)
  void navigate('/products/a')
  await vi.advanceTimersByTimeAsync(0)
  expect(loads).toEqual([PAGE, PAGE])
})

test('lost code of a dialog, or of the hydration, takes nobody back who is leaving the page', async () => {
  const { navigate, loadLate, startFailed, loads } = await openTab({ codes: ['another'] })
  void navigate('/products/a')
  await vi.advanceTimersByTimeAsync(0)
  await expect(loadLate(gone)).rejects.toBe(GONE)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  startFailed(GONE)
  await vi.advanceTimersByTimeAsync(0)
  expect(loads).toEqual([PAGE])
})

test('code of a dialog that fails on another page causes a full load with the next click only', async () => {
  const { loadLate, navigate, loads, location } = await openTab()
  let fail = () => {}
  const dialog = loadLate(() => new Promise((_, reject) => (fail = () => reject(GONE))))
  Object.assign(location, { pathname: '/contact', href: `${ORIGIN}/contact` })
  fail()
  await expect(dialog).rejects.toBe(GONE)
  await vi.advanceTimersByTimeAsync(0)
  expect(loads).toEqual([])
  await stateOf(navigate('/news'))
  expect(loads).toEqual([`${ORIGIN}/news`])
})

test('an error in code that was loaded causes no full load', async () => {
  const { navigate, loadLate, loads } = await openTab()
  const error = new ReferenceError('x is not defined')
  await expect(navigate('/products/a', () => Promise.reject(error))).rejects.toBe(error)
  await expect(loadLate(() => Promise.reject(error))).rejects.toBe(error)
  expect(loads).toEqual([])
})
