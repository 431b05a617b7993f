import type { Locator, Page } from '@playwright/test'
import { displayAttribute } from '../../src/catalogue/attribute-value.ts'
import { catalogue, optionName, productOf } from './catalogue.ts'
import { expect, type Locale, LOCALES, openPage, pathIn, test, word } from './test.ts'
import { countWord, inPieces, phrase } from './words.ts'

const LIST = '/products'
const ALL = 96
const PAGES = 8

type ShelfLevel = 'series' | 'category' | 'subCategory'

/** The list's elements in a language. */
function listOf(page: Page, locale: Locale) {
  const words = (key: string) => word(locale, 'products', key)
  const form = page.getByRole('form', { name: words('filters.heading') })
  const main = page.locator('main')
  return {
    words,
    form,
    main,
    cards: main.getByRole('article').getByRole('heading'),
    sort: page.getByRole('combobox', { name: words('sort.label') }),
    pages: page.getByRole('navigation', { name: words('pages.label') }),
    /** Expects a number of results, and the models in display order. */
    async expectModels(count: number, models: readonly string[]) {
      await expect(main.getByText(countWord(locale, 'products', 'found', count), { exact: true })).toBeVisible()
      await expect(main.getByRole('article').getByRole('heading')).toHaveText(
        models.map((model) => new RegExp(`^${model} `)),
      )
    },
    async expectCount(count: number) {
      await expect(main.getByText(countWord(locale, 'products', 'found', count), { exact: true })).toBeVisible()
    },
    /** Returns a checkbox with its expected number of results; opens its group first. */
    async option(group: string, name: string, count: number): Promise<Locator> {
      const options = form.getByRole('group', { name: group, exact: true }).last()
      if (!(await options.isVisible())) await form.locator('summary').getByText(group, { exact: true }).click()
      return options.getByRole('checkbox', { name: inPieces(name, count) })
    },
  }
}

function shelfName(locale: Locale, level: ShelfLevel, id: string): string {
  const series = catalogue.snapshot.series
  const categories = series.flatMap((item) => item.categories)
  const shelves = { series, category: categories, subCategory: categories.flatMap((item) => item.subCategories) }
  const found = shelves[level].find((shelf) => shelf.id === id)
  if (!found) throw new Error(`There is no ${level} ${id}`)
  return found.name[locale]
}

