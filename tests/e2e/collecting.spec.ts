import type { Page } from '@playwright/test'
import { catalogue } from './catalogue.ts'
import { expectHeard, listen } from './screen-reader.ts'
import { expect, LOCALES, type Locale, openPage, pathIn, skipTime, test, word } from './test.ts'
import { NARROW, waitForFrames } from './templates.ts'
import { expectNoAxeFaults } from './visitor.ts'
import { phrase } from './words.ts'

const MODEL = 'VI-D720-P'
const PRODUCT = '/products/vi-d720-p'
const inSchedule = (locale: Locale, key: string) => word(locale, 'door-schedule', key)
const iconName = (locale: Locale, model = MODEL) => phrase(locale, 'common', 'schedule.add', { model })

/** The number beside the link to the schedule in the header; 'none' without one. */
const countInHeader = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a[href$="/door-schedule"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content.replaceAll('"', ''))

/** Waits until clicks on links that collect are taken: they come with what prefetches. */
async function openSettled(page: Page, path: string) {
  await openPage(page, path)
  await page.waitForLoadState('networkidle')
}

for (const locale of LOCALES) {
  test(`a product page adds at once, says so, counts in the header, and takes it back (${locale})`, async ({
    page,
  }) => {
    await listen(page)
    await openSettled(page, pathIn(locale, PRODUCT))
    const add = page.getByRole('link', { name: word(locale, 'product', 'collect') })
    const said = phrase(locale, 'door-schedule', 'collected.addedOne', { model: MODEL })
    await add.click()
    await expectHeard(page, said)
    await expect(page.getByText(said)).toBeInViewport()
    await expect(page).toHaveURL(new RegExp(`${PRODUCT}$`))
    await expect.poll(() => countInHeader(page)).toBe('1')
    await expectNoAxeFaults(page)
    await add.press('Enter')
    await expect.poll(() => countInHeader(page)).toBe('2')

    await page.getByRole('button', { name: inSchedule(locale, 'project.undo') }).click()
    await expectHeard(page, inSchedule(locale, 'collected.undone'))
    await expect.poll(() => countInHeader(page)).toBe('1')
    await expect(add).toBeFocused()

    await page.getByRole('link', { name: inSchedule(locale, 'collected.open') }).click()
    const bill = page.getByRole('region', { name: inSchedule(locale, 'bill.heading') })
    await expect(bill.getByRole('row').filter({ hasText: MODEL }).getByRole('cell').last()).toHaveText('1')
  })
}

test('cards of the list and of a series collect in place, without a shift and without opening the card', async ({
  page,
}) => {
  await page.setViewportSize(NARROW)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      // Entries of this type have a value.
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const [index, path] of ['/en/products?series=video-intercom', '/en/products/video-intercom'].entries()) {
    await openSettled(page, path)
    const icon = page
      .getByRole('main')
      .getByRole('link', { name: /^Add to door schedule: .+$/ })
      .first()
    await icon.scrollIntoViewIfNeeded()
    const { width = 0, height = 0 } = (await icon.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await icon.click()
    await expect.poll(() => countInHeader(page)).toBe(String(index + 1))
    await expect(page).toHaveURL(path)
    await waitForFrames(page)
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  }
})

for (const locale of LOCALES) {
  test(`on a phone the icon of a card lies on no word and no picture of it (${locale})`, async ({ page }) => {
    await page.setViewportSize(NARROW)
    for (const { id } of catalogue.snapshot.series) {
      await openPage(page, pathIn(locale, `/products/${id}`))
      expect(await overlapsOf(page), id).toEqual([])
    }
  })
}

/** The elements below the words of links that collect, in their card or section. */
const overlapsOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('[data-collect]')
    .evaluateAll((links) => {
      const rectsOf = (node: Node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()]
      }
      return links.flatMap((link) => {
        const own = rectsOf(link).filter(({ width }) => width > 0)
        const card = link.closest('article') ?? link.closest('section')
        const others = [...(card?.querySelectorAll('img, h2, h3, p, li') ?? [])].filter((each) => !each.contains(link))
        return others
          .filter((each) =>
            (each.matches('img') ? [each.getBoundingClientRect()] : rectsOf(each)).some((rect) =>
              own.some(
                ({ left, right, top, bottom }) =>
                  rect.left < right && rect.right > left && rect.top < bottom && rect.bottom > top,
              ),
            ),
          )
          .map((each) => `${link.getAttribute('data-collect')}: ${each.textContent || each.tagName}`)
      })
    })

test('the comparison and search results collect in place; a dialog has its message inside', async ({ page }) => {
  await listen(page)
  await openSettled(page, '/en/products?compare=vi-d720-p,ac-f520-p')
  // Products of two series belong below neither of them.
  const breadcrumb = page.getByRole('navigation', { name: word('en', 'common', 'breadcrumb.label') })
  await expect(breadcrumb.getByRole('link')).toHaveText(
    ['breadcrumb.home', 'breadcrumb.products'].map((key) => word('en', 'common', key)),
  )
  await page
    .getByRole('table')
    .getByRole('link', { name: iconName('en') })
    .click()
  await expect.poll(() => countInHeader(page)).toBe('1')

  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: word('en', 'search', 'title') })
  await dialog.getByRole('combobox').fill('VI-D430-P')
  await dialog.getByRole('link', { name: iconName('en', 'VI-D430-P') }).click()
  await expect(
    dialog.getByText(phrase('en', 'door-schedule', 'collected.addedOne', { model: 'VI-D430-P' })),
  ).toBeVisible()
  await expect(dialog).toBeVisible()
  await expect.poll(() => countInHeader(page)).toBe('2')
  await expectNoAxeFaults(page)
  await dialog.getByRole('button', { name: inSchedule('en', 'project.undo') }).click()
  await expect.poll(() => countInHeader(page)).toBe('1')
})

test('before hydration, and where storage is blocked, the link leads to the schedule, which collects', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await openSettled(page, `/en${PRODUCT}`)
  await page.getByRole('link', { name: word('en', 'product', 'collect') }).click()
  await expect(page).toHaveURL('/en/door-schedule')
  await expect(page.getByText(inSchedule('en', 'storage.blocked'))).toBeVisible()
  await expect(page.getByRole('region', { name: inSchedule('en', 'loose.heading') })).toContainText(MODEL)
})

test('without scripts a product page links to the schedule, and cards have no icon', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(`/en${PRODUCT}`)
  const link = page.getByRole('link', { name: word('en', 'product', 'collect') })
  await expect(link).toBeVisible()
  expect(await link.getAttribute('href')).toBe('/en/door-schedule?add=vi-d720-p')
  await page.goto('/en/products/video-intercom')
  await expect(page.getByRole('link', { name: iconName('en') })).toBeHidden()
  await context.close()
})

test('links that collect are not prefetched as pages', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.clock.install()
  await openSettled(page, `/en${PRODUCT}`)
  await page.getByRole('link', { name: word('en', 'product', 'collect') }).hover()
  await skipTime(page)
  expect(fetched.filter((url) => url.includes('door-schedule'))).toEqual([])
  // The listener sees what is asked for.
  await page
    .getByRole('navigation', { name: word('en', 'common', 'breadcrumb.label') })
    .getByRole('link')
    .last()
    .hover()
  await expect.poll(() => fetched.some((url) => url.includes('_payload.json'))).toBe(true)
})
