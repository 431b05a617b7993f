import type { Page } from '@playwright/test'
import { expect, onSlowConnection, openPage, skipTime, test, waitUntilLive } from './test.ts'
import { waitForFrames } from './templates.ts'

const ACCESS_CONTROL = /^門禁管理/
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const scrollOf = (page: Page) => page.evaluate(() => window.scrollY)

/** Clicks like a script: the browser does not scroll to the link first. */
async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`main a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
}

test('of two navigations in a row, the last one is shown', async ({ page }) => {
  await page.clock.install()
  await onSlowConnection(page)
  await openPage(page, '/products')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/products/vi-d430-p/_payload.json', async (route) => {
    await held
    await route.continue()
  })
  await follow(page, '/products/vi-d430-p')
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true')
  await follow(page, '/products/vi-d720-p')
  await expect(heading(page)).toHaveText('VI-D720-P')
  const answered = page.waitForResponse('**/products/vi-d430-p/_payload.json')
  release()
  await answered
  await skipTime(page)
  await expect(heading(page)).toHaveText('VI-D720-P')
  await expect(page).toHaveURL('/products/vi-d720-p')
  await page.goBack()
  await expect(page).toHaveURL('/products')
})

test('restores page and scroll position on Back after the document was reloaded', async ({ page }) => {
  await openPage(page, '/products')
  await page.evaluate(() => window.scrollTo(0, 1200))
  // The page hears of it in its next frame.
  await waitForFrames(page)
  await follow(page, '/products/vi-d720-p')
  await expect(heading(page)).toHaveText('VI-D720-P')
  await page.reload()
  await waitUntilLive(page)
  await page.goBack()
  await expect(page).toHaveURL('/products')
  await expect.poll(() => scrollOf(page)).toBe(1200)
  await page.goForward()
  await expect(heading(page)).toHaveText('VI-D720-P')
})

test('goes back through filters without a request, and then to the previous page', async ({ page }) => {
  await onSlowConnection(page)
  await openPage(page, '/products/video-intercom')
  await follow(page, '/products/vi-d720-p')
  await expect(heading(page)).toHaveText('VI-D720-P')
  await page
    .locator('header a[href="/products"], footer a[href="/products"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page).toHaveURL('/products')
  await page.getByRole('checkbox', { name: ACCESS_CONTROL }).check()
  await expect(page).toHaveURL(/series=access-control/)
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('_payload.json')) requests.push(request.url())
  })
  await page.goBack()
  await expect(page).toHaveURL('/products')
  await page.goBack()
  await expect(heading(page)).toHaveText('VI-D720-P')
  expect(requests).toEqual([])
})

test('navigates to a fragment of another page', async ({ page }) => {
  await openPage(page, '/products/vi-d720-p')
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href="/products/video-intercom"]')
    if (!link) throw new Error('no link to the series')
    link.href = '/products/video-intercom#indoor-monitors'
    link.click()
  })
  const section = page.locator('#indoor-monitors')
  await expect(section).toBeInViewport()
  expect(await section.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBeLessThan(230)
})

test('a navigation to a position inside a page finds it, although the rest is laid out late', async ({ page }) => {
  const root = page.locator('html')
  const attributes = page.locator('#attributes')
  const topOfAttributes = () => attributes.evaluate((section) => Math.round(section.getBoundingClientRect().top))
  const path = '/products/ss-fr254'
  const tab = page.locator('a[href="#attributes"]').first()
  await openPage(page, path)
  await expect(root).not.toHaveAttribute('data-whole')
  await tab.click()
  await expect(root).toHaveAttribute('data-whole')
  // Below the sticky header and tabs.
  await expect.poll(topOfAttributes).toBeLessThan(230)
  const asked = await topOfAttributes()
  expect(asked).toBeGreaterThanOrEqual(0)
  await page.reload()
  await waitUntilLive(page)
  await expect.poll(topOfAttributes).toBe(asked)

  await follow(page, '/products/security-solutions')
  await expect(heading(page)).toBeVisible()
  await expect(page).toHaveURL('/products/security-solutions')
  await expect(root).not.toHaveAttribute('data-whole')
  await page.goBack()
  await expect(page).toHaveURL(`${path}#attributes`)
  await expect.poll(topOfAttributes).toBe(asked)
})

test('Back to the top of a page restores the focus on a link below the first viewport', async ({ page }) => {
  // The list's whole second row is visible: no scrolling.
  await page.setViewportSize({ width: 1440, height: 1600 })
  await openPage(page, '/products')
  const link = page.getByRole('main').getByRole('article').nth(4).getByRole('link').first()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#attributes')).toBeVisible()
  await page.goBack()
  await expect(link).toBeFocused()
  expect(await scrollOf(page)).toBe(0)
})
