import { recordShifts, type Shift, withoutCache } from './surveys.ts'
import { NARROW, waitForFrames, WIDE } from './templates.ts'
import { expect, openPage, test } from './test.ts'

/** Navigations by clicks: each renders its first viewport before the rest. */
const WAY = [
  '/products',
  '/products/vi-d720-p',
  '/products/video-intercom',
  '/',
  '/success-stories',
  '/solutions/community-security',
]

for (const size of [NARROW, WIDE]) {
  test(`no layout shift while a page opened by a click is rendered (${size.width} px)`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.addInitScript(recordShifts)
    await openPage(page, '/news')
    // Throttled, so that later rendering happens in later frames.
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
    for (const path of WAY) {
      await page.evaluate(clickLinkTo, path)
      await expect(page).toHaveURL(path)
      await expect(page.locator('[data-pending]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      await waitForFrames(page)
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0))
      expect.soft(shifts, path).toEqual([])
    }
  })
}

test('a picture on a plinth does not move when its label comes', async ({ page }) => {
  await openPage(page, '/products/video-intercom')
  const { before, after } = await page.locator('main li > a > span:has(> b)').evaluateAll((labels) => {
    const pictures = labels.map((label) => label.previousElementSibling)
    const bottoms = () => pictures.map((picture) => picture?.getBoundingClientRect().bottom)
    const withLabels = bottoms()
    // As in a document that has come up to a label.
    for (const label of labels) label.remove()
    return { before: withLabels, after: bottoms() }
  })
  expect(before.length).toBeGreaterThan(0)
  expect(after).toEqual(before)
})

for (const size of [NARROW, WIDE]) {
  test(`nothing moves when the font comes after the first paint (${size.width} px)`, async ({ page }) => {
    await page.setViewportSize(size)
    await withoutCache(page)
    await page.addInitScript(recordShifts)
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await route.continue()
    })
    // English texts, whose lines differ most between the faces.
    for (const path of ['/en/service', '/en/privacy', '/en/news/door-test-rig', '/en/products/ss-fr254']) {
      const font = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'))
      await openPage(page, path)
      await font
      await waitForFrames(page)
      expect.soft(await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts), path).toEqual([])
    }
  })
}

/** Runs in the page: adds and clicks a link to any path. */
function clickLinkTo(path: string): void {
  const link = document.createElement('a')
  link.href = path
  document.body.append(link)
  link.click()
  link.remove()
}