for (const locale of LOCALES) {
  const at = (search: string) => pathIn(locale, LIST) + search

  test(`filters by series, category, sub-category and an attribute, each in the address (${locale})`, async ({
    page,
  }) => {
    await openPage(page, at(''))
    const list = listOf(page, locale)
    const label = (key: string) => list.words(`filters.${key}`)
    await list.expectCount(ALL)
    await expect(list.cards).toHaveCount(12)

    const series = shelfName(locale, 'series', 'surveillance-monitoring')
    await (await list.option(label('series'), series, 14)).check()
    await expect(page).toHaveURL(at('?series=surveillance-monitoring'))
    await list.expectCount(14)

    const category = shelfName(locale, 'category', 'ip-cameras')
    await (await list.option(label('category'), category, 9)).check()
    await expect(page).toHaveURL(at('?series=surveillance-monitoring&category=ip-cameras'))
    await list.expectCount(9)

    const lens = catalogue.attribute('lens-type').label[locale]
    await expect(await list.option(lens, optionName(locale, 'lens-type', 'fixed'), 5)).toBeVisible()
    const dome = shelfName(locale, 'subCategory', 'ip-camera-dome')
    await (await list.option(label('subCategory'), dome, 3)).check()
    await list.expectModels(3, ['SM-D203-P', 'SM-D405-P', 'SM-D808-P'])
    await expect(await list.option(lens, optionName(locale, 'lens-type', 'fixed'), 2)).toBeVisible()

    await (await list.option(lens, optionName(locale, 'lens-type', 'motorised'), 1)).check()
    const deepest = at(
      '?series=surveillance-monitoring&category=ip-cameras&subCategory=ip-camera-dome&lens-type=motorised',
    )
    await expect(page).toHaveURL(deepest)
    await list.expectModels(1, ['SM-D808-P'])

    await page.goBack()
    await list.expectModels(3, ['SM-D203-P', 'SM-D405-P', 'SM-D808-P'])
    await expect(await list.option(lens, optionName(locale, 'lens-type', 'motorised'), 1)).not.toBeChecked()

    await openPage(page, deepest)
    await list.expectModels(1, ['SM-D808-P'])
    const remove = (name: string) =>
      page.getByRole('button', { name: phrase(locale, 'products', 'filters.remove', { name }) })
    await remove(dome).click()
    await expect(page).toHaveURL(at('?series=surveillance-monitoring&category=ip-cameras&lens-type=motorised'))
    await list.expectModels(2, ['SM-B408-P', 'SM-D808-P'])
    await expect(remove(dome)).toBeHidden()
    await page.getByRole('button', { name: label('clear') }).click()
    await expect(page).toHaveURL(at(''))
    await list.expectCount(ALL)
  })

  test(`filters by availability, by two values of one filter, and follows a link to a category (${locale})`, async ({
    page,
  }) => {
    await openPage(page, at(''))
    const list = listOf(page, locale)
    await (await list.option(list.words('filters.status'), word(locale, 'common', 'product.discontinued'), 2)).check()
    await expect(page).toHaveURL(at('?status=discontinued'))
    await list.expectModels(2, ['VI-D700', 'SM-N416'])
    await expect(list.main.getByRole('article').first()).toContainText(word(locale, 'common', 'product.discontinued'))

    await openPage(page, at('?series=access-control,no-such-series&category=card-readers,qr-readers&nonsense=1'))
    await list.expectModels(6, ['AC-R110', 'AC-R120K', 'AC-R240B', 'AC-Q110', 'AC-Q210-P', 'AC-Q310'])

    await openPage(page, at('#nvrs'))
    await expect(page).toHaveURL(at('?category=nvrs'))
    await list.expectModels(5, ['SM-N108-P', 'SM-N216-P', 'SM-N432', 'SM-N864', 'SM-N416'])
  })

  test(`sorts and pages in the address (${locale})`, async ({ page }) => {
    await openPage(page, at(''))
    const list = listOf(page, locale)
    const next = list.pages.getByRole('link', { name: list.words('pages.next') })
    const previous = list.pages.getByRole('link', { name: list.words('pages.previous') })
    const position = (number: number) => phrase(locale, 'products', 'pages.text', { page: number, pages: PAGES })
    await expect(list.cards.first()).toContainText('VI-D430-P')
    await expect(list.pages).toContainText(position(1))
    await expect(previous).toBeDisabled()

    await next.click()
    await expect(page).toHaveURL(at('?page=2'))
    await expect(list.cards.first()).toContainText('VI-C156')
    await expect(list.pages).toContainText(position(2))
    await expect(page.getByRole('heading', { name: position(2) })).toBeFocused()
    await previous.click()
    await expect(page).toHaveURL(at(''))
    await expect(list.cards.first()).toContainText('VI-D430-P')

    await list.sort.selectOption({ label: list.words('sort.newest') })
    await expect(page).toHaveURL(at('?sort=newest'))
    await expect(list.cards.first()).toContainText('OA-U2000')
    await expect(list.cards.nth(1)).toContainText('SM-N864')
    await list.sort.selectOption({ label: list.words('sort.model') })
    await next.click()
    await expect(page).toHaveURL(at('?sort=model&page=2'))
    await page.goBack()
    await expect(list.cards.first()).toContainText('AC-C102-P')
    await page.goBack()
    await expect(list.cards.first()).toContainText('OA-U2000')
    await expect(list.sort).toHaveValue('newest')

    await openPage(page, at('?sort=model&page=8'))
    await expect(list.cards).toHaveCount(12)
    await expect(list.cards.last()).toContainText('VI-V104K-P')
    await expect(list.sort).toHaveValue('model')
    await expect(next).toBeDisabled()
    const access = shelfName(locale, 'series', 'access-control')
    await (await list.option(list.words('filters.series'), access, 28)).check()
    await expect(page).toHaveURL(at('?series=access-control&sort=model'))
    await expect(list.cards.first()).toContainText('AC-C102-P')

    await openPage(page, at('?page=99'))
    await expect(list.pages).toContainText(position(PAGES))
  })

  test(`says that nothing was found, and which filter to drop (${locale})`, async ({ page }) => {
    const lens = catalogue.attribute('lens-type').label[locale]
    const range = catalogue.attribute('ir-range').label[locale]
    await openPage(page, at('?category=ip-cameras&lens-type=optical-zoom'))
    const list = listOf(page, locale)
    const metres = (value: number) => displayAttribute(catalogue.attribute('ir-range'), value, locale).display
    await expect(await list.option(range, metres(30), 0)).toBeDisabled()
    await expect(await list.option(range, metres(80), 1)).toBeEnabled()

    await openPage(page, at('?category=ip-cameras&lens-type=optical-zoom&ir-range=30'))
    await list.expectCount(0)
    await expect(list.cards).toHaveCount(0)
    await expect(page.getByRole('heading', { name: list.words('empty.title') })).toBeVisible()
    await expect(list.main).toContainText(countWord(locale, 'products', 'empty.text', 4, { filter: lens }))
    await page.getByRole('button', { name: phrase(locale, 'products', 'empty.drop', { filter: lens }) }).click()
    await expect(page).toHaveURL(at('?category=ip-cameras&ir-range=30'))
    await list.expectModels(4, ['SM-B204-P', 'SM-D203-P', 'SM-D405-P', 'SM-E404-P'])
  })

  test(`picks up to four products and compares them side by side (${locale})`, async ({ page }) => {
    await openPage(page, at('?category=ip-cameras'))
    const list = listOf(page, locale)
    const box = (model: string) =>
      page.getByRole('checkbox', { name: phrase(locale, 'products', 'pick.add', { model }) })
    const compare = page.getByRole('link', { name: list.words('pick.compare') })
    await box('SM-B204-P').check()
    await expect(list.main.getByText(list.words('pick.one'))).toBeVisible()
    await expect(compare).toBeHidden()
    for (const model of ['SM-B408-P', 'SM-D203-P', 'SM-Z432-P']) await box(model).check()
    await expect(list.main.getByText(countWord(locale, 'products', 'pick.some', 4, { most: 4 }))).toBeVisible()
    await expect(page).toHaveURL(at('?category=ip-cameras&pick=sm-b204-p,sm-b408-p,sm-d203-p,sm-z432-p'))
    await expect(box('SM-B805-P')).toBeDisabled()
    await box('SM-D203-P').uncheck()
    await expect(box('SM-B805-P')).toBeEnabled()

    await compare.click()
    await expect(page).toHaveURL(at('?compare=sm-b204-p,sm-b408-p,sm-z432-p'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(list.words('compare.title'))
    await page.goBack()
    await expect(box('SM-Z432-P')).toBeChecked()
  })

  test(`opens a comparison from its address, takes products out of it and adds one (${locale})`, async ({ page }) => {
    const five = ['sm-b204-p', 'sm-b408-p', 'sm-z432-p', 'sm-d203-p', 'sm-d405-p']
    await openPage(page, at(`?compare=${five.join(',')}`))
    const list = listOf(page, locale)
    const remove = (model: string) =>
      page.getByRole('button', { name: phrase(locale, 'products', 'compare.remove', { model }) })
    await expectComparison(page, locale, ['SM-B204-P', 'SM-B408-P', 'SM-Z432-P', 'SM-D203-P'])
    await expect(page.getByRole('link', { name: list.words('compare.add') })).toBeHidden()

    await remove('SM-D203-P').click()
    await expect(page).toHaveURL(at('?compare=sm-b204-p,sm-b408-p,sm-z432-p'))
    await expectComparison(page, locale, ['SM-B204-P', 'SM-B408-P', 'SM-Z432-P'])
    await page.getByRole('link', { name: list.words('compare.add') }).click()
    await expect(page).toHaveURL(at('?category=ip-cameras&pick=sm-b204-p,sm-b408-p,sm-z432-p'))
    await list.expectCount(9)

    await page.goBack()
    await remove('SM-Z432-P').click()
    await remove('SM-B408-P').click()
    await expect(page).toHaveURL(at('?pick=sm-b204-p'))
    await expect(list.main.getByText(list.words('pick.one'))).toBeVisible()
  })

  test(`says that a comparison could not be loaded, and loads it again (${locale})`, async ({ page, complaints }) => {
    const payload = `**${pathIn(locale, '/products/sm-b204-p/_payload.json')}`
    await page.route(payload, (route) => route.fulfill({ status: 500, body: 'no' }))
    await openPage(page, at('?compare=sm-b204-p,sm-b408-p'))
    const alert = page.getByRole('alert').filter({ hasText: word(locale, 'products', 'compare.failed') })
    await expect(alert).toBeVisible()
    await page.unroute(payload)
    await alert.getByRole('button', { name: word(locale, 'common', 'error.retry') }).click()
    await expectComparison(page, locale, ['SM-B204-P', 'SM-B408-P'])
    await expect(alert).toBeHidden()
    // Chromium itself reports the 500 response.
    complaints.length = 0
  })
}

/** Expects a comparison of IP cameras, of which the first two differ in lens and not in power, and leaves all rows shown. */
async function expectComparison(page: Page, locale: Locale, models: readonly string[]): Promise<void> {
  const words = (key: string) => word(locale, 'products', key)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('compare.title'))
  const table = page.getByRole('region', { name: words('compare.table') }).getByRole('table')
  const heads = table.locator('thead').getByRole('link')
  await expect(heads.filter({ hasText: /^[A-Z]{2}-/ })).toHaveText([...models])

  const row = (attribute: string) =>
    table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: catalogue.attribute(attribute).label[locale] }) })
  const lens = row('lens-type')
  await expect(lens.getByRole('rowheader')).toContainText(words('compare.differs'))
  await expect(lens.getByRole('cell').nth(0)).toHaveText(optionName(locale, 'lens-type', 'fixed'))
  await expect(lens.getByRole('cell').nth(1)).toHaveText(optionName(locale, 'lens-type', 'motorised'))
  const origin = row('origin')
  await expect(origin.getByRole('rowheader')).not.toContainText(words('compare.differs'))
  await expect(origin.getByRole('cell').first()).toHaveText(optionName(locale, 'origin', 'taiwan'))

  const codes = models.map((model) => model.toLowerCase())
  const attributes = new Set(codes.flatMap((code) => Object.keys(productOf(code).attributes)))
  const marks = table.getByText(words('compare.differs'), { exact: true })
  const differing = await marks.count()
  await expect(
    page.getByText(phrase(locale, 'products', 'compare.summary', { total: attributes.size, differing })),
  ).toBeVisible()
  expect(differing).toBeLessThan(attributes.size)

  const onlyDifferences = page.getByRole('checkbox', { name: words('compare.onlyDifferences') })
  await onlyDifferences.check()
  await expect(page).toHaveURL(/&differences=only$/)
  await expect(origin).toBeHidden()
  await expect(marks).toHaveCount(differing)
  await onlyDifferences.uncheck()
  await expect(origin).toBeVisible()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of LOCALES) {
    test(`lists every product under its category, to which links lead (${locale})`, async ({ page }) => {
      await page.goto(pathIn(locale, `${LIST}?category=nvrs`))
      const list = listOf(page, locale)
      await expect(list.main.getByRole('article')).toHaveCount(ALL)
      await expect(list.form).toBeHidden()
      await expect(list.sort).toBeHidden()
      const name = shelfName(locale, 'category', 'nvrs')
      await page
        .getByRole('navigation', { name: list.words('jumps') })
        .getByRole('link', { name, exact: true })
        .click()
      await expect(page).toHaveURL(/#nvrs$/)
      const category = page.getByRole('region', { name, exact: true })
      await expect(category).toBeInViewport()
      await expect(category.getByRole('heading', { level: 3 })).toHaveText(
        inPieces(name, countWord(locale, 'products', 'count', 5)),
      )
      await expect(category.getByRole('article')).toHaveCount(5)
    })
  }
})
