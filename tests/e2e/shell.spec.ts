import type { Page } from '@playwright/test'
import { SITE } from '#vendor/site.ts'
import { catalogue } from './catalogue.ts'
import { findProducts } from './product-query.ts'
import { expect, type Locale, LOCALES, openPage, pathIn, skipTime, test, word } from './test.ts'
import { phrase } from './words.ts'

const { series: SERIES, solution: SOLUTIONS, product: PRODUCTS } = catalogue.snapshot

const wordIn = (locale: Locale, key: string) => word(locale, 'common', key)
/** The last link of the products menu: visible while the menu is open. */
const helpLink = (page: Page, locale: Locale) => page.getByRole('link', { name: wordIn(locale, 'header.help') })
const menuButton = (page: Page, locale: Locale, key: string) =>
  page.getByRole('navigation', { name: wordIn(locale, 'header.navigation') }).getByRole('button', {
    name: wordIn(locale, key),
  })

/** A page with little content: the shell is the same on every page. */
const QUIET_PAGE = '/faqs/what-is-sip'

for (const locale of LOCALES) {
  test(`a menu opens on hover and closes afterwards; a click keeps it open (${locale})`, async ({ page }) => {
    // Taller than the menu, so that the mouse can rest below it.
    await page.setViewportSize({ width: 1440, height: 900 })
    const below = [700, 880] as const
    await page.clock.install()
    await openPage(page, pathIn(locale, QUIET_PAGE))
    const products = menuButton(page, locale, 'header.products')
    const help = helpLink(page, locale)
    await expect(help).toBeHidden()
    await products.hover()
    await expect(help).toBeVisible()
    const header = page.getByRole('banner')
    for (const { id, name } of SERIES) {
      await expect(header.getByRole('link', { name: name[locale], exact: true })).toHaveAttribute(
        'href',
        pathIn(locale, `/products/${id}`),
      )
    }
    await expect(
      header.getByRole('link', {
        name: phrase(locale, 'common', 'header.allProducts_other', { count: PRODUCTS.length }),
      }),
    ).toHaveAttribute('href', pathIn(locale, '/products'))
    await help.hover()
    await page.mouse.move(...below)
    await expect(help).toBeHidden()

    await products.click()
    await expect(help).toBeVisible()
    await page.mouse.move(...below)
    await skipTime(page)
    await expect(help).toBeVisible()
    await menuButton(page, locale, 'header.solutions').click()
    await expect(help).toBeHidden()
    const first = header.getByRole('link', { name: SOLUTIONS[0]?.shortTitle[locale] ?? '', exact: true })
    await expect(first).toBeVisible()
    await page.mouse.click(...below)
    await expect(first).toBeHidden()

    await products.click()
    const [series] = SERIES
    const [category] = series?.categories ?? []
    await header
      .getByRole('link', { name: category?.name[locale] ?? '' })
      .first()
      .click()
    await expect(page).toHaveURL(pathIn(locale, `/products/${series?.id}#${category?.id}`))
    await expect(help).toBeHidden()
    await expect(products).toHaveAttribute('aria-current', 'true')
  })

  test(`menus work with the keyboard only: Enter, Tab, Escape (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, QUIET_PAGE))
    const solutions = menuButton(page, locale, 'header.solutions')
    const linkTo = (shortTitle: string) => page.getByRole('banner').getByRole('link', { name: shortTitle, exact: true })
    await solutions.focus()
    await page.keyboard.press('Enter')
    for (const { slug, shortTitle } of SOLUTIONS) {
      await page.keyboard.press('Tab')
      await expect(linkTo(shortTitle[locale])).toBeFocused()
      await expect(linkTo(shortTitle[locale])).toHaveAttribute('href', pathIn(locale, `/solutions/${slug}`))
    }
    await page.keyboard.press('Escape')
    await expect(solutions).toBeFocused()
    await expect(linkTo(SOLUTIONS[0]?.shortTitle[locale] ?? '')).toBeHidden()

    await page.keyboard.press('Enter')
    for (let step = 0; step <= SOLUTIONS.length; step += 1) await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('link', { name: wordIn(locale, 'header.stories') })).toBeFocused()
    await expect(linkTo(SOLUTIONS[0]?.shortTitle[locale] ?? '')).toBeHidden()

    const products = menuButton(page, locale, 'header.products')
    await products.focus()
    await page.keyboard.press('Space')
    await expect(helpLink(page, locale)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(linkTo(SERIES[0]?.name[locale] ?? '')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(pathIn(locale, `/products/${SERIES[0]?.id}`))
    await expect(helpLink(page, locale)).toBeHidden()
    await expect(page.locator('main')).toBeFocused()
  })

  test(`the first Tab focuses the skip link (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, QUIET_PAGE))
    const skip = page.getByRole('link', { name: wordIn(locale, 'skip') })
    await expect(skip).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(
      page
        .getByRole('navigation', { name: wordIn(locale, 'breadcrumb.label') })
        .getByRole('link', { name: wordIn(locale, 'breadcrumb.home') }),
    ).toBeFocused()
  })

  test(`the breadcrumb links to every parent page (${locale})`, async ({ page }) => {
    const series = SERIES.find(({ id }) => id === 'video-intercom')
    await openPage(page, pathIn(locale, '/products/vi-d720-p'))
    const breadcrumb = page.getByRole('navigation', { name: wordIn(locale, 'breadcrumb.label') })
    const steps = breadcrumb.getByRole('listitem')
    await expect(steps).toHaveCount(5)
    await expect(steps.nth(0)).toHaveText(wordIn(locale, 'breadcrumb.home'))
    await expect(steps.nth(1)).toHaveText(wordIn(locale, 'breadcrumb.products'))
    await expect(steps.nth(2)).toHaveText(series?.name[locale] ?? '')
    await expect(breadcrumb.locator('[aria-current=page]')).toHaveText('VI-D720-P')
    await steps.nth(2).getByRole('link').click()
    await expect(page).toHaveURL(pathIn(locale, '/products/video-intercom'))
    await steps.nth(1).getByRole('link').click()
    await expect(page).toHaveURL(pathIn(locale, '/products'))
    await steps.nth(0).getByRole('link').click()
    await expect(page).toHaveURL(pathIn(locale, '/'))
  })
}

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const locale of LOCALES) {
    test(`one button opens the whole navigation (${locale})`, async ({ page }) => {
      await openPage(page, pathIn(locale, QUIET_PAGE))
      const button = page.getByRole('button', { name: wordIn(locale, 'header.menu') })
      const sheet = page.getByRole('navigation', { name: wordIn(locale, 'header.menu'), exact: true })
      await expect(menuButton(page, locale, 'header.products')).toBeHidden()
      await expect(sheet).toBeHidden()
      await button.click()
      await expect(sheet).toBeVisible()
      expect(await sheet.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
      for (const { id, name } of SERIES) {
        const count = findProducts({ series: id }).length
        await expect(sheet.getByRole('link', { name: name[locale] }).first()).toHaveAttribute(
          'href',
          pathIn(locale, `/products/${id}`),
        )
        await expect(sheet.getByRole('link', { name: name[locale] }).first()).toContainText(String(count))
      }
      await expect(sheet.getByRole('link', { name: SITE.phone[locale] })).toHaveAttribute('href', SITE.phone.href)
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(button).toBeFocused()

      await button.click()
      const last = sheet.getByRole('link', { name: SOLUTIONS.at(-1)?.shortTitle[locale] ?? '' })
      await expect(last).toBeHidden()
      await sheet.getByText(wordIn(locale, 'header.solutions'), { exact: true }).click()
      for (const { slug, shortTitle } of SOLUTIONS) {
        await expect(sheet.getByRole('link', { name: shortTitle[locale], exact: true }).last()).toHaveAttribute(
          'href',
          pathIn(locale, `/solutions/${slug}`),
        )
      }
      await last.click()
      await expect(page).toHaveURL(pathIn(locale, `/solutions/${SOLUTIONS.at(-1)?.slug}`))
      await expect(sheet).toBeHidden()
    })
  }
})
