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
