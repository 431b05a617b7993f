import type { Page } from '@playwright/test'
import { catalogue } from './catalogue.ts'
import { expect, LOCALES, openPage, pathIn, test, word } from './test.ts'
import { countWord, inPieces } from './words.ts'

const categoryOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

for (const locale of LOCALES) {
  test(`a category of a series links to its list, and Back returns (${locale})`, async ({ page }) => {
    const series = catalogue.series('surveillance-monitoring')
    const [category] = series.categories
    const products = catalogue.productsIn(category?.id ?? '')
    await openPage(page, pathIn(locale, `/products/${series.id}`))
    await categoryOf(page, category?.name[locale] ?? 'a category')
      .getByRole('link', {
        name: inPieces(category?.name[locale] ?? '', word(locale, 'series', 'view')),
      })
      .click()
    await expect(page).toHaveURL(pathIn(locale, `/products?category=${category?.id}`))
    const list = page.locator('main')
    await expect(list.getByText(countWord(locale, 'products', 'found', products.length), { exact: true })).toBeVisible()
    await expect(list.getByRole('article').getByRole('heading')).toHaveText(
      products.map(({ model, name }) => inPieces(model, name[locale])),
    )
    await page.goBack()
    await expect(page).toHaveURL(pathIn(locale, `/products/${series.id}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(series.name[locale])
  })
}
