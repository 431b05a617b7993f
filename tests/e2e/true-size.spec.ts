import type { Locator, Page } from '@playwright/test'
import { productOf } from './catalogue.ts'
import { expect, FAILED_REQUEST, type Locale, LOCALES, openPage, pathIn, test, waitUntilLive, word } from './test.ts'
import { expectNoAxeFaults } from './visitor.ts'
import { phrase } from './words.ts'

/** A bank card in mm, ISO/IEC 7810 ID-1. */
const CARD = { long: 85.6, short: 53.98 }
/** Room around a device in its drawing, in units of the drawing. */
const ROOM = 18

/** One of a hand's size, and one that no screen has room for. */
const SMALL = 'ac-r110'
const LARGE = 'ac-e156'
const CODE = /\/assets\/true-size-[^/]+\.js$/

const KEY = 'screen-scale'

/** The steps and elements of a test in the dialog of a product, in a language. */
function sizeOf(page: Page, locale: Locale, code: string) {
  const words = (key: string) => word(locale, 'true-size', key)
  const { model } = productOf(code)
  const dialog = page.getByRole('dialog', { name: phrase(locale, 'true-size', 'title', { model }) })
  return {
    dialog,
    tool: page.getByRole('button', { name: word(locale, 'product', 'gallery.trueSize') }),
    slider: dialog.getByRole('slider', { name: words('outline') }),
    done: dialog.getByRole('button', { name: words('done') }),
    again: dialog.getByRole('button', { name: words('again') }),
    close: dialog.getByRole('button', { name: words('close') }),
    card: dialog.getByText(words('card')),
    region: dialog.getByRole('region', { name: phrase(locale, 'true-size', 'region', { model }) }),
    device: dialog.getByRole('img'),
    status: dialog.getByRole('status'),
  }
}

/** Returns the scale that the card's outline has on the screen, in pixels a millimetre. */
async function scaleOf(card: Locator): Promise<number> {
  const { width, height } = await boxOf(card)
  const perMm = Math.max(width, height) / CARD.long
  expect(Math.min(width, height) / CARD.short).toBeCloseTo(perMm, 1)
  return perMm
}

async function boxOf(locator: Locator): Promise<{ width: number; height: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not shown')
  return box
}

/** Returns width and height of the device itself, in pixels: its drawing has room around it. */
async function deviceIn(device: Locator): Promise<{ width: number; height: number }> {
  const { width, height } = await boxOf(device)
  const drawn = await device.evaluate((image: HTMLImageElement) => ({
    width: image.naturalWidth,
    height: image.naturalHeight,
  }))
  return {
    width: (width * (drawn.width - ROOM)) / drawn.width,
    height: (height * (drawn.height - ROOM + 4)) / drawn.height,
  }
}

function bodyOf(code: string): { width: number; height: number } {
  const { dimensions } = productOf(code).attributes
  if (typeof dimensions !== 'object' || !('width' in dimensions)) throw new Error(`${code} has no dimensions`)
  return dimensions
}

/** Opens the dialog and sets another scale by keyboard alone. */
async function setScale(page: Page, { tool, slider, done, card, region }: ReturnType<typeof sizeOf>): Promise<number> {
  await tool.press('Enter')
  await slider.focus()
  for (const key of ['Home', 'PageUp', 'PageUp', 'PageUp', 'PageUp', 'ArrowRight']) await page.keyboard.press(key)
  const perMm = await scaleOf(card)
  await done.press('Enter')
  await expect(region).toBeFocused()
  return perMm
}

