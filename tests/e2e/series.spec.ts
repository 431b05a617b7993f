import type { Page } from '@playwright/test'
import type { Category } from '../../src/catalogue/schema/series.ts'
import { SCENE_OF_SERIES } from '../../src/drawing/scenes/whose-scene.ts'
import { catalogue } from './catalogue.ts'
import { findProducts } from './product-query.ts'
import { expect, type Locale, LOCALES, openPage, pathIn, test, word } from './test.ts'
import { countWord, inPieces } from './words.ts'

/** A larger category shows its first products, and a link to the list of all. */
const MOST_SHOWN = 9
const SHOWN_OF_MORE = 3
const categoryOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

for (const locale of LOCALES) {
  test(`all series introduce themselves and lead to every product and category (${locale})`, async ({ page }) => {
    for (const series of catalogue.snapshot.series) {
      const { id, categories } = series
      const products = findProducts({ series: id }).length
      await page.goto(pathIn(locale, `/products/${id}`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(series.name[locale])
      for (const text of [series.title, series.summary]) await expect(page.locator('main')).toContainText(text[locale])
      await expectIntroduction(page, locale, id)
      const scene = SCENE_OF_SERIES[id]
      if (scene) await expect(page.getByRole('img', { name: word(locale, 'drawing', `scenes.${scene}`) })).toBeVisible()
      const facts = page.getByRole('region', { name: word(locale, 'series', 'facts.label') })
      await expect(facts).toContainText(
        countWord(locale, 'series', 'facts.products', products, { categories: categories.length }),
      )
      await expect(facts.getByRole('definition').first()).toHaveText(String(products))

      let total = 0
      for (const category of categories) total += await expectCategory(page, locale, category)
      expect(total).toBe(products)
    }
  })

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

async function expectIntroduction(page: Page, locale: Locale, id: string): Promise<void> {
  const groups = catalogue.series(id).introduction
  const introduction = page.getByRole('region', { name: word(locale, 'series', 'introduction') })
  await expect(introduction.getByRole('heading')).toHaveText(groups.map(({ heading }) => heading[locale]))
  await expect(introduction.getByRole('paragraph')).toHaveText(groups.map(({ text }) => text[locale]))
}

/** Expects a category with its summary, a link to its list and one to each of its products; returns its number of products. */
async function expectCategory(page: Page, locale: Locale, { id, name, summary }: Category): Promise<number> {
  const products = catalogue.productsIn(id)
  const shown = products.slice(0, products.length > MOST_SHOWN ? SHOWN_OF_MORE : MOST_SHOWN)
  const { text, links } = await categoryOf(page, name[locale]).evaluate((section) => ({
    text: section.textContent,
    links: [...section.querySelectorAll('a:not([data-collect])')].map((link) => link.getAttribute('href')),
  }))
  const said = [summary[locale], word(locale, 'series', 'view'), ...shown.map(({ model }) => model)]
  for (const part of said) expect(text, id).toContain(part)
  const toProducts = shown.map(({ code }) => pathIn(locale, `/products/${code}`))
  const toList = pathIn(locale, `/products#${id}`)
  // A wide layout begins with the largest.
  expect(new Set(links), id).toEqual(new Set([toList, ...toProducts]))
  expect(links, id).toHaveLength(toProducts.length + (shown.length < products.length ? 2 : 1))
  return products.length
}
