import { catalogue } from './catalogue.ts'
import { findWide } from './surveys.ts'
import { expect, LOCALES, pathIn, readManifest, test, word } from './test.ts'

test.use({ javaScriptEnabled: false })

const { paths } = readManifest()
const firstBelow = (prefix: string) => paths.find((path) => path.startsWith(prefix)) ?? prefix

const SCREENS = [
  '/',
  '/products',
  '/products/page/2',
  '/products/video-intercom',
  '/products/vi-d720-p',
  '/solutions/community-security',
  '/success-stories',
  '/news',
  firstBelow('/news/'),
  '/faqs',
  firstBelow('/faqs/'),
  '/contact',
]

test.describe('before scripts have run', () => {
  test.use({ javaScriptEnabled: true })

  for (const locale of LOCALES)
    test(`no screen scrolls sideways on the narrowest phone before its scripts have run (${locale})`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.route('**/assets/*.js', () => {})
      for (const path of SCREENS) {
        await page.goto(pathIn(locale, path), { waitUntil: 'commit' })
        await page.waitForFunction(() => document.readyState !== 'loading')
        await expect.poll(() => page.evaluate(findWide), path).toEqual([])
      }
      complaints.allow(/./)
    })
})

for (const locale of LOCALES) {
  test(`every screen can be read and left by links, and scrolls sideways on no phone (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of SCREENS) {
      await page.goto(pathIn(locale, path))
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(120)
      expect(await page.locator('main a[href]').count(), path).toBeGreaterThan(0)
      expect.soft(await page.evaluate(findWide), path).toEqual([])
    }
  })

  test(`a product is found from the home page by links alone (${locale})`, async ({ page }) => {
    await page.goto(pathIn(locale, '/'))
    await page
      .locator('main')
      .getByRole('link', { name: word(locale, 'home', 'doors.products') })
      .first()
      .click()
    await page.getByRole('link', { name: 'VI-D720-P' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('VI-D720-P')
    await expect(page.getByRole('table').first()).toBeVisible()
  })

  test(`a film plays (${locale})`, async ({ page }) => {
    await page.goto(pathIn(locale, '/products/vi-d430-p'))
    await page.getByRole('link', { name: catalogue.film('call').title[locale] }).click()
    await expect(page).toHaveURL('/films/call.mp4')
    // In the browser's own player.
    const video = page.locator('video')
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0)
  })
}