for (const locale of LOCALES) {
  test(`a device is as many pixels as it has millimetres, by a card (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, `/products/${SMALL}`))
    const size = sizeOf(page, locale, SMALL)
    const perMm = await setScale(page, size)
    expect(perMm).toBeGreaterThan(3)
    expect(await scaleOf(size.card)).toBeCloseTo(perMm, 3)
    const body = bodyOf(SMALL)
    const shown = await deviceIn(size.device)
    expect(shown.width / (body.width * perMm)).toBeCloseTo(1, 2)
    expect(shown.height / (body.height * perMm)).toBeCloseTo(1, 2)
    await expectNoAxeFaults(page)

    await page.reload()
    await waitUntilLive(page)
    await size.tool.click()
    await expect(size.slider).toBeHidden()
    const again = await deviceIn(size.device)
    expect(again.width).toBeCloseTo(shown.width, 2)
    expect(again.height).toBeCloseTo(shown.height, 2)
    await expect(size.status).toBeEmpty()
  })

  test(`is set by slider and set again, closes by Escape and gives the focus back (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, `/products/${SMALL}`))
    const size = sizeOf(page, locale, SMALL)
    await size.tool.click()
    const before = await scaleOf(size.card)
    await expectNoAxeFaults(page)
    const { x, y, width, height } = (await size.slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + width * 0.6, y + height / 2)
    expect(await scaleOf(size.card)).toBeGreaterThan(before)
    await expect(size.slider).toHaveAttribute('aria-valuetext', /\d/)
    await page.keyboard.press('Escape')
    await expect(size.dialog).toBeHidden()
    await expect(size.tool).toBeFocused()
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull()

    const perMm = await setScale(page, size)
    await size.again.press('Enter')
    await expect(size.slider).toBeFocused()
    expect(await scaleOf(size.card)).toBeCloseTo(perMm, 2)
    await page.keyboard.press('End')
    await size.close.click()
    await size.tool.click()
    // An unfinished change has no effect.
    expect(await scaleOf(size.card)).toBeCloseTo(perMm, 2)
    // The focus goes round in the dialog, and to the browser itself.
    const isWithin = () =>
      document.activeElement === document.body || document.activeElement?.closest('dialog') !== null
    for (let count = 0; count < 6; count++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(isWithin)).toBe(true)
    }
  })

  test(`a device larger than the dialog scrolls by keyboard (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, pathIn(locale, `/products/${LARGE}`))
    const size = sizeOf(page, locale, LARGE)
    await setScale(page, size)
    // A phone shows how it is closed.
    await expect(size.dialog.getByRole('button').first().locator('svg')).toBeVisible()
    const offset = () => size.region.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])
    const start = await offset()
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await offset())[0]).toBeGreaterThan(start[0] ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectNoAxeFaults(page)
  })

  test(`after a change of zoom the size is converted and says so (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, `/products/${SMALL}`))
    const size = sizeOf(page, locale, SMALL)
    const perMm = await setScale(page, size)
    await expect(size.status).toBeEmpty()
    // As a zoom of 200 % does it.
    const session = await page.context().newCDPSession(page)
    const metrics = { width: 640, height: 360, deviceScaleFactor: 2, mobile: false }
    await session.send('Emulation.setDeviceMetricsOverride', metrics)
    await expect(size.status).toHaveText(word(locale, 'true-size', 'zoomed'))
    expect(await scaleOf(size.card)).toBeCloseTo(perMm / 2, 2)
    await size.again.click()
    await size.done.click()
    await expect(size.status).toBeEmpty()
    expect(await scaleOf(size.card)).toBeCloseTo(perMm / 2, 2)
  })

  test(`works for the session where storage is blocked (${locale})`, async ({ page }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get })
      Object.defineProperty(window, 'sessionStorage', { get })
    })
    await openPage(page, pathIn(locale, `/products/${SMALL}`))
    const size = sizeOf(page, locale, SMALL)
    const perMm = await setScale(page, size)
    await page.keyboard.press('Escape')
    const related = productOf(SMALL).related[0] ?? ''
    await page
      .locator(`main a[href="${pathIn(locale, `/products/${related}`)}"]`)
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(productOf(related).model)
    const other = sizeOf(page, locale, related)
    await other.tool.press('Enter')
    expect(await scaleOf(other.card)).toBeCloseTo(perMm, 2)
  })

  test(`nothing of it is loaded before; without its code the page is reloaded (${locale})`, async ({
    page,
    complaints,
  }) => {
    const { tool, dialog } = sizeOf(page, locale, SMALL)
    const path = pathIn(locale, `/products/${SMALL}`)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (CODE.test(pathname) || request.resourceType() === 'document') asked.push(pathname)
    })
    await openPage(page, path)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([path])
    await page.route(CODE, (route) => route.abort('connectionreset'))
    await tool.click()
    await expect.poll(() => asked.filter((each) => each === path)).toHaveLength(2)
    await page.unroute(CODE)
    await waitUntilLive(page)
    await tool.click()
    await expect(dialog).toBeVisible()
    complaints.allow(FAILED_REQUEST)
  })
}
