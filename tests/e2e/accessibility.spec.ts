import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { layOutAll, NARROW, openTemplate, TEMPLATES, WIDE } from './templates.ts'
import { expect, LOCALES, openPage, pathIn, test, word } from './test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

// An element that is still fading in has a lower contrast than its final one.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Templates per test: they are distributed over workers. */
const TEMPLATES_PER_TEST = 6

const groups = Array.from({ length: Math.ceil(TEMPLATES.length / TEMPLATES_PER_TEST) }, (_, index) =>
  TEMPLATES.slice(index * TEMPLATES_PER_TEST, (index + 1) * TEMPLATES_PER_TEST),
)

for (const locale of LOCALES) {
  for (const group of groups) {
    const names = group.map(({ name }) => name).join(', ')
    test(`templates have no accessibility violations (${locale}): ${names}`, async ({ page, complaints }) => {
      test.setTimeout(180_000)
      for (const template of group) {
        await page.setViewportSize(WIDE)
        await openTemplate(page, template, locale, complaints)
        await expectNoViolations(page, `${template.name} (${template.path}) at 1440 px`)
        await page.setViewportSize(NARROW)
        await openDisclosures(page.locator('main'))
        await expectNoViolations(page, `${template.name} (${template.path}) at 390 px, all opened`)
      }
    })
  }

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

/** Runs all of axe's rules and lists each element that violates one. */
async function expectNoViolations(page: Page, where: string): Promise<void> {
  await layOutAll(page)
  // Pages have no frames: axe need not open another tab to combine their results.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await axe
    .options({ runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] })
    .analyze()
  const said = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id} (${help}): ${target.join(' ')} ${html.slice(0, 160)}`),
  )
  expect.soft(said, where).toEqual([])
}

/** Opens all closed disclosures. */
function openDisclosures(within: Locator): Promise<void> {
  return within.locator('details:not([open])').evaluateAll((closed) => {
    for (const details of closed) details.setAttribute('open', '')
  })
}
