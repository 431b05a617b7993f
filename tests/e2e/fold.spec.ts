import { SITE } from '#vendor/site.ts'
import { catalogue } from './catalogue.ts'
import { expect, LOCALES, openPage, pathIn, test, word } from './test.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
const PATH = '/products/vi-d430-p'

for (const locale of LOCALES) {
  test(`on a phone groups of attributes and of the footer open by a tap (${locale})`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await openPage(page, pathIn(locale, PATH))
    const attributes = page.getByRole('region', { name: word(locale, 'product', 'attributes.heading') })
    const nameOf = (group: 'imaging' | 'display') =>
      catalogue.snapshot.attributeGroups.find(({ id }) => id === group)?.name[locale] ?? 'a group'
    const table = (group: 'imaging' | 'display') => attributes.getByRole('table', { name: nameOf(group) })
    await expect(attributes.getByText(nameOf('imaging')).first()).toBeVisible()
    await expect(table('imaging')).toBeHidden()
    await expect(table('display')).toBeHidden()
    const inside = attributes.locator('summary').locator('small')
    const shown = inside.filter({ visible: true })
    // A closed group names on its line what it has.
    await expect(shown).toHaveCount(await inside.count())
    await attributes.getByText(nameOf('display'), { exact: true }).first().click()
    await expect(table('display')).toBeVisible()
    await expect(table('imaging')).toBeHidden()
    await expect(shown).toHaveCount((await inside.count()) - 1)

    const series = page
      .getByRole('contentinfo')
      .getByRole('navigation', { name: word(locale, 'common', 'footer.products') })
    await expect(series.getByRole('link').first()).toBeHidden()
    await series.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(series.getByRole('link').first()).toBeVisible()
  })

  test(`on a desktop no group is closed, and no heading opens one (${locale})`, async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await openPage(page, pathIn(locale, PATH))
    const attributes = page.getByRole('region', { name: word(locale, 'product', 'attributes.heading') })
    for (const table of await attributes.getByRole('table').all()) await expect(table).toBeVisible()
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) await expect(link).toBeVisible()
    for (const summary of await attributes.locator('summary').all()) await expect(summary).toBeHidden()
  })

  test(`pages that ask something themselves have no call in the footer (${locale})`, async ({ page }) => {
    const call = page.getByRole('contentinfo').getByRole('link', { name: word(locale, 'common', 'footer.send') })
    await openPage(page, pathIn(locale, PATH))
    await expect(call).toBeVisible()
    const footer = page.getByRole('contentinfo')
    for (const path of ['/contact', '/login']) {
      await openPage(page, pathIn(locale, path))
      await expect(call, path).toBeHidden()
      // Nothing else of it goes.
      await expect(footer.getByText(SITE.phone[locale]), path).toBeVisible()
      await expect(footer.getByRole('heading', { name: word(locale, 'common', 'footer.products') }), path).toBeVisible()
    }
  })
}
