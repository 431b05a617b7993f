import { NavigationType } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Freshness, Navigation } from '../../../src/web/navigation/freshness/keep-fresh.ts'
import type { Page } from '../../../src/web/page/page.ts'
import { openTab } from './fake-tab.ts'

const LIST: Page = {
  screen: { Page: () => null, head: () => ({ title: '', description: '' }) },
  payload: payload('list'),
}

function payload(data: string) {
  return { code: 'own', screen: 'products', data }
}

const pageOf = (data: string): Page => ({ ...LIST, payload: payload(data) })

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    // First: stubs were made over the fake timers.
    vi.unstubAllGlobals()
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.doUnmock('../../../src/web/navigation/routing/browser-screens.ts')
  }
})

/** A document at an address whose pages arrive when the test says so. */
async function openDocument(at = '/products') {
  vi.doMock('../../../src/web/navigation/routing/browser-screens.ts', () => ({
    screenAt: () => 'products',
    loadScreen: () => null,
  }))
  const { createSiteNavigator } = await import('../../../src/web/navigation/routing/site-navigator.ts')
  const tab = openTab(at)
  const asked: (Navigation & { answer: (page: Page) => Promise<void>; fail: (cause: unknown) => Promise<void> })[] = []
  const freshness: Freshness = {
    loadPage: (navigation: Navigation) =>
      new Promise<Page>((resolve, reject) => {
        const settled = async () => void (await vi.advanceTimersByTimeAsync(0))
        asked.push({
          ...navigation,
          answer: (page) => (resolve(page), settled()),
          fail: (cause) => (reject(cause), settled()),
        })
      }),
  } as Freshness
  const navigator = createSiteNavigator({ basename: '/', freshness, page: LIST })
  let told = 0
  navigator.subscribe(() => (told += 1))
  return { tab, asked, navigator, told: () => told }
}

test('a page is shown together with its address, at its top, once it is loaded', async () => {
  const { tab, asked, navigator } = await openDocument()
  navigator.push('/products/a')
  expect([tab.address(), navigator.isLoading]).toEqual(['/products', true])
  await asked[0]?.answer(pageOf('a'))
  expect([tab.address(), navigator.isLoading, tab.entries()]).toEqual(['/products/a', false, 2])
  expect(navigator.view).toMatchObject({ page: pageOf('a'), cameBy: NavigationType.Push, scrollTo: 0 })
})

test('only a page that takes longer says that it is loading', async () => {
  const { asked, navigator, told } = await openDocument()
  navigator.push('/products/a')
  await vi.advanceTimersByTimeAsync(99)
  expect(told()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(told()).toBe(1)
  await asked[0]?.answer(pageOf('a'))
  navigator.push('/products/b')
  await asked[1]?.answer(pageOf('b'))
  await vi.advanceTimersByTimeAsync(200)
  expect(told()).toBe(3)
})

test('of two navigations in a row only the last is shown, whichever page comes first', async () => {
  const { tab, asked, navigator } = await openDocument()
  navigator.push('/products/a')
  navigator.push('/products/b')
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false])
  await asked[1]?.answer(pageOf('b'))
  await asked[0]?.answer(pageOf('a'))
  expect([tab.address(), navigator.view.page, tab.entries()]).toEqual(['/products/b', pageOf('b'), 2])
})

test('a page that cannot be loaded is an error page at its address', async () => {
  const { tab, asked, navigator } = await openDocument()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  navigator.push('/products/a')
  await asked[0]?.fail(new Response(null, { status: 404 }))
  expect([tab.address(), navigator.view.page]).toEqual(['/products/a', { status: 404 }])
  navigator.push('/products/b')
  await asked[1]?.fail(new TypeError('broken'))
  expect(navigator.view.page).toEqual({ status: 500 })
})

test('other search parameters load nothing, and may keep the place', async () => {
  const { tab, asked, navigator } = await openDocument()
  navigator.push('/products?q=lock', undefined, { preventScrollReset: true })
  expect([asked.length, tab.address(), navigator.view.scrollTo]).toEqual([0, '/products?q=lock', undefined])
})

test('an address that replaces itself is loaded again', async () => {
  const { tab, asked, navigator } = await openDocument()
  navigator.replace('/products')
  await asked[0]?.answer(pageOf('again'))
  expect([navigator.view.page, tab.entries()]).toEqual([pageOf('again'), 1])
})

test('Back leads to the page and the place before, and an entry of the browser keeps its own place', async () => {
  const { tab, asked, navigator } = await openDocument()
  navigator.followHistory()
  tab.scroll(1200)
  navigator.push('/products/a')
  await asked[0]?.answer(pageOf('a'))
  tab.scroll(0)
  navigator.go(-1)
  await asked[1]?.answer(LIST)
  expect([tab.address(), navigator.view.scrollTo, navigator.view.cameBy]).toEqual([
    '/products',
    1200,
    NavigationType.Pop,
  ])
  // As a click on a fragment makes one.
  tab.history.pushState(null, '', '/products#end')
  tab.window.dispatchEvent(new Event('popstate'))
  expect(navigator.view).toMatchObject({ location: { hash: '#end' }, scrollTo: undefined })
})

test('a document whose address has changed before it ran shows what the address says', async () => {
  const { tab, asked, navigator } = await openDocument('/products/a')
  expect(navigator.view.location.pathname).toBe('/products/a')
  tab.history.pushState({ key: 'before', state: null }, '', '/products')
  navigator.followHistory()
  expect(asked.map(({ href }) => new URL(href).pathname)).toEqual(['/products'])
})

test('a document from the back/forward cache no longer waits for what it was loading', async () => {
  const { tab, asked, navigator, told } = await openDocument()
  navigator.push('/products/a')
  tab.turn('pageshow')
  expect([navigator.isLoading, asked[0]?.signal?.aborted, told()]).toEqual([false, true, 1])
  await asked[0]?.answer(pageOf('a'))
  expect([tab.address(), navigator.view.page]).toEqual(['/products', LIST])
})

test('a page that is rendered ahead is shown where it was rendered', async () => {
  const { asked, navigator } = await openDocument()
  const { locationOf } = await import('../../../src/web/navigation/routing/site-navigator.ts')
  const place = { key: 'p', Page: () => null }
  navigator.ahead = { location: locationOf('/products/a', undefined), page: pageOf('a'), place }
  navigator.push('/products/a')
  const { page } = navigator.ahead
  await asked[0]?.answer(page)
  expect(navigator.view.place).toBe(place)
  expect(navigator.ahead).toBeUndefined()
  navigator.push('/products/b')
  await asked[1]?.answer(pageOf('b'))
  expect(navigator.view.place).toBeUndefined()
})
