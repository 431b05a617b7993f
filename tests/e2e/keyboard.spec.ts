import type { Page } from '@playwright/test'
import { catalogue } from './catalogue.ts'
import { expect, LOCALES, openPage, pathIn, test, word } from './test.ts'
import { countWord, inPieces, phrase } from './words.ts'

/** Presses Tab until a name has the focus, as someone without a mouse does; a name that is never reached fails. */
async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'link' | 'button' | 'checkbox' | 'combobox',
): Promise<void> {
  const wanted = page.getByRole(role, { name }).and(page.locator(':focus'))
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab')
    if ((await wanted.count()) > 0) return
  }
  throw new Error(`Tab does not reach the ${role} ${name}`)
}

for (const locale of LOCALES) {
  test(`the list is filtered, picked from and compared without a mouse (${locale})`, async ({ page }) => {
    const words = (key: string) => word(locale, 'products', key)
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, pathIn(locale, '/products'))
    await tabTo(page, words('filters.heading'), 'button')
    await page.keyboard.press('Enter')
    const form = page.getByRole('form', { name: words('filters.heading') })
    await expect(form).toBeVisible()
    await tabTo(page, new RegExp(`^${catalogue.series('surveillance-monitoring').name[locale]}`), 'checkbox')
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(pathIn(locale, '/products?series=surveillance-monitoring'))
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await expect(page.getByRole('button', { name: inPieces(words('filters.heading'), 1) })).toBeFocused()
    await expect(page.getByText(countWord(locale, 'products', 'found', 14), { exact: true })).toBeVisible()

    for (const model of ['SM-B204-P', 'SM-B408-P']) {
      await tabTo(page, phrase(locale, 'products', 'pick.add', { model }), 'checkbox')
      await page.keyboard.press('Space')
    }
    await tabTo(page, words('pick.compare'), 'link')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('compare.title'))
  })

  test(`cases are gone through without a mouse (${locale})`, async ({ page }) => {
    const place = (id: number) => catalogue.snapshot.case.find((item) => item.id === id)?.location[locale] ?? 'a place'
    const shown = (id: number) => page.getByRole('article', { name: place(id), exact: true })
    await openPage(page, pathIn(locale, '/success-stories'))
    await tabTo(page, `2 ${place(2)}`, 'link')
    await page.keyboard.press('Enter')
    await expect(shown(2)).toBeVisible()
    await tabTo(page, word(locale, 'success-stories', 'cases.next'), 'link')
    await page.keyboard.press('Enter')
    await expect(shown(3)).toBeVisible()
  })
}
