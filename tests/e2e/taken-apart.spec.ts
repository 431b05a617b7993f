import type { Page } from '@playwright/test'
import { productOf } from './catalogue.ts'
import { expect, type Locale, LOCALES, openPage, pathIn, test, word } from './test.ts'
import { expectNoAxeFaults } from './visitor.ts'
import { phrase } from './words.ts'

/** Taller than wide, with a lid, and with a board below it; wider than tall, with a drive and a back. */
const TALL = 'ss-fp20'
const WIDE = 'sm-n864'
function deviceOf(page: Page, locale: Locale, code: string) {
  const words = (key: string) => word(locale, 'taken-apart', key)
  const dialog = page.getByRole('dialog', {
    name: phrase(locale, 'taken-apart', 'title', { model: productOf(code).model }),
  })
  return {
    dialog,
    tool: page.getByRole('button', { name: word(locale, 'product', 'gallery.takeApart') }),
    slider: dialog.getByRole('slider', { name: words('slider') }),
    layer: (view: string) => dialog.getByRole('img', { name: words(`layers.${view}`), exact: true }),
    parts: dialog.getByRole('region', { name: words('parts') }),
  }
}

/** Returns the corners of layers on the screen, in whole pixels. */
async function cornersOf(device: ReturnType<typeof deviceOf>, views: readonly string[]) {
  return Promise.all(
    views.map(async (view) => {
      const box = await device.layer(view).boundingBox()
      return { x: Math.round(box?.x ?? NaN), y: Math.round(box?.y ?? NaN) }
    }),
  )
}

for (const locale of LOCALES) {
  test(`a device comes apart and together by keyboard (${locale})`, async ({ page }) => {
    const views = ['front', 'open', 'back']
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, pathIn(locale, `/products/${WIDE}`))
    const device = deviceOf(page, locale, WIDE)
    await device.tool.press('Enter')
    const places = async () => (await cornersOf(device, views)).map(({ x }) => x)
    await expect(device.slider).toHaveValue('100')
    const apart = await places()
    expect(apart).toEqual(apart.toSorted((a, b) => a - b))
    expect(new Set(apart).size).toBe(views.length)
    await expect(device.parts).toContainText(word(locale, 'drawing', 'products.parts.mains'))
    await expectNoAxeFaults(page)

    await device.slider.press('Home')
    await expect(device.slider).toHaveAttribute(
      'aria-valuetext',
      phrase(locale, 'taken-apart', 'value', { percent: 0 }),
    )
    expect(new Set(await places()).size).toBe(1)
    await page.keyboard.press('PageUp')
    expect(new Set(await places()).size).toBe(views.length)
    await page.keyboard.press('End')
    expect(await places()).toEqual(apart)
    await page.keyboard.press('Escape')
    await expect(device.dialog).toBeHidden()
    await expect(device.tool).toBeFocused()
  })

  test(`wide devices come apart downwards on a phone (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, pathIn(locale, `/products/${WIDE}`))
    const device = deviceOf(page, locale, WIDE)
    await device.tool.click()
    await expect
      .poll(async () => {
        const corners = await cornersOf(device, ['front', 'open', 'back'])
        return [new Set(corners.map(({ x }) => x)).size, new Set(corners.map(({ y }) => y)).size]
      })
      .toEqual([1, 3])
    await expect(device.layer('back')).toBeInViewport({ ratio: 1 })
  })

  test(`layers move by transform alone, and stay on a phone’s screen (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, pathIn(locale, `/products/${TALL}`))
    const device = deviceOf(page, locale, TALL)
    await device.tool.click()
    for (const view of ['front', 'open']) await expect(device.layer(view)).toBeInViewport({ ratio: 1 })
    const laidOut = () =>
      device.layer('open').evaluate(({ parentElement }) => [parentElement?.offsetLeft, parentElement?.offsetTop])
    const before = await laidOut()
    await device.slider.press('Home')
    expect(await laidOut()).toEqual(before)
    await expectNoAxeFaults(page)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  for (const locale of LOCALES) {
    test(`the gallery shows the inside, and there is no control (${locale})`, async ({ page }) => {
      await page.goto(pathIn(locale, `/products/${TALL}`))
      await expect(page.getByRole('link', { name: word(locale, 'product', 'gallery.enlarge') })).toBeVisible()
      await expect(deviceOf(page, locale, TALL).tool).toHaveCount(0)
      await expect(page.getByRole('button', { name: word(locale, 'product', 'gallery.trueSize') })).toHaveCount(0)
      const thumbnails = page.getByRole('list', { name: word(locale, 'product', 'gallery.thumbnails') })
      const inside = word(locale, 'drawing', 'products.views.fireOpen')
      await expect(thumbnails.getByRole('img', { name: inside })).toHaveCount(1)
    })
  }
})
