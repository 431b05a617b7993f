import { STORED } from '../../src/base/stored.ts'
import { formatDay } from '../../src/base/i18n/format-day.ts'
import { SITE } from '#vendor/site.ts'
import { catalogue } from './catalogue.ts'
import { expect, LOCALES, openPage, pathIn, test, word } from './test.ts'

const { pages, places } = catalogue.snapshot
const NARROW = { width: 390, height: 844 }

for (const locale of LOCALES) {
  test(`every page about the vendor is reached from the footer, and says when it was reviewed (${locale})`, async ({
    page,
  }) => {
    await openPage(page, pathIn(locale, '/faqs'))
    for (const { slug, title, updatedOn } of pages) {
      await page
        .getByRole('contentinfo')
        .locator(`a[href="${pathIn(locale, `/${slug}`)}"]`)
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[locale])
      await expect(page.getByRole('main').locator(`time[datetime="${updatedOn}"]`)).toHaveText(
        formatDay(updatedOn, locale),
      )
    }
  })

  test(`the page on privacy lists everything that the site stores in the browser (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, '/contact'))
    await page.locator('input[name=subject]').fill('Six floors')
    await page.keyboard.press('Escape')
    await page
      .getByRole('banner')
      .getByRole('link', { name: word(locale, 'common', 'header.news') })
      .first()
      .click()
    // A page that is shown closes the search opened before it.
    await page.waitForURL(pathIn(locale, '/news'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word(locale, 'news', 'title'))
    await page.keyboard.press('Control+k')
    const field = page.getByRole('dialog').getByRole('combobox')
    await field.fill('VI-D720-P')
    await field.press('Enter')
    await page.waitForURL(/vi-d720-p|q=/i)
    await openPage(page, pathIn(locale, '/news'))
    await page.getByRole('banner').locator('a[hreflang]:not([aria-current]):visible').first().click()
    await page.waitForURL(locale === 'zh' ? /\/en/ : /^(?!.*\/en)/)
    const kept = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...document.cookie.split('; ').flatMap((cookie) => cookie.split('=')[0] ?? []),
    ])
    const names = Object.values<string>(STORED)
    expect(kept).toContain(STORED.locale)
    expect(kept).toContain(STORED.draft)
    expect(
      kept.filter((name) => !names.some((known) => name === known || (known.endsWith(':') && name.startsWith(known)))),
    ).toEqual([])

    await openPage(page, pathIn(locale, '/privacy'))
    const table = page.getByRole('region', { name: word(locale, 'page', 'stored.caption') })
    await expect(table.getByRole('rowheader')).toHaveText(names)
  })

  test(`a pin on the map leads to its showroom or dealer, which names its counties (${locale})`, async ({ page }) => {
    await page.setViewportSize(NARROW)
    await openPage(page, pathIn(locale, '/where-to-buy'))
    const main = page.getByRole('main')
    for (const [index, { id, name }] of [...places.showrooms, ...places.dealers].entries()) {
      await main.getByRole('link', { name: `${index + 1} ${name[locale]}`, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`#${id}$`))
      await expect(main.getByRole('heading', { level: 3, name: name[locale] })).toBeInViewport()
    }
  })

  test(`the form first states the use of its data (${locale})`, async ({ page }) => {
    await page.setViewportSize(NARROW)
    await openPage(page, pathIn(locale, '/contact'))
    const form = page.getByRole('main').locator('form')
    const link = form.getByRole('link', { name: word(locale, 'contact', 'privacyPage') })
    await expect(form.getByText(SITE.company[locale]).first()).toBeVisible()
    const firstField = form.getByRole('radio').first()
    const [linkBox, fieldBox] = [await link.boundingBox(), await firstField.boundingBox()]
    expect(linkBox?.y).toBeLessThan(fieldBox?.y ?? 0)
    await expect(link).toHaveAttribute('href', pathIn(locale, '/privacy'))
    // In full where personal data is asked for.
    const contactStep = form.locator('section').filter({ has: page.locator('[name=email]') })
    await expect(contactStep).toContainText('privacy@')
    await form.getByRole('radio', { name: word(locale, 'contact', 'types.service') }).check()
  })

  test(`the search finds a page about the vendor by its title (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, '/news'))
    await page.keyboard.press('Control+k')
    const title = catalogue.page('privacy')?.title[locale] ?? ''
    await page.getByRole('dialog').getByRole('combobox').fill(title)
    await expect(page.getByRole('option', { name: new RegExp(title) }).first()).toBeVisible()
  })
}

test('security.txt is served as plain text, and leads to the page on security', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toContain(`Policy: ${SITE.origin}/security\n`)
})
