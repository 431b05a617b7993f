import { expectNoViolations, openDisclosures } from './surveys.ts'
import { NARROW, WIDE } from './templates.ts'
import { expect, LOCALES, openPage, pathIn, test, word } from './test.ts'

// An element that is still fading in has a lower contrast than its final one.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const locale of LOCALES) {
  test(`the list of products has no accessibility violations before hydration (${locale})`, async ({ page }) => {
    await page.route('**/assets/*.js', () => {})
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size)
      await page.goto(pathIn(locale, '/products'))
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeAttached()
      await expectNoViolations(page, `/products at ${size.width} px`)
    }
    const series = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').last()
    await expect(series).not.toBeInViewport()
    await series.focus()
    await expect(series).toBeInViewport()
  })

  test(`open menus have no accessibility violations (${locale})`, async ({ page }) => {
    for (const [size, menus] of [
      [WIDE, 2],
      [NARROW, 1],
    ] as const) {
      await page.setViewportSize(size)
      await openPage(page, pathIn(locale, '/login'))
      const buttons = page.getByRole('banner').locator('button[popovertarget]:visible')
      await expect(buttons).toHaveCount(menus)
      for (const button of await buttons.all()) {
        await button.click()
        await expect(page.locator(':popover-open')).toBeVisible()
        await expectNoViolations(page, `menu ${await button.getAttribute('popovertarget')} at ${size.width} px`)
        await page.keyboard.press('Escape')
      }
    }
  })

  test(`the enlarged pictures and the filters have no accessibility violations (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, '/products/ac-f810-p'))
    await page.getByRole('link', { name: word(locale, 'product', 'gallery.enlarge') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size)
      await expectNoViolations(page, `enlarged pictures at ${size.width} px`)
    }
    await openPage(page, pathIn(locale, '/products'))
    await page.getByRole('button', { name: word(locale, 'products', 'filters.heading') }).click()
    const filters = page.getByRole('form', { name: word(locale, 'products', 'filters.heading') })
    await expect(filters).toBeVisible()
    await openDisclosures(filters)
    await expectNoViolations(page, 'filters at 390 px')
  })
}

test.describe('with forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' }, colorScheme: 'dark' })

  test('drawings stand on a light ground, where their dark lines are seen', async ({ page }) => {
    for (const path of ['/solutions/fire-alarm-system', '/success-stories', '/products/ac-f520-p']) {
      await openPage(page, path)
      const drawings = page
        .getByRole('main')
        .locator("svg[viewBox*=' ']:not([aria-hidden] svg), img[src^='/pictures/']")
      const grounds = await drawings.evaluateAll((elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().width > 60)
          .map((element) =>
            Math.max(...(getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).slice(0, 3).map(Number)),
          ),
      )
      expect(grounds.length, path).toBeGreaterThan(0)
      expect(Math.min(...grounds), path).toBeGreaterThan(240)
    }
  })
})
