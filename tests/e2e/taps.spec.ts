import type { Page } from '@playwright/test'
import { expect, onSlowConnection, openPage, test, waitUntilLive } from './test.ts'

/* A tap shows its page once, whatever the document is doing when it comes. */

const LIST = '/products'
const PRODUCT = '/products/vi-d720-p'
const MODEL = 'VI-D720-P'
/** A request by which the page tells the test, or the test the page. */
const SIGNAL = '/robots.txt?signal'
const ENTRY = /\/assets\/browser-[^/]+\.js$/
const isAt = (path: string) => (url: URL) => url.pathname === path

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Clicks at once, and returns when the click was handled. */
function click(page: Page): Promise<void> {
  return page
    .locator(`main a[href="${PRODUCT}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
}

/**
 * Clicks now, and again when the document is hydrated, or when the signal is answered and the browser's stop button was
 * pressed. Runs in the page alone: Playwright waits while a document is being loaded.
 */
function clickTwice(page: Page, after: 'hydrated' | 'stopped'): Promise<void> {
  return page.evaluate(
    ([path, signal, when]) => {
      const click = () => document.querySelector<HTMLAnchorElement>(`main a[href="${path}"]`)?.click()
      click()
      if (when === 'stopped') {
        void fetch(signal).then(() => {
          window.stop()
          click()
        })
        return
      }
      new MutationObserver(() => {
        setTimeout(() => {
          click()
          void fetch(signal)
        })
      }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
    },
    [PRODUCT, SIGNAL, after] as const,
  )
}

/** Lets requests of GET wait until they are released; returns how many came. */
async function hold(
  page: Page,
  address: Parameters<Page['route']>[0],
): Promise<{ count: () => number; release: () => void }> {
  let count = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') {
      count += 1
      await held
    }
    // The browser may have given up the request.
    await route.continue().catch(() => {})
  })
  return { count: () => count, release }
}

test.beforeEach(({ page }) => onSlowConnection(page))

test('Back while a reloaded document is not hydrated shows the page that it leads to', async ({ page }) => {
  await openPage(page, LIST)
  await click(page)
  await expect(heading(page)).toHaveText(MODEL)
  const code = await hold(page, ENTRY)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(code.count).toBeGreaterThan(0)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(LIST)
  code.release()
  await waitUntilLive(page)
  await expect(heading(page)).not.toHaveText(MODEL)
  await expect(page.locator('main article').first()).toBeVisible()
  await page.goForward()
  await expect(heading(page)).toHaveText(MODEL)
})

test('a link that is followed before hydration, and again after it, opens one page', async ({ page }) => {
  const code = await hold(page, ENTRY)
  await page.goto(LIST, { waitUntil: 'commit' })
  await expect.poll(code.count).toBeGreaterThan(0)
  const pages = await page.evaluate(() => history.length)
  const documents = await hold(page, isAt(PRODUCT))
  const clicked = page.waitForRequest((request) => request.url().endsWith(SIGNAL))
  await clickTwice(page, 'hydrated')
  await expect.poll(documents.count).toBe(1)
  code.release()
  await clicked
  // A second navigation would begin with the click, so before this request. The page itself answers nothing meanwhile.
  await page.request.get('/robots.txt')
  documents.release()
  await expect(heading(page)).toHaveText(MODEL)
  await waitUntilLive(page)
  expect(await page.evaluate(() => history.length)).toBe(pages + 1)
  await page.goBack()
  await expect(page).toHaveURL(LIST)
  await expect(heading(page)).not.toHaveText(MODEL)
})

test('a full load that the visitor stopped begins again with the next tap on the same link', async ({ page }) => {
  await openPage(page, LIST)
  await page.route(`**${PRODUCT}/_payload.json`, async (route) => {
    await route.fulfill({ json: { ...(await (await route.fetch()).json()), code: 'another' } })
  })
  const documents = await hold(page, isAt(PRODUCT))
  const signal = await hold(page, `**${SIGNAL}`)
  await clickTwice(page, 'stopped')
  await expect.poll(documents.count).toBe(1)
  signal.release()
  await expect.poll(documents.count).toBe(2)
  documents.release()
  await expect(heading(page)).toHaveText(MODEL)
})

test('a link with a malformed fragment opens its page at the top', async ({ page }) => {
  await openPage(page, LIST)
  await page.evaluate((path) => {
    const link = document.createElement('a')
    link.href = `${path}#%`
    document.body.append(link)
    link.click()
  }, PRODUCT)
  await expect(heading(page)).toHaveText(MODEL)
})
