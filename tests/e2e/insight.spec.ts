/* Pages report usage once they are left; tests the cost, and that visitors who object are not asked. */
import { brotliCompressSync } from 'node:zlib'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { beAPerson, hideAndHear, hideTab, whenSettled, wishNotToBeCounted } from './beacon.ts'
import { productOf } from './catalogue.ts'
import { logIn, openDesk, tokenOf, uniqueSubject } from './desk.ts'
import { VIEWER } from './staff.ts'
import { NARROW, WIDE } from './templates.ts'
import { expect, openPage, skipTime, test, word } from './test.ts'
import { comeFromOwnAddress, expectNoAxeFaults } from './visitor.ts'

const MAX_BYTES = 3000
const SHEET = `/downloads/AC-F520-P_datasheet_en_v${productOf('ac-f520-p').dataSheet?.version ?? '1.0'}.pdf`

/** Hides the tab and returns what was sent. */
async function hide(page: Page): Promise<Record<string, unknown>> {
  const request = await hideAndHear(page)
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
  await page.evaluate((href) => {
    if (document.querySelector('a[download][href*="_datasheet_"]')) return
    document
      .querySelector('main')
      ?.append(Object.assign(document.createElement('a'), { href, download: '', textContent: 'x' }))
  }, SHEET)
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

test('an address without a page is reported with the origin of the site that led there', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/)
  await beAPerson(page)
  await page.goto('/en/no-such-page?user=ann', { referer: 'https://search.example/?q=ann' })
  await whenSettled(page)
  expect(await hide(page)).toMatchObject({
    template: 'not-found',
    missing: { path: '/en/no-such-page', referrer: 'https://search.example' },
  })
})

test('nothing is loaded or sent of a visitor who does not want to be counted', async ({ page }) => {
  await beAPerson(page)
  await wishNotToBeCounted(page)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.clock.install()
  await openPage(page, '/en/faqs')
  await skipTime(page)
  await hideTab(page)
  expect(asked.filter((path) => /tell-|insight/.test(path))).toEqual([])
  expect(asked.length).toBeGreaterThan(5)
})

/** Has visitors tell what they met, each from an address of their own. */
async function visit(request: APIRequestContext, visits: readonly object[]): Promise<void> {
  for (const [index, data] of visits.entries()) {
    const headers = {
      'content-type': 'text/plain',
      'user-agent': 'Mozilla/5.0 Chrome/140',
      'x-forwarded-for': `10.99.0.${index}`,
    }
    expect((await request.post('/api/insight', { headers, data: JSON.stringify(data) })).status()).toBe(204)
  }
}

for (const { locale, size } of [
  { locale: 'zh', size: NARROW },
  { locale: 'en', size: WIDE },
] as const) {
  test(`the screen of counts shows what was counted, in tables and pictures (${locale})`, async ({
    page,
    context,
    request,
  }) => {
    const t = (key: string) => word(locale, 'desk-insight', key)
    await page.setViewportSize(size)
    await logIn(context, VIEWER.account)
    const term = `zz ${uniqueSubject().toLowerCase()}`
    const path = `/gone-${uniqueSubject().slice(6)}`
    // More of them than of all other tests, so that the day is above the line.
    const slow = Array.from({ length: 60 }, () => ({
      lang: 'en',
      template: 'fire-alarm-system',
      lcp: 6000,
      inp: 300,
      cls: 0.3,
    }))
    const searched = Array.from({ length: 3 }, () => ({ lang: 'en', template: 'home', unfound: [term] }))
    const missed = { lang: 'en', template: 'not-found', missing: { path, referrer: 'https://search.example/?q=ann' } }
    const fetched = { lang: 'en', template: 'product', sheets: [SHEET] }
    const last = { lang: 'en', template: 'home', unfound: [`${term} last`] }
    await visit(request, [...slow, ...searched, missed, missed, fetched, last, last, last])
    const headers = { authorization: `Bearer ${await tokenOf(request, VIEWER.account)}` }
    // Counts are added every five seconds.
    await expect
      .poll(async () => (await request.get('/api/desk/insight?days=28&lang=en', { headers })).text(), {
        timeout: 15_000,
      })
      .toContain(`${term} last`)
    await openDesk(page, locale, '/desk/insight')
    const row = (name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    await expect(row(t('templates.fire-alarm-system'))).toContainText(/[56]\.\d\d/)
    await expect(row(t('templates.fire-alarm-system'))).toContainText(t('speed.poor'))
    await expect(row(term).getByRole('cell')).toHaveText([word(locale, 'desk', 'languages.en'), '3'])
    await expect(row(path).getByRole('cell')).toHaveText(['https://search.example', '2'])
    await page.getByRole('link', { name: 'AC-F520-P' }).waitFor()
    // Four pictures, with their figures in words and as tables.
    const pictures = page.getByRole('main').getByRole('img')
    await expect(pictures).toHaveCount(4)
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAccessibleName(/\d/)
      await expect(picture.locator('canvas')).toBeVisible()
    }
    expect(await drawnBesideTheColumns(pictures.first())).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    await page.getByText(t('asTable')).first().click()
    await expect(page.getByRole('table', { name: t('speed.picture') }).getByRole('row')).toHaveCount(29)
    await expectNoAxeFaults(page)
  })
}

/** Returns whether the label of the limit stands to the right of the axis, and so of all columns. */
function drawnBesideTheColumns(picture: Locator): Promise<boolean> {
  return picture.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] }
    const painted = (y: number) =>
      Array.from({ length: width }, (_, x) => x).filter((x) => (data[(y * width + x) * 4 + 3] ?? 0) > 128)
    const rows = Array.from({ length: height }, (_, y) => painted(y))
    // The axis is the lowest row that is painted from side to side.
    const axis = rows.findLastIndex((columns) => columns.length > width / 2)
    const end = rows[axis]?.at(-1) ?? width
    return rows.slice(0, axis - 4).some((columns) => columns.some((x) => x > end + 4))
  })
}
