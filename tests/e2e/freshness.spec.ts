import type { Page } from '@playwright/test'
import { RELOAD_GUARD_MS } from '../../src/web/navigation/freshness/reload-guard.ts'
import {
  FAILED_REQUEST,
  expect,
  LOCALES,
  onSlowConnection,
  openPage,
  pathIn,
  skipTime,
  test,
  waitUntilLive,
} from './test.ts'
import { errorHeading } from './words.ts'

const MODEL = 'VI-D720-P'
const PRODUCT = '/products/vi-d720-p'
const LATEST_BUILD = '/builds/latest.json'
const LATEST = `**${LATEST_BUILD}?*`
const PRODUCT_CODE = '**/assets/product.screen-*.js'

/** A tab polls once, and then when a test makes it visible (`lookForBuild`), not in between. */
const HOUR_MS = 60 * 60_000

async function pollEvery(page: Page, intervalMs: number): Promise<void> {
  await page.route('**/config.json', (route) => route.fulfill({ json: { buildCheckInterval: intervalMs } }))
}

/** From now on the server reports another published build at each request, of the code that it serves. */
async function announceAnotherBuild(page: Page): Promise<void> {
  let count = 0
  await page.route(LATEST, async (route) => {
    count += 1
    await route.fulfill({ json: { ...(await (await route.fetch()).json()), id: `another-${count}` } })
  })
}

/** Waits until the tab knows the published build: it polls when it has started, and when it becomes visible. */
async function lookForBuild(page: Page): Promise<void> {
  await page.waitForFunction(
    (address) => performance.getEntriesByType('resource').some(({ name }) => name.includes(address)),
    LATEST_BUILD,
  )
  // A tab that still processes the first response does not look again.
  await page.evaluate(settle)
  const answered = page.waitForResponse(LATEST)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await (await answered).finished()
  await page.evaluate(settle)
}

/** Runs in the page: resolves when a later request has completed, so that the tab has also processed earlier ones. */
function settle(): Promise<string> {
  return fetch('/robots.txt').then((response) => response.text())
}

/** Collects the paths of documents loaded from now on. */
function documentsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Clicks like a script: without hovering over the link first, which would prefetch the page. */
function click(page: Page, href: string): Promise<void> {
  return page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
}

/**
 * Stops the time of the page's `Date.now`, in this document and the next ones: however long the machine takes, seconds
 * end when the test says so. Timers and `performance` go on.
 */
async function stopTimeAt(page: Page, now: number): Promise<void> {
  const stop = (time: number) => {
    Date.now = () => time
  }
  await page.addInitScript(stop, now)
  await page.evaluate(stop, now)
}

function showsProduct(page: Page): Promise<void> {
  return expect(page.getByRole('heading', { level: 1 })).toHaveText(MODEL)
}

test.beforeEach(async ({ page }) => {
  await pollEvery(page, HOUR_MS)
  // Prefetches hovered links only: counted requests are then those of the test.
  await onSlowConnection(page)
})

for (const locale of LOCALES) {
  test(`after a new build the next click loads a full page, at most once in ten seconds per path (${locale})`, async ({
    page,
  }) => {
    const [list, product] = [pathIn(locale, '/products'), pathIn(locale, PRODUCT)]
    const start = Date.now()
    await stopTimeAt(page, start)
    await announceAnotherBuild(page)
    await openPage(page, list)
    const documents = documentsOf(page)
    await lookForBuild(page)
    await click(page, product)
    await expect.poll(() => documents).toEqual([product])
    await waitUntilLive(page)
    await showsProduct(page)

    await lookForBuild(page)
    await click(page, list)
    await expect.poll(() => documents).toEqual([product, list])
    await waitUntilLive(page)
    await lookForBuild(page)
    await stopTimeAt(page, start + RELOAD_GUARD_MS - 1)
    await click(page, product)
    await showsProduct(page)
    expect(documents).toEqual([product, list])

    await page.goBack()
    // Shown, and so not loaded.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(MODEL)
    await stopTimeAt(page, start + RELOAD_GUARD_MS)
    await click(page, product)
    await expect.poll(() => documents.slice(2)).toEqual([product])
  })
}

test('Back after a new build loads a full page', async ({ page }) => {
  await openPage(page, '/products')
  await click(page, PRODUCT)
  await showsProduct(page)
  await announceAnotherBuild(page)
  await lookForBuild(page)
  const documents = documentsOf(page)
  await page.goBack()
  await expect.poll(() => documents).toEqual(['/products'])
  await waitUntilLive(page)
  await expect(page).toHaveURL('/products')
})

test('changing the step of the contact form after a new build loads nothing', async ({ page }) => {
  await announceAnotherBuild(page)
  await openPage(page, '/contact')
  const stepShown = (step: string) => page.locator(`form[data-step=${step}]`).waitFor()
  await stepShown('details')
  await lookForBuild(page)
  const documents = documentsOf(page)
  await page.getByRole('radio').first().check()
  for (const field of ['subject', 'details']) await page.locator(`#${field}`).fill('Six floors')
  await page.locator('form button[type=submit]').click()
  await stepShown('contact')
  await page.goBack()
  await stepShown('details')
  await page.goForward()
  await stepShown('contact')
  expect(documents).toEqual([])
})

test('a form with unsent input is not lost to a new build', async ({ page }) => {
  await announceAnotherBuild(page)
  await openPage(page, '/login')
  await lookForBuild(page)
  const documents = documentsOf(page)
  await page.locator('main form input').first().fill('someone')
  await click(page, '/contact')
  await expect(page).toHaveURL('/contact')
  expect(documents).toEqual([])
})

test('a prefetched page of other code shows that there is a new build', async ({ page }) => {
  await page.route(`**${PRODUCT}/_payload.json`, async (route) => {
    const payload = await (await route.fetch()).json()
    await route.fulfill({ json: { ...payload, code: 'another' } })
  })
  await openPage(page, '/products')
  const fetched = page.waitForResponse(`**${PRODUCT}/_payload.json`)
  await page.locator(`a[href="${PRODUCT}"]`).first().hover()
  await (await fetched).finished()
  const documents = documentsOf(page)
  await click(page, '/contact')
  await expect.poll(() => documents).toEqual(['/contact'])
})

for (const locale of LOCALES) {
  test(`code that stays missing shows the error page the second time, and never loops (${locale})`, async ({
    page,
    complaints,
  }) => {
    const [list, product] = [pathIn(locale, '/products'), pathIn(locale, PRODUCT)]
    await page.clock.install()
    await stopTimeAt(page, Date.now())
    await page.route(PRODUCT_CODE, (route) => route.fulfill({ status: 404, body: 'Not Found' }))
    await openPage(page, list)
    const documents = documentsOf(page)
    await click(page, product)
    await expect.poll(() => documents).toEqual([product])
    // The document is readable without the code for its hydration.
    await showsProduct(page)
    await skipTime(page)
    expect(documents).toEqual([product])
    await openPage(page, list)
    await click(page, product)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorHeading(locale, 'server'))
    expect(documents).toEqual([product, list])
    complaints.allow(FAILED_REQUEST)
  })
}

test('a page runs the scripts of its own build only', async ({ page, complaints }) => {
  await openPage(page, '/')
  const policy = (await page.request.get('/')).headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.documentElement.dataset.intruder = ""'
    document.head.append(script)
  })
  await expect(page.locator('html')).not.toHaveAttribute('data-intruder')
  expect(complaints.join()).toContain('Content Security Policy')
  complaints.allow(/Content Security Policy/)
})
