import type { Page, Request, Route } from '@playwright/test'
import {
  FAILED_REQUEST,
  expect,
  LOCALES,
  onSlowConnection,
  openInAnotherTab,
  openPage,
  pathIn,
  skipTime,
  test,
  waitUntilLive,
  word,
} from './test.ts'
const MODEL = 'VI-D720-P'
const PRODUCT = '/products/vi-d720-p'
const PAYLOAD = `${PRODUCT}/_payload.json`

/** Collects the requests for one payload from now on. */
function countPayloads(page: Page, path: string): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) requests.push(request)
  })
  return requests
}

const PHONE = { width: 412, height: 823 }

/** Clicks like a script: without hovering over the link first, which would prefetch the page. */
function clickAtOnce(page: Page, name: string): Promise<void> {
  return page
    .getByRole('link', { name })
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
}

for (const locale of LOCALES) {
  test(`navigates from list to product with one payload and no other document (${locale})`, async ({ page }) => {
    await onSlowConnection(page)
    await openPage(page, pathIn(locale, '/products'))
    const payloads = countPayloads(page, pathIn(locale, PAYLOAD))
    let documents = 0
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1
    })
    await clickAtOnce(page, MODEL)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(MODEL)
    await expect(page).toHaveURL(pathIn(locale, PRODUCT))
    expect(payloads).toHaveLength(1)
    expect(documents).toBe(0)
    // The new title is announced, and the focus is in the new content.
    await expect(page.getByRole('status').filter({ hasText: MODEL })).toBeAttached()
    await expect(page.locator('main')).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(MODEL))
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${PRODUCT}$`))
  })
}

test('shows the elements of a page that were rendered ahead, and renders them once', async ({ page }) => {
  await page.addInitScript(() => {
    const create = document.createElement.bind(document)
    const headings: Element[] = []
    Object.assign(window, { headings })
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      const element = create(name, options)
      if (name === 'h1') headings.push(element)
      return element
    }
  })
  const countOf = (model: string) =>
    page.evaluate(
      // Filled by the script above.
      (name) =>
        (window as Window & { headings?: Element[] }).headings?.filter((each) => each.textContent === name).length,
      model,
    )
  await openPage(page, '/products')
  await page.getByRole('link', { name: MODEL }).first().hover()
  await expect.poll(() => countOf(MODEL)).toBe(1)
  // It is not part of the document: nothing finds it.
  await expect(page.locator('h1')).toHaveCount(1)
  await page.getByRole('link', { name: MODEL }).first().click()
  await expect(page.locator('h1')).toHaveText(MODEL)
  expect(await countOf(MODEL)).toBe(1)
})

test('renders the first viewport of a page opened by a click before the rest', async ({ page }) => {
  await openPage(page, '/products')
  const hadRest = page.evaluate(
    (model) =>
      new Promise<boolean>((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent === model)
            resolve(document.getElementById('attributes') !== null)
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    MODEL,
  )
  await clickAtOnce(page, MODEL)
  expect(await hadRest).toBe(false)
  await expect(page.locator('#attributes')).toBeVisible()
})

test('prefetches a page when its link is hovered, and fetches nothing more on the click', async ({ page }) => {
  await onSlowConnection(page)
  await openPage(page, '/products')
  const payloads = countPayloads(page, PAYLOAD)
  const link = page.getByRole('link', { name: MODEL }).first()
  const fetched = page.waitForResponse((response) => response.url().endsWith(PAYLOAD))
  await link.hover()
  await fetched
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MODEL)
  expect(payloads).toHaveLength(1)
})

test('prefetches a page whose link was hovered before the code that prefetches was loaded', async ({ page }) => {
  await onSlowConnection(page)
  const waiting: Route[] = []
  await page.route(/\/assets\/start-later-/, (route) => void waiting.push(route))
  await openPage(page, '/products')
  const payloads = countPayloads(page, PAYLOAD)
  await page.getByRole('link', { name: MODEL }).first().hover()
  await expect.poll(() => waiting.length).toBe(1)
  expect(payloads).toHaveLength(0)
  await waiting[0]?.continue()
  await expect.poll(() => payloads.length).toBe(1)
})

test('prefetches what is in view when scrolling rests, also on a 3G connection', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } })
  })
  await page.setViewportSize(PHONE)
  await openPage(page, '/products')
  const requested = new Set<string>()
  page.on('request', (request) => requested.add(new URL(request.url()).pathname))
  const cards = page.locator('main article a[href^="/products/"]')
  const link = cards.nth(16)
  const payload = `${await link.getAttribute('href')}/_payload.json`
  const fetched = page.waitForResponse((response) => response.url().endsWith(payload))
  await link.evaluate((last) => last.scrollIntoView({ block: 'center' }))
  await fetched
  // Not what the visitor has scrolled past.
  const passed = await cards.nth(8).getAttribute('href')
  expect(requested.has(`${passed}/_payload.json`)).toBe(false)
})

test('prefetches what few open next only when it is pointed at', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.install()
  const contact = countPayloads(page, '/contact/_payload.json')
  const series = countPayloads(page, '/products/video-intercom/_payload.json')
  await openPage(page, '/products/vi-d430-p')
  const ask = page.locator('main a[href^="/contact?product="]').filter({ visible: true }).first()
  await expect(ask).toBeInViewport()
  await skipTime(page)
  expect([...contact, ...series]).toEqual([])
  await ask.hover()
  await expect.poll(() => contact.length).toBe(1)
})

test('restores scroll position and focus on Back', async ({ page }) => {
  await onSlowConnection(page)
  await openPage(page, '/products')
  const link = page.getByRole('link', { name: 'VI-V104K-P' }).first()
  await link.scrollIntoViewIfNeeded()
  await link.focus()
  const before = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('VI-V104K-P')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/products')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await expect(link).toBeFocused()
})

test('opens a link in another tab with Ctrl', async ({ page }) => {
  await openPage(page, '/products')
  const tab = await openInAnotherTab(page.getByRole('link', { name: MODEL }).first())
  await expect(tab).toHaveURL(PRODUCT)
  await expect(page).toHaveURL('/products')
})

for (const locale of LOCALES) {
  test(`reports missing pages, and files that could not be loaded (${locale})`, async ({ page, complaints }) => {
    const said = (name: string) => expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await openPage(page, pathIn(locale, '/products/no-such-model'))
    await said(word(locale, 'common', 'error.notFound.product'))
    await openPage(page, pathIn(locale, '/faqs/no-such-question'))
    await said(word(locale, 'common', 'error.notFound.content'))
    for (const [section, status] of [
      ['news', 'HTTP 500'],
      ['faqs', word(locale, 'common', 'error.server.offline')],
    ] as const) {
      await onSlowConnection(page)
      await openPage(page, pathIn(locale, '/contact'))
      await page.route(`**/${section}/_payload.json`, (route) =>
        section === 'news' ? route.fulfill({ status: 500, body: 'no' }) : route.abort(),
      )
      await page
        .locator(`header a[href="${pathIn(locale, `/${section}`)}"]`)
        .first()
        .evaluate((link: HTMLAnchorElement) => link.click())
      await said(word(locale, 'common', `error.server.${section}`).replace('{{reason}}', status))
    }
    // Chromium itself reports failed requests.
    complaints.allow(FAILED_REQUEST)
  })
}

for (const locale of LOCALES) {
  test(`finds a product by its model from the not-found page (${locale})`, async ({ page, complaints }) => {
    await openPage(page, pathIn(locale, '/products/no-such-model'))
    await expect(page.getByRole('link', { name: word(locale, 'common', 'error.home') })).toHaveAttribute(
      'href',
      pathIn(locale, '/'),
    )
    const field = page.getByRole('main').getByRole('searchbox', { name: word(locale, 'common', 'searchBox.label') })
    await field.fill(MODEL)
    await field.press('Enter')
    await expect(page).toHaveURL(pathIn(locale, `/products?q=${MODEL}`))
    await expect(page.getByRole('main').getByRole('link', { name: MODEL }).first()).toBeVisible()
    // Chromium itself reports the document's 404 response.
    complaints.allow(FAILED_REQUEST)
  })
}

for (const locale of LOCALES) {
  test(`the browser handles a link to a file, even if its address looks like a page (${locale})`, async ({
    page,
    complaints,
  }) => {
    const feed = pathIn(locale, '/news/feed.xml')
    await openPage(page, pathIn(locale, '/news'))
    const payloads = countPayloads(page, `${feed}/_payload.json`)
    const link = page.getByRole('main').getByRole('link', { name: word(locale, 'news', 'subscribe') })
    await link.hover()
    await link.focus()
    await link.click()
    await expect(page).toHaveURL(feed)
    await expect(page.locator('feed')).toBeAttached()
    expect(payloads).toEqual([])
    expect(complaints.filter((complaint) => FAILED_REQUEST.test(complaint))).toEqual([])
    // Chromium renders XML with its own styles, which the site's policy forbids.
    complaints.allow(/Content Security Policy/)
  })
}

test('an address with an encoded slash shows the page that the host serves for it', async ({ page }) => {
  await openPage(page, `/en/products%2F${MODEL.toLowerCase()}?from=mail`)
  await waitUntilLive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MODEL)
  await expect(page).toHaveURL(`/en/products/${MODEL.toLowerCase()}?from=mail`)
})

test.describe('a bot that runs scripts', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })

  test('gets no error page, but the name of the error', async ({ page, complaints }) => {
    await openPage(page, '/faqs')
    await page.route('**/news{,/_payload.json}', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: word('zh', 'common', 'header.news') })
      .click()
    await expect(page.getByRole('main')).toHaveText(word('zh', 'common', 'error.server.name'))
    complaints.allow(FAILED_REQUEST)
  })
})
