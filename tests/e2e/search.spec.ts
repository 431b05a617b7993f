import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { EXAMPLE_SEARCH } from '#vendor/example-search.ts'
import {
  FAILED_REQUEST,
  expect as expectAtOnce,
  type Locale,
  LOCALES,
  openPage,
  pathIn,
  skipTime,
  test,
  word,
} from './test.ts'
import { phrase, titled } from './words.ts'

// Expected results require a script and an index, and axe is slow: enough time for a busy machine.
const expect = expectAtOnce.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 120_000 })

const QUERY: Record<Locale, string> = { zh: '人臉', en: 'face' }
const PHONE = { width: 390, height: 844 }

const fieldOf = (around: Page | Locator, locale: Locale) =>
  around.getByRole('combobox', { name: word(locale, 'common', 'searchBox.label') })
const tabOf = (around: Locator, locale: Locale, name: string) =>
  around.getByRole('tab', { name: new RegExp(`^${word(locale, 'search', `tabs.${name}`)}`) })

/** Opens the search over the page by keyboard. */
async function openSearch(page: Page, locale: Locale): Promise<Locator> {
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: word(locale, 'search', 'title') })
  await expect(fieldOf(dialog, locale)).toBeFocused()
  return dialog
}

async function expectAccessible(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

for (const locale of LOCALES) {
  test(`is opened, used and closed with the keyboard only (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, '/news'))
    const dialog = await openSearch(page, locale)
    await expect(dialog.getByText(phrase(locale, 'search', 'hint', { model: EXAMPLE_SEARCH }))).toBeVisible()
    const field = fieldOf(dialog, locale)
    await field.fill(QUERY[locale])
    const products = dialog.getByRole('listbox', { name: word(locale, 'search', 'tabs.product') })
    await expect(products.getByRole('option')).toHaveCount(5)
    await expect(products.locator('mark').first()).toHaveText(new RegExp(QUERY[locale], 'i'))
    await expect(dialog.getByRole('status')).toHaveText(/\d/)
    await page.keyboard.press('ArrowDown')
    const first = products.getByRole('option').first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
    await page.setViewportSize(PHONE)
    await expectAccessible(page, 'dialog')
    const href = await first.getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href ?? '')
    await expect(dialog).toBeHidden()
    await expect(page.locator('main')).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(dialog.getByRole('button', { name: QUERY[locale], exact: true })).toBeVisible()
    await dialog
      .getByRole('button', { name: word(locale, 'search', 'recent.remove').replace('{{query}}', QUERY[locale]) })
      .click()
    await expect(dialog.getByRole('button', { name: QUERY[locale], exact: true })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test(`shows one kind per tab, reports when nothing is found, and opens the list on Enter (${locale})`, async ({
    page,
  }) => {
    await openPage(page, pathIn(locale, '/'))
    const panel = page.getByRole('search').filter({ has: page.locator('#home-search-field') })
    await panel.locator('#home-search-field').focus()
    const field = fieldOf(panel, locale)
    await field.fill(QUERY[locale])
    await tabOf(panel, locale, 'subCategory').click()
    await expect(panel.getByRole('listbox')).toHaveCount(1)
    await expect(panel.getByRole('listbox', { name: word(locale, 'search', 'tabs.subCategory') })).toBeVisible()
    await expectAccessible(page, 'search')
    await page.keyboard.press('ArrowRight')
    await expect(tabOf(panel, locale, 'specification')).toBeFocused()
    await field.fill('<zzqqxx>&')
    const nothing = word(locale, 'search', 'none').replace('{{keyword}}', '<zzqqxx>&')
    await expect(panel.getByText(nothing).last()).toBeVisible()
    await field.fill(QUERY[locale])
    await field.press('Enter')
    await expect(page).toHaveURL(`${pathIn(locale, '/products')}?${new URLSearchParams({ q: QUERY[locale] })}`)
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(new RegExp(QUERY[locale], 'i'))
  })
}

for (const locale of LOCALES) {
  test(`says that a model is no longer sold (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, '/news'))
    const dialog = await openSearch(page, locale)
    await fieldOf(dialog, locale).fill('VI-D7')
    const option = (model: string) => dialog.getByRole('option').filter({ hasText: model }).first()
    const gone = word(locale, 'common', 'product.discontinued')
    await expect(option('VI-D700')).toContainText(gone)
    await expect(option('VI-D720-P')).not.toContainText(gone)
  })

  test(`every product that is found shows its picture (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, '/news'))
    const dialog = await openSearch(page, locale)
    await fieldOf(dialog, locale).fill(QUERY[locale])
    await tabOf(dialog, locale, 'product').click()
    const options = dialog.getByRole('listbox', { name: word(locale, 'search', 'tabs.product') }).getByRole('option')
    await expect(options.nth(5)).toBeVisible()
    for (const option of await options.all()) {
      await option.scrollIntoViewIfNeeded()
      // Decorative beside the name, and so without a role.
      const picture = option.locator('img')
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0)))
        .toBeGreaterThan(0)
    }
  })
}

test('the list combines search and filters, and the help page finds the same words', async ({ page }) => {
  await openPage(page, '/en/products?q=poe+camera&ingress-rating=ip67')
  await expect(page.getByRole('status').filter({ hasText: /product/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(/camera/i)
  const remove = word('en', 'products', 'search.remove').replace('{{q}}', 'poe camera')
  await page.getByRole('button', { name: remove }).click()
  await expect(page).toHaveURL('/en/products?ingress-rating=ip67')
  await openPage(page, '/en/products?q=zzqqxx')
  await expect(page.getByText(word('en', 'products', 'search.none').replace('{{q}}', 'zzqqxx'))).toBeVisible()
  await openPage(page, '/faqs?q=%E6%96%AD%E7%BD%91')
  await expect(page.getByRole('heading', { name: titled('斷網時，門還開得了嗎？') })).toBeVisible()
})

test('waits for a slow index, reports when it cannot be loaded, and searches once it is loaded', async ({
  page,
  complaints,
}) => {
  await page.clock.install()
  let isSlow = false
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/search/*.json', async (route) => {
    if (!isSlow) return route.fulfill({ status: 500, body: 'no' })
    await released
    await route.continue()
  })
  await openPage(page, '/en/news')
  const dialog = await openSearch(page, 'en')
  await fieldOf(dialog, 'en').fill('door')
  await expect(dialog.getByRole('alert')).toContainText(word('en', 'search', 'failed'))
  // Typing also starts a search: its failure must not answer the button's, and its result must not come first.
  await skipTime(page)
  isSlow = true
  await dialog.getByRole('button', { name: word('en', 'common', 'error.retry') }).click()
  await expect(dialog.getByRole('status')).toHaveText(word('en', 'search', 'loading'))
  release()
  await expect(dialog.getByRole('option').first()).toBeVisible()
  // Chromium itself reports failed requests.
  complaints.allow(FAILED_REQUEST)
})

test('does not search while characters are being composed', async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/news')
  const dialog = await openSearch(page, 'zh')
  const client = await page.context().newCDPSession(page)
  await client.send('Input.imeSetComposition', { text: 'ㄇㄣˊ', selectionStart: 3, selectionEnd: 3 })
  await skipTime(page)
  await expect(dialog.getByText(phrase('zh', 'search', 'hint', { model: EXAMPLE_SEARCH }))).toBeVisible()
  await client.send('Input.insertText', { text: '門口機' })
  await expect(dialog.getByRole('option').first()).toBeVisible()
})

test('stays responsive whatever is pasted', async ({ page }) => {
  await openPage(page, '/en/news')
  const dialog = await openSearch(page, 'en')
  const field = fieldOf(dialog, 'en')
  for (const text of ['door '.repeat(2000), '(a+)+$[\\', '<img src=x onerror=alert(1)>']) {
    await field.fill(text)
  }
  await field.fill('AC-F520-P')
  await expect(dialog.getByRole('option').first()).toContainText('AC-F520-P')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the field is a form that leads to the list', async ({ page }) => {
    await page.goto('/en')
    await page.getByRole('searchbox', { name: word('en', 'common', 'searchBox.label') }).fill('face')
    await page.getByRole('button', { name: word('en', 'common', 'searchBox.submit'), exact: true }).click()
    await expect(page).toHaveURL('/en/products?q=face')
  })
})
