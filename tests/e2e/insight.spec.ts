/* What pages tell once they are left, what that costs, and that nobody is asked who does not want it. */
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { tokenOf } from './desk.ts'
import { VIEWER } from './staff.ts'
import { expect, LOCALES, openPage, test, word } from './test.ts'
import { comeFromOwnAddress } from './visitor.ts'

const MAX_BYTES = 3000

/** Pages tell nothing of a browser that a program drives, such as this one. */
async function beAPerson(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))
}

/** Waits until the code that tells is loaded, and returns its address. */
async function whenSettled(page: Page): Promise<string> {
  const loaded = () => performance.getEntriesByType('resource').find(({ name }) => /\/tell-[^/]+\.js$/.test(name))?.name
  await page.waitForFunction(loaded)
  return (await page.evaluate(loaded)) ?? ''
}

/** Hides the tab, as going to another one does, and returns what was sent. */
async function hide(page: Page): Promise<Record<string, unknown>> {
  const sent = page.waitForRequest('**/api/insight')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    Reflect.deleteProperty(document, 'visibilityState')
  })
  const request = await sent
  expect((await request.response())?.status()).toBe(204)
  expect(await request.headerValue('cookie')).toBeNull()
  return JSON.parse(request.postData() ?? '') as Record<string, unknown>
}

test('the code that tells is at most 3 KB, and comes after the first paint of a settled page', async ({
  page,
  request,
}) => {
  await beAPerson(page)
  await page.goto('/en/products/ac-f520-p')
  const address = await whenSettled(page)
  expect(brotliCompressSync(await (await request.get(address)).body()).length).toBeLessThanOrEqual(MAX_BYTES)
  const html = await (await request.get('/en/products/ac-f520-p')).text()
  expect(html).not.toContain(new URL(address).pathname)
  const times = await page.evaluate((name) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const [load] = performance.getEntriesByType('navigation')
    const [code] = performance.getEntriesByName(name)
    return { paint: paint?.startTime ?? 0, load: load?.loadEventEnd ?? 0, code: code?.startTime ?? 0 }
  }, address)
  expect(times.paint).toBeGreaterThan(0)
  expect(times.code).toBeGreaterThan(Math.max(times.paint, times.load) + 1000)
})

test('a page tells once how fast it was, what was not found and which sheet was fetched, and staff see it', async ({
  page,
  request,
  complaints,
}) => {
  // The reference build of these tests may have no sheets.
  complaints.allow(/Failed to load resource/)
  await beAPerson(page)
  await comeFromOwnAddress(page.context())
  await openPage(page, '/en/products/ac-f520-p')
  await whenSettled(page)
  // A build without documents has no link to a sheet: then one is added to the page.
  await page.evaluate(() => {
    if (document.querySelector('a[download][href*="_datasheet_"]')) return
    const href = '/downloads/AC-F520-P_datasheet_en_v1.0.pdf'
    document
      .querySelector('main')
      ?.append(Object.assign(document.createElement('a'), { href, download: '', textContent: 'x' }))
  })
  await page.locator('a[download][href*="_datasheet_"]').click()
  await page
    .getByRole('link', { name: word('en', 'common', 'header.search') })
    .first()
    .click()
  const heard = page.evaluate(
    () => new Promise((resolve) => addEventListener('unfound', () => resolve(0), { once: true })),
  )
  await page.getByRole('combobox').fill('xyzzyqq')
  await expect(page.getByText(word('en', 'search', 'none').replace('{{keyword}}', 'xyzzyqq')).first()).toBeVisible()
  await heard
  const visit = await hide(page)
  expect(visit).toMatchObject({ lang: 'en', template: 'product', unfound: ['xyzzyqq'] })
  expect(visit.sheets).toEqual([expect.stringMatching(/^\/downloads\/AC-F520-P_datasheet_en_/)])
  expect(visit.lcp).toBeGreaterThan(0)
  expect(Object.keys(visit).filter((name) => !/^(?:lang|template|lcp|inp|cls|unfound|sheets)$/.test(name))).toEqual([])
  // Once for a page.
  let again = 0
  page.on('request', (each) => (again += each.url().endsWith('/api/insight') ? 1 : 0))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect(again).toBe(0)
  const headers = { authorization: `Bearer ${await tokenOf(request, VIEWER.account)}` }
  const known = async () => {
    const answer = await request.get('/api/desk/insight?days=7&lang=en', { headers })
    return JSON.stringify(((await answer.json()) as { result: unknown }).result)
  }
  await expect.poll(known, { timeout: 15_000 }).toContain('xyzzyqq')
  expect(await known()).toContain('"code":"ac-f520-p"')
})

test('an address without a page is told with the origin of the site that led there', async ({ page, complaints }) => {
  complaints.allow(/404/)
  await beAPerson(page)
  await page.goto('/en/no-such-page?user=ann', { referer: 'https://search.example/?q=ann' })
  await whenSettled(page)
  expect(await hide(page)).toMatchObject({
    template: 'not-found',
    missing: { path: '/en/no-such-page', referrer: 'https://search.example' },
  })
})

for (const [wish, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
  ['connection', { saveData: true }],
] as const) {
  test(`nothing is loaded or sent with ${wish}`, async ({ page }) => {
    await beAPerson(page)
    await page.addInitScript(([name, said]) => Object.defineProperty(Navigator.prototype, name, { get: () => said }), [
      wish,
      value,
    ] as const)
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    await openPage(page, '/en/faqs')
    await page.waitForTimeout(4000)
    expect(asked.filter((path) => /tell-|insight/.test(path))).toEqual([])
    expect(asked.length).toBeGreaterThan(5)
  })
}

for (const locale of LOCALES) {
  test(`the screen of counts is closed to visitors (${locale})`, async ({ page }) => {
    await page.goto(`${locale === 'en' ? '/en' : ''}/desk/insight`)
    await expect(page.getByText(word(locale, 'desk', 'closed.out'))).toBeVisible()
  })
}
