import type { Page } from '@playwright/test'
import { newestFor } from '../../src/content/firmware.ts'
import { catalogue, recordOf } from './catalogue.ts'
import { expect, type Locale, LOCALES, openPage, pathIn, readManifest, test, word } from './test.ts'
import { phrase } from './words.ts'

const wordIn = (locale: Locale, key: string) => word(locale, 'downloads', key)
const queryOn = (page: Page, locale: Locale) => page.getByRole('searchbox', { name: wordIn(locale, 'filters.query') })
const choiceOn = (page: Page, locale: Locale, name: string) =>
  page.getByRole('combobox', { name: wordIn(locale, `filters.${name}`) })
const productsOn = (page: Page) => page.getByRole('main').getByRole('article')
const linksOn = (page: Page, kind: string) => productsOn(page).getByRole('link', { name: kind, exact: false })
const FAMILY = 'face-terminals'

test.skip(readManifest().withoutDocuments === true, 'the site was built with DOCUMENTS=off')

for (const locale of LOCALES) {
  test(`on a phone a model number leads to its guide: typed, then tapped (${locale})`, async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, pathIn(locale, '/downloads'))
    await queryOn(page, locale).fill('vi d430')
    await expect(productsOn(page).getByRole('heading')).toHaveText([/VI-D430-P/])
    await expect(page).toHaveURL(/\/downloads\?q=vi\+d430$/)
    const guide = linksOn(page, wordIn(locale, 'kinds.guide'))
    await expect(guide).toBeInViewport()
    await expect(guide).toContainText('VI-D430-P-IG')
    await expect(guide).toContainText(/PDF \d+ KB/)
    const href = await guide.getAttribute('href')
    expect(href).toMatch(new RegExp(`^/downloads/VI-D430-P_installation_${locale}_v[\\d.]+pdf$`))
    expect((await request.get(href ?? '')).headers()['content-type']).toBe('application/pdf')
  })

  test(`kind, series and language are filters in the address (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, '/downloads'))
    const other = locale === 'zh' ? 'en' : 'zh'
    await choiceOn(page, locale, 'kind').selectOption('template')
    await choiceOn(page, locale, 'series').selectOption('access-control')
    await choiceOn(page, locale, 'language').selectOption(other)
    await expect(page).toHaveURL(pathIn(locale, `/downloads?series=access-control&kind=template&language=${other}`))
    await expect(productsOn(page).first()).toContainText(/AC-/)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      recordOf('series', 'access-control').name[locale],
      wordIn(locale, 'data.heading'),
    ])
    const rows = productsOn(page).getByRole('listitem')
    await expect(rows.filter({ hasText: wordIn(locale, 'kinds.template') })).toHaveCount(await rows.count())
    await expect(rows.first().getByRole('link')).toHaveAttribute('href', new RegExp(`_template_${other}_`))
    // The address alone brings the same list.
    const models = await productsOn(page).getByRole('heading').allInnerTexts()
    await page.reload()
    await expect(productsOn(page).getByRole('heading')).toHaveText(models)
    await expect(choiceOn(page, locale, 'kind')).toHaveValue('template')
  })

  test(`a file that could not be loaded ahead is loaded when a filter needs it, or else at a retry (${locale})`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/503/)
    let asked = 0
    let failing = 1
    const facts = `**${pathIn(locale, '/downloads/_facts.json')}`
    await page.route(facts, async (route) => {
      asked += 1
      if (asked <= failing) await route.fulfill({ status: 503, body: '{}' })
      else await route.continue()
    })
    const focusAndFail = async () => {
      const answer = page.waitForResponse(facts)
      await queryOn(page, locale).focus()
      expect((await answer).status()).toBe(503)
      expect(asked).toBe(1)
    }
    const alert = page.getByRole('alert').filter({ hasText: wordIn(locale, 'failed') })
    await openPage(page, pathIn(locale, '/downloads'))
    // Ahead of its use a failure is not told.
    await focusAndFail()
    await expect(alert).toBeHidden()
    await queryOn(page, locale).fill('vi d430')
    await expect(productsOn(page).getByRole('heading')).toHaveText([/VI-D430-P/])
    expect(asked).toBe(2)

    // In a new document it fails ahead, and when it is needed: the visitor gets a message, and tries again.
    asked = 0
    failing = 2
    await openPage(page, pathIn(locale, '/downloads'))
    await focusAndFail()
    await queryOn(page, locale).fill('vi d430')
    await expect(alert).toBeVisible()
    await alert.getByRole('button').click()
    await expect(productsOn(page).getByRole('heading')).toHaveText([/VI-D430-P/])
    expect(asked).toBe(3)
  })

  test(`a missing document is announced, with a way on (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, '/downloads?q=OA-APP&kind=guide'))
    await expect(
      page.getByRole('heading', { name: phrase(locale, 'downloads', 'noMatch', { q: 'OA-APP' }) }),
    ).toBeVisible()
    await page.getByRole('button', { name: phrase(locale, 'downloads', 'allOf', { q: 'OA-APP' }) }).click()
    await expect(productsOn(page).getByRole('heading')).toHaveText([/OA-APP/])
  })

  test(`all products are reached over numbered pages, each series from the first (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, '/downloads'))
    const pages = page.getByRole('navigation', { name: wordIn(locale, 'pages.label') })
    await pages.getByRole('link', { name: wordIn(locale, 'pages.next') }).click()
    await expect(page).toHaveURL(pathIn(locale, '/downloads/page/2'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      phrase(locale, 'downloads', 'numbered.title', { page: 2 }),
    )
    await expect(productsOn(page).first()).toBeVisible()
  })

  test(`release notes state the changes and the products of each version (${locale})`, async ({ page }) => {
    const family = catalogue.snapshot.firmware.find(({ id }) => id === FAMILY)
    const newest = newestFor('ac-f520-p', catalogue.snapshot.firmware)
    await openPage(page, pathIn(locale, '/downloads?q=AC-F520-P'))
    const row = linksOn(page, wordIn(locale, 'firmware.notes'))
    await expect(row).toContainText(newest?.release.version ?? '-')
    await row.click()
    await expect(page).toHaveURL(pathIn(locale, `/downloads/firmware/${FAMILY}`))
    const main = page.getByRole('main')
    const versions = family?.releases.map(({ version }) => version).toReversed() ?? []
    await expect(main.getByRole('heading', { level: 2 }).filter({ hasText: /^\d/ })).toHaveText(versions)
    for (const { added, fixed, security } of family?.releases ?? []) {
      for (const each of [...added, ...fixed]) await expect(main).toContainText(each[locale])
      for (const { text, advisory = '' } of security)
        await expect(main.getByRole('listitem').filter({ hasText: text[locale] })).toContainText(advisory)
    }
    await main.getByRole('link', { name: recordOf('news', 'firmware-security-fixes').title[locale] }).click()
    await expect(page).toHaveURL(pathIn(locale, '/news/firmware-security-fixes'))
  })

  test(`the newest firmware is a table with heads where its rows are cards too (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, pathIn(locale, '/downloads/firmware'))
    const table = page.getByRole('main').getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveText(
      ['family', 'newest', 'day', 'products'].map((key) => word(locale, 'firmware', key)),
    )
    const families = catalogue.snapshot.firmware.length
    await expect(table.getByRole('rowheader')).toHaveCount(families)
    await expect(table.getByRole('cell')).toHaveCount(families * 3)
  })

  test(`the search leads from model and kind, or a number, to the document (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, '/news'))
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: word(locale, 'search', 'title') })
    const field = dialog.getByRole('combobox', { name: word(locale, 'common', 'searchBox.label') })
    const options = dialog.getByRole('listbox', { name: word(locale, 'search', 'document') }).getByRole('option')
    await field.fill(`VI-D430 ${wordIn(locale, 'kinds.guide')}`)
    await expect(options).toHaveText([new RegExp(`${word(locale, 'search', 'papers.guide')}\\s*VI-D430-P`)])
    await field.fill('AC-L208-P-DD')
    await expect(options).toHaveCount(2)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(pathIn(locale, '/downloads?q=AC-L208-P&kind=svg'))
    await expect(productsOn(page).getByRole('listitem')).toHaveCount(1)
    await expect(linksOn(page, wordIn(locale, 'kinds.svg'))).toHaveAttribute('href', /AC-L208-P_dimensions_v[\d.]+svg$/)
  })

  test(`an answer lists the documents that it mentions, numbered (${locale})`, async ({ page, request }) => {
    await openPage(page, pathIn(locale, '/faqs/indoor-monitor-no-picture'))
    const list = page.getByRole('list').filter({ hasText: 'VI-M700-IG' })
    const links = list.getByRole('link')
    await expect(links).toHaveText([
      /^1.*VI-M700 .*VI-M700-IG/s,
      /^2.*VI-M730-P-IG/s,
      /^3.*VI-D720-P-IG/s,
      /^4.*VI-M730-P/s,
    ])
    for (const link of await links.all()) {
      expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200)
    }
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of LOCALES) {
    test(`series are links to their part of the list (${locale})`, async ({ page }) => {
      await page.goto(pathIn(locale, '/downloads'))
      await expect(queryOn(page, locale)).toBeHidden()
      const series = recordOf('series', 'surveillance-monitoring').name[locale]
      await page
        .getByRole('navigation', { name: wordIn(locale, 'filters.series'), exact: true })
        .getByRole('link', { name: series })
        .click()
      await expect(page).toHaveURL(/\/downloads\/page\/\d+#surveillance-monitoring$/)
      await expect(page.getByRole('heading', { level: 2, name: series })).toBeInViewport()
      await expect(linksOn(page, wordIn(locale, 'kinds.sheet')).first()).toBeVisible()
    })
  }
})
