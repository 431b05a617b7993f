import { beforeEach, expect, test, vi } from 'vitest'
import type { SiteNavigator } from '../../../src/web/navigation/routing/site-navigator.ts'

const BUDGET = 60_000
const MODULES = [
  'payloads/payloads',
  'routing/browser-screens',
  'routing/links-in-view',
  'routing/complete-page',
  'routing/follow-links',
  'browser/builds',
]

type Link = { path: string }

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  return () => {
    // First: stubs were made over the fake timers.
    vi.unstubAllGlobals()
    vi.useRealTimers()
    for (const name of MODULES) vi.doUnmock(`../../../src/web/navigation/${name}.ts`)
  }
})

/** A page that is shown, in a browser with a connection; `loads` are the payloads that are prefetched, with their priority. */
async function showPage(connection?: { saveData?: boolean; effectiveType?: string }) {
  const loads: string[] = []
  const ahead: (string | undefined)[] = []
  const pictures: boolean[] = []
  const screens: string[] = []
  let onRest: (links: readonly Link[]) => void = () => {}
  let onNear: typeof onRest = () => {}
  let onBytes: (list: { getEntries: () => object[] }) => void = () => {}
  const mocks: Record<string, object> = {
    'payloads/payloads': {
      payloadUrl: (path: string) => `${path}/_payload.json`,
      getPayload: async (path: string, priority: string) => {
        loads.push(`${path} ${priority}`)
        if (path === '/broken') throw new TypeError('no network')
        return { code: path === '/newer' ? 'newer' : 'own', screen: 'page', data: path }
      },
    },
    'routing/browser-screens': { screenAt: () => 'page', loadScreen: async () => screens.push('page') && {} },
    'routing/links-in-view': {
      watchLinksInView: (...callbacks: [typeof onRest, typeof onNear]) => {
        ;[onRest, onNear] = callbacks
        return { watch: () => {}, stop: () => {} }
      },
    },
    'routing/complete-page': {
      completePage: (_: unknown, withPictures: boolean) => {
        pictures.push(withPictures)
        return () => {}
      },
    },
    'routing/follow-links': { pagePath: ({ path }: Link) => path },
    'browser/builds': { documentCode: () => 'own' },
  }
  for (const [name, mock] of Object.entries(mocks)) vi.doMock(`../../../src/web/navigation/${name}.ts`, () => mock)
  class FakeElement extends EventTarget {
    constructor(readonly path: string) {
      super()
    }
    closest = () => this
    hasAttribute = () => false
  }
  const document = Object.assign(new EventTarget(), {
    readyState: 'complete',
    visibilityState: 'visible',
    pointed: undefined as FakeElement | undefined,
    querySelector: () => document.pointed ?? null,
    querySelectorAll: () => [],
  })
  vi.stubGlobal('document', document)
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: typeof onBytes) {
        onBytes = callback
      }
      observe = () => {}
    },
  )
  let onView = () => {}
  const navigator = {
    basename: '/',
    isLoading: false,
    view: { location: { pathname: '/' } },
    subscribe: (listener: () => void) => {
      onView = listener
      return () => {}
    },
  }
  const { startPrefetching } = await import('../../../src/web/navigation/routing/prefetch.ts')
  startPrefetching(navigator as unknown as SiteNavigator, (page) => ahead.push(page?.path))
  const settle = () => vi.advanceTimersByTimeAsync(2000)
  await settle()
  return {
    loads,
    ahead,
    pictures,
    screens,
    settle,
    near: (...paths: string[]) => onNear(paths.map((path) => new FakeElement(path))),
    rest: async (...paths: string[]) => {
      onRest(paths.map((path) => new FakeElement(path)))
      await settle()
    },
    point: async (path: string, event = 'pointerover') => {
      const element = new FakeElement(path)
      document.pointed = event === 'pointerover' ? element : undefined
      document.dispatchEvent(Object.defineProperty(new Event(event), 'target', { value: element }))
      await settle()
    },
    transfer: (transferSize: number, name = '/a.js') =>
      onBytes({
        getEntries: () => [{ name: `https://site.example${name}`, transferSize, startTime: performance.now() }],
      }),
    show: async (pathname: string) => {
      navigator.view = { location: { pathname } }
      onView()
      await settle()
    },
    hide: () => {
      document.visibilityState = 'hidden'
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

test.each(['pointerover', 'focusin', 'touchstart'])(
  'a link that gets %s is loaded at once, and once',
  async (event) => {
    const page = await showPage()
    await page.point('/a', event)
    await page.point('/a', event)
    expect(page.loads).toEqual(['/a auto'])
    expect(page.ahead).toEqual(['/a'])
  },
)

test('a link that is pointed at stays the page that is rendered ahead when scrolling rests', async () => {
  const page = await showPage()
  const pointed = page.point('/a')
  await Promise.all([pointed, page.rest('/b')])
  expect(page.ahead).toEqual(['/a'])
})

test('when scrolling rests, the two nearest pages are loaded, and the first is rendered ahead', async () => {
  const page = await showPage()
  await page.rest('/a', '/a', '/b', '/c')
  expect(page.loads).toEqual(['/a low', '/b low'])
  expect(page.ahead).toEqual(['/a'])
})

test('payloads of pages whose links come near are loaded at once, without their code', async () => {
  const page = await showPage()
  page.near('/a', '/b', '/c', '/', '/a')
  expect(page.loads).toEqual(['/a low', '/b low', '/c low'])
  await page.settle()
  expect([page.screens, page.ahead]).toEqual([[], []])
  await page.rest('/b')
  expect([page.screens, page.ahead]).toEqual([['page'], ['/b']])
})

test('four payloads are requested at a time, until their bytes are spent', async () => {
  const page = await showPage()
  const paths = Array.from({ length: 9 }, (_, index) => `/${index}`)
  page.near(...paths)
  expect(page.loads).toHaveLength(4)
  await page.settle()
  expect(page.loads).toHaveLength(9)
  page.transfer(BUDGET)
  page.near('/a')
  page.transfer(BUDGET - 1, '/a/_payload.json')
  page.near('/b')
  page.transfer(1, '/b/_payload.json')
  page.near('/c')
  expect(page.loads.slice(9)).toEqual(['/a low', '/b low'])
})

test('payloads of links that came near leave bytes for the nearest link', async () => {
  const page = await showPage()
  page.near('/a')
  page.transfer(BUDGET, '/a/_payload.json')
  await page.rest('/b')
  expect(page.loads).toEqual(['/a low', '/b low'])
})

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  'with %o links that come near load nothing',
  async (connection) => {
    const page = await showPage(connection)
    page.near('/a')
    await page.settle()
    expect(page.loads).toEqual([])
  },
)

test('the page that is shown is not loaded, nor a page of another build rendered ahead', async () => {
  const page = await showPage()
  await page.rest('/', '/newer')
  expect(page.loads).toEqual(['/newer low'])
  expect(page.ahead).toEqual([])
})

test('a failure is silent, and other pages are loaded', async () => {
  const page = await showPage()
  await page.rest('/broken', '/b')
  await page.point('/a')
  expect(page.loads).toEqual(['/broken low', '/b low', '/a auto'])
})

test('with data saving nothing is loaded', async () => {
  const page = await showPage({ saveData: true })
  await page.rest('/a')
  await page.point('/a')
  expect([page.loads, page.pictures]).toEqual([[], [false]])
})

test('on a 2G connection only what is pointed at is loaded, and no picture below', async () => {
  const page = await showPage({ effectiveType: 'slow-2g' })
  await page.rest('/a')
  await page.point('/b')
  expect([page.loads, page.pictures]).toEqual([['/b auto'], [false]])
})

test('links in view are loaded until their bytes are spent, and again on the next page', async () => {
  const page = await showPage()
  await page.rest('/a')
  page.transfer(BUDGET, '/picture.avif')
  await page.rest('/b')
  page.transfer(BUDGET)
  await page.rest('/c')
  await page.point('/d')
  expect(page.loads).toEqual(['/a low', '/b low', '/d auto'])
  await page.show('/a')
  await page.rest('/c')
  expect(page.loads.at(-1)).toBe('/c low')
  expect(page.pictures).toEqual([true, true])
})

test('a tab in the background gives back what it rendered ahead', async () => {
  const page = await showPage()
  await page.point('/a')
  page.hide()
  expect(page.ahead).toEqual(['/a', undefined])
})
