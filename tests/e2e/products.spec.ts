import type { Locator, Page } from '@playwright/test'
import { displayAttribute } from '../../src/content/attribute-value.ts'
import type { Product } from '../../src/content/schema/product.ts'
import { catalogue, optionName, productOf } from './catalogue.ts'
import { findProduct, findProducts, PRODUCTS, type ProductQuery, STANDARD } from './product-query.ts'
import {
  FAILED_REQUEST,
  expect,
  type Locale,
  LOCALES,
  openPage,
  pathIn,
  savingData,
  skipTime,
  test,
  word,
} from './test.ts'
import { countWord, inPieces, phrase } from './words.ts'

const LIST = '/products'
const PER_PAGE = 24
const PAGES = Math.ceil(PRODUCTS.length / PER_PAGE)
/** How many may be compared. */
const MOST_COMPARED = 4

const CAMERAS = { series: 'surveillance-monitoring', categories: ['ip-cameras'] }
const DOMES = { ...CAMERAS, subCategory: 'ip-camera-dome' }
const FIXED = { 'lens-type': 'fixed' }
const MOTORISED = { 'lens-type': 'motorised' }

const countOf = (query: ProductQuery) => findProducts(query).length
const modelsOf = (products: readonly Product[]) => products.map(({ model }) => model)
const codesOf = (products: readonly Product[]) => products.map(({ code }) => code).join(',')

/** Five cameras of one category: the first two differ in their lenses. */
const FIRST_FIVE = distinct([
  findProduct({ ...CAMERAS, attributes: FIXED }),
  findProduct({ ...CAMERAS, attributes: MOTORISED }),
  ...findProducts(CAMERAS),
]).slice(0, MOST_COMPARED + 1)

function distinct(products: readonly Product[]): Product[] {
  return [...new Set(products)]
}

/** By model, as a reader counts. */
const BY_MODEL = PRODUCTS.toSorted((a, b) => a.model.localeCompare(b.model, 'en', { numeric: true }))
/** The newest first; those of one day in the order of the list. */
const NEWEST = PRODUCTS.toSorted((a, b) => (a.releasedOn < b.releasedOn ? 1 : a.releasedOn > b.releasedOn ? -1 : 0))

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
    /** Expects how many were found, and those of the first page in their order. */
    async expectProducts(products: readonly Product[]) {
      await this.expectCount(products.length)
      await this.expectCards(products.slice(0, PER_PAGE))
    },
    /** Expects the cards of a page in their order. */
    async expectCards(products: readonly Product[]) {
      await expect(main.getByRole('article').getByRole('heading')).toHaveText(
        products.map(({ model }) => new RegExp(`^${model} `)),
      )
    },
    async expectCount(count: number) {
      const key = count === PRODUCTS.length ? 'all' : 'found'
      await expect(main.getByText(countWord(locale, 'products', key, count), { exact: true })).toBeVisible()
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

  test(`filters by series, category, sub-category and an attribute, all stored in the address (${locale})`, async ({
    page,
  }) => {
    await openPage(page, at(''))
    const list = listOf(page, locale)
    const label = (key: string) => list.words(`filters.${key}`)
    await list.expectCount(PRODUCTS.length)
    await expect(list.cards).toHaveCount(PER_PAGE)

    const { series: id } = CAMERAS
    const series = shelfName(locale, 'series', id)
    await (await list.option(label('series'), series, countOf({ series: id }))).check()
    await expect(page).toHaveURL(at('?series=surveillance-monitoring'))
    await list.expectCount(countOf({ series: id }))

    const category = shelfName(locale, 'category', 'ip-cameras')
    await (await list.option(label('category'), category, countOf(CAMERAS))).check()
    await expect(page).toHaveURL(at('?series=surveillance-monitoring&category=ip-cameras'))
    await list.expectCount(countOf(CAMERAS))

    const lens = catalogue.attribute('lens-type').label[locale]
    const fixed = optionName(locale, 'lens-type', 'fixed')
    const motorised = optionName(locale, 'lens-type', 'motorised')
    await expect(await list.option(lens, fixed, countOf({ ...CAMERAS, attributes: FIXED }))).toBeVisible()
    const dome = shelfName(locale, 'subCategory', 'ip-camera-dome')
    await (await list.option(label('subCategory'), dome, countOf(DOMES))).check()
    await list.expectProducts(findProducts(DOMES))
    await expect(await list.option(lens, fixed, countOf({ ...DOMES, attributes: FIXED }))).toBeVisible()

    const both = findProducts({ ...DOMES, attributes: MOTORISED })
    await (await list.option(lens, motorised, both.length)).check()
    const deepest = at(
      '?series=surveillance-monitoring&category=ip-cameras&subCategory=ip-camera-dome&lens-type=motorised',
    )
    await expect(page).toHaveURL(deepest)
    await list.expectProducts(both)

    await page.goBack()
    await list.expectProducts(findProducts(DOMES))
    await expect(await list.option(lens, motorised, both.length)).not.toBeChecked()

    await openPage(page, deepest)
    await list.expectProducts(both)
    const remove = (name: string) =>
      page.getByRole('button', { name: phrase(locale, 'products', 'filters.remove', { name }) })
    await remove(dome).click()
    await expect(page).toHaveURL(at('?series=surveillance-monitoring&category=ip-cameras&lens-type=motorised'))
    await list.expectProducts(findProducts({ ...CAMERAS, attributes: MOTORISED }))
    await expect(remove(dome)).toBeHidden()
    await page.getByRole('button', { name: label('clear') }).click()
    await expect(page).toHaveURL(at(''))
    await list.expectCount(PRODUCTS.length)
  })

  test(`filters by availability, and follows a link to a category (${locale})`, async ({ page }) => {
    await openPage(page, at(''))
    const list = listOf(page, locale)
    const discontinued = findProducts({ status: 'discontinued' })
    const status = word(locale, 'common', 'product.discontinued')
    await (await list.option(list.words('filters.status'), status, discontinued.length)).check()
    await expect(page).toHaveURL(at('?status=discontinued'))
    await list.expectProducts(discontinued)
    await expect(list.main.getByRole('article').first()).toContainText(status)

    await openPage(page, at('#nvrs'))
    await expect(page).toHaveURL(at('?category=nvrs'))
    await list.expectProducts(findProducts({ categories: ['nvrs'] }))
  })

  test(`stores sort order and page in the address (${locale})`, async ({ page }) => {
    await openPage(page, at(''))
    const list = listOf(page, locale)
    const next = list.pages.getByRole('link', { name: list.words('pages.next') })
    const previous = list.pages.getByRole('link', { name: list.words('pages.previous') })
    const position = (number: number) => phrase(locale, 'products', 'pages.text', { page: number, pages: PAGES })
    await expect(list.cards.first()).toContainText(STANDARD[0]?.model ?? '?')
    await expect(list.pages).toContainText(position(1))
    await expect(previous).toBeDisabled()

    await next.click()
    await expect(page).toHaveURL(pathIn(locale, '/products/page/2'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      phrase(locale, 'products', 'numbered.title', { page: 2 }),
    )
    await expect(list.cards.first()).toContainText(STANDARD[PER_PAGE]?.model ?? '?')
    await expect(list.pages).toContainText(position(2))
    await expect(page.locator('#main')).toBeFocused()
    await previous.click()
    await expect(page).toHaveURL(at(''))
    await expect(list.cards.first()).toContainText(STANDARD[0]?.model ?? '?')

    await list.sort.selectOption({ label: list.words('sort.newest') })
    await expect(page).toHaveURL(at('?sort=newest'))
    await expect(list.cards.first()).toContainText(NEWEST[0]?.model ?? '?')
    await expect(list.cards.nth(1)).toContainText(NEWEST[1]?.model ?? '?')
    await list.sort.selectOption({ label: list.words('sort.model') })
    await next.click()
    await expect(page).toHaveURL(at('?sort=model&page=2'))
    await expect(list.cards.first()).toContainText(BY_MODEL[PER_PAGE]?.model ?? '?')
    await expect(page.getByRole('heading', { name: position(2) })).toBeFocused()
    await page.goBack()
    await expect(list.cards.first()).toContainText(BY_MODEL[0]?.model ?? '?')
    await page.goBack()
    await expect(list.cards.first()).toContainText(NEWEST[0]?.model ?? '?')
    await expect(list.sort).toHaveValue('newest')

    await openPage(page, at('?sort=model&page=99'))
    await expect(list.cards).toHaveCount(PRODUCTS.length - (PAGES - 1) * PER_PAGE)
    await expect(list.cards.last()).toContainText(BY_MODEL.at(-1)?.model ?? '?')
    await expect(list.sort).toHaveValue('model')
    await expect(next).toBeDisabled()
    const access = shelfName(locale, 'series', 'access-control')
    const inSeries = findProducts({ series: 'access-control' })
    await (await list.option(list.words('filters.series'), access, inSeries.length)).check()
    await expect(page).toHaveURL(at('?series=access-control&sort=model'))
    await expect(list.cards.first()).toContainText(BY_MODEL.find((each) => inSeries.includes(each))?.model ?? '?')
  })

  test(`reports that nothing was found, and which filter to remove (${locale})`, async ({ page }) => {
    const lens = catalogue.attribute('lens-type').label[locale]
    const range = catalogue.attribute('ir-range').label[locale]
    // A range that no camera with an optical zoom has, and one that some have.
    const zooming = findProducts({ ...CAMERAS, attributes: { 'lens-type': 'optical-zoom' } })
    const rangesOf = (products: readonly Product[]) => products.map(({ attributes }) => Number(attributes['ir-range']))
    const there = rangesOf(zooming)
    const [far = 0] = there
    const near = rangesOf(findProducts(CAMERAS)).find((metres) => metres > 0 && !there.includes(metres)) ?? 0
    const inRange = (metres: number, products: readonly Product[]) =>
      products.filter(({ attributes }) => attributes['ir-range'] === metres)
    await openPage(page, at('?category=ip-cameras&lens-type=optical-zoom'))
    const list = listOf(page, locale)
    const metres = (value: number) => displayAttribute(catalogue.attribute('ir-range'), value, locale).display
    await expect(await list.option(range, metres(near), 0)).toBeDisabled()
    await expect(await list.option(range, metres(far), inRange(far, zooming).length)).toBeEnabled()

    await openPage(page, at(`?category=ip-cameras&lens-type=optical-zoom&ir-range=${near}`))
    const others = inRange(near, findProducts(CAMERAS))
    await list.expectCount(0)
    await expect(list.cards).toHaveCount(0)
    await expect(page.getByRole('heading', { name: list.words('empty.title') })).toBeVisible()
    await expect(list.main).toContainText(countWord(locale, 'products', 'empty.text', others.length, { filter: lens }))
    await page.getByRole('button', { name: phrase(locale, 'products', 'empty.drop', { filter: lens }) }).click()
    await expect(page).toHaveURL(at(`?category=ip-cameras&ir-range=${near}`))
    await list.expectProducts(others)
  })

  test(`picks up to four products and compares them side by side (${locale})`, async ({ page }) => {
    const [first, second, third, fourth, fifth] = modelsOf(FIRST_FIVE)
    const four = FIRST_FIVE.slice(0, MOST_COMPARED)
    await openPage(page, at('?category=ip-cameras'))
    const list = listOf(page, locale)
    const box = (model = '?') =>
      page.getByRole('checkbox', { name: phrase(locale, 'products', 'pick.add', { model }), exact: true })
    const compare = page.getByRole('link', { name: list.words('pick.compare') })
    await box(first).check()
    await expect(list.main.getByText(list.words('pick.one'))).toBeVisible()
    await expect(compare).toBeHidden()
    for (const model of [second, third, fourth]) await box(model).check()
    const picked = countWord(locale, 'products', 'pick.some', MOST_COMPARED, { most: MOST_COMPARED })
    await expect(list.main.getByText(picked)).toBeVisible()
    await expect(page).toHaveURL(at(`?category=ip-cameras&pick=${codesOf(four)}`))
    await expect(box(fifth)).toBeDisabled()
    await box(third).uncheck()
    await expect(box(fifth)).toBeEnabled()

    await compare.click()
    await expect(page).toHaveURL(at(`?compare=${codesOf(four.toSpliced(2, 1))}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(list.words('compare.title'))
    await page.goBack()
    await expect(box(fourth)).toBeChecked()
  })

  test(`opens a comparison from its address, takes products out of it and adds one (${locale})`, async ({ page }) => {
    const four = FIRST_FIVE.slice(0, MOST_COMPARED)
    const three = four.slice(0, 3)
    const [, second, third, fourth] = modelsOf(four)
    await openPage(page, at(`?compare=${codesOf(FIRST_FIVE)}`))
    const list = listOf(page, locale)
    const remove = (model = '?') =>
      page.getByRole('button', { name: phrase(locale, 'compare', 'remove', { model }), exact: true })
    await expectComparison(page, locale, modelsOf(four))
    await expect(page.getByRole('link', { name: word(locale, 'compare', 'add') })).toBeHidden()

    await remove(fourth).click()
    await expect(page).toHaveURL(at(`?compare=${codesOf(three)}`))
    await expectComparison(page, locale, modelsOf(three))
    await page.getByRole('link', { name: word(locale, 'compare', 'add') }).click()
    await expect(page).toHaveURL(at(`?category=ip-cameras&pick=${codesOf(three)}`))
    await list.expectCount(countOf(CAMERAS))

    await page.goBack()
    await remove(third).click()
    await remove(second).click()
    await expect(page).toHaveURL(at(`?pick=${codesOf(FIRST_FIVE.slice(0, 1))}`))
    await expect(list.main.getByText(list.words('pick.one'))).toBeVisible()
  })

  test(`says that a comparison could not be loaded, and loads it again (${locale})`, async ({ page, complaints }) => {
    const two = FIRST_FIVE.slice(0, 2)
    const payload = `**${pathIn(locale, `/products/${two[0]?.code}/_payload.json`)}`
    await page.route(payload, (route) => route.fulfill({ status: 500, body: 'no' }))
    await openPage(page, at(`?compare=${codesOf(two)}`))
    const alert = page.getByRole('alert').filter({ hasText: word(locale, 'compare', 'failed') })
    await expect(alert).toBeVisible()
    await page.unroute(payload)
    await alert.getByRole('button', { name: word(locale, 'common', 'error.retry') }).click()
    await expectComparison(page, locale, modelsOf(two))
    await expect(alert).toBeHidden()
    // Chromium itself reports the 500 response.
    complaints.allow(FAILED_REQUEST)
  })
}

/** Expects a comparison of IP cameras, of which the first two differ in lens and not in origin: first the differences alone, as it leaves them. */
async function expectComparison(page: Page, locale: Locale, models: readonly string[]): Promise<void> {
  const words = (key: string) => word(locale, 'products', key)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('compare.title'))
  const breadcrumb = page.getByRole('navigation', { name: word(locale, 'common', 'breadcrumb.label') })
  await expect(breadcrumb.getByRole('link')).toHaveText([
    word(locale, 'common', 'breadcrumb.home'),
    word(locale, 'common', 'breadcrumb.products'),
    catalogue.series(CAMERAS.series).name[locale],
  ])
  const table = page.getByRole('region', { name: word(locale, 'compare', 'table') }).getByRole('table')
  const heads = table.locator('thead').getByRole('link')
  await expect(heads.filter({ hasText: /^[A-Z]{2}-/ })).toHaveText([...models])

  const row = (attribute: string) =>
    table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: catalogue.attribute(attribute).label[locale] }) })
  const lens = row('lens-type')
  const origin = row('origin')
  const onlyDifferences = page.getByRole('checkbox', { name: word(locale, 'compare', 'onlyDifferences') })
  await expect(onlyDifferences).toBeChecked()
  await expect(lens).toBeVisible()
  await expect(origin).toBeHidden()
  // Their common values are in one line, and printed under the address of this comparison.
  const same = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: word(locale, 'compare', 'same') }) })
  await expect(same.filter({ hasText: optionName(locale, 'origin', 'taiwan') })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(new RegExp(`compare=${models.join(',').toLowerCase()}$`))).toBeVisible()
  await expect(onlyDifferences).toBeHidden()
  await page.emulateMedia({ media: null })
  await onlyDifferences.uncheck()
  await expect(page).toHaveURL(/&differences=all$/)
  await expect(lens.getByRole('rowheader')).toContainText(word(locale, 'compare', 'differs'))
  await expect(lens.getByRole('cell').nth(0)).toHaveText(optionName(locale, 'lens-type', 'fixed'))
  await expect(lens.getByRole('cell').nth(1)).toHaveText(optionName(locale, 'lens-type', 'motorised'))
  await expect(origin.getByRole('rowheader')).not.toContainText(word(locale, 'compare', 'differs'))
  await expect(origin.getByRole('cell').first()).toHaveText(optionName(locale, 'origin', 'taiwan'))

  const codes = models.map((model) => model.toLowerCase())
  const attributes = new Set(codes.flatMap((code) => Object.keys(productOf(code).attributes)))
  const marks = table.getByText(word(locale, 'compare', 'differs'), { exact: true })
  const differing = await marks.count()
  await expect(
    page.getByText(phrase(locale, 'compare', 'summary', { total: attributes.size, differing })),
  ).toBeVisible()
  expect(differing).toBeLessThan(attributes.size)

  await onlyDifferences.check()
  await expect(page).not.toHaveURL(/differences/)
  await expect(origin).toBeHidden()
}

for (const locale of LOCALES) {
  const facts = `**${pathIn(locale, '/products/_facts.json')}`
  const at = (search: string) => pathIn(locale, LIST) + search
  const domes = `?category=ip-cameras&subCategory=ip-camera-dome`

  test(`an address with a filter never shows another list, however late the products come (${locale})`, async ({
    page,
  }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const asked: string[] = []
    await page.route(facts, async (route) => {
      asked.push(route.request().url())
      await held
      await route.continue()
    })
    await page.addInitScript(recordVisibleCards)
    await page.goto(at(domes), { waitUntil: 'commit' })
    // The loader asks for them: without scripts of the site.
    await expect.poll(() => asked.length).toBe(1)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    const list = listOf(page, locale)
    await expect(list.main.getByRole('status').getByText(list.words('search.loading'))).toBeVisible()
    await expect(list.cards).toHaveCount(0)
    await expect(list.form.getByRole('checkbox')).toHaveCount(0)
    release()
    await list.expectProducts(findProducts(DOMES))
    expect(asked).toHaveLength(1)
    const seen = await page.evaluate(() => (window as unknown as { seen: Set<string> }).seen.size)
    expect(seen).toBe(findProducts(DOMES).length)
  })

  test(`a filter chosen before the products come is applied when they do (${locale})`, async ({ page }) => {
    await savingData(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(facts, async (route) => {
      await held
      await route.continue()
    })
    await openPage(page, at(''))
    const list = listOf(page, locale)
    const series = shelfName(locale, 'series', CAMERAS.series)
    await list.form.getByRole('checkbox', { name: series }).check()
    await expect(page).toHaveURL(at('?series=surveillance-monitoring'))
    await expect(list.form.getByRole('checkbox', { name: series })).toBeFocused()
    await expect(list.main.getByRole('status').getByText(list.words('search.loading'))).toBeVisible()
    await expect(list.cards).toHaveCount(PER_PAGE)
    release()
    await list.expectProducts(findProducts({ series: CAMERAS.series }))
    await expect(list.form.getByRole('checkbox', { name: series })).toBeFocused()
    await page.goBack()
    await list.expectProducts(STANDARD)
    await page.goForward()
    await list.expectProducts(findProducts({ series: CAMERAS.series }))
  })

  test(`loses nothing that is chosen before the list has followed (${locale})`, async ({ page }) => {
    await openPage(page, at(''))
    const list = listOf(page, locale)
    const all = [CAMERAS.series, 'access-control']
    await list.form.evaluate((form, values) => {
      for (const value of values) form.querySelector<HTMLElement>(`input[value="${value}"]`)?.click()
    }, all)
    for (const series of all)
      await expect(list.form.getByRole('checkbox', { name: shelfName(locale, 'series', series) })).toBeChecked()
    await list.expectCount(all.reduce((sum, series) => sum + countOf({ series }), 0))
    // More than may be compared, likewise.
    await list.main.evaluate((main) => {
      for (const pick of [...main.querySelectorAll<HTMLElement>('article + label input')].slice(0, 6)) pick.click()
    })
    await expect(list.main.locator('article + label input:checked')).toHaveCount(MOST_COMPARED)
  })

  test(`a chosen filter is never shown unchosen again (${locale})`, async ({ page }) => {
    await openPage(page, at(''))
    const list = listOf(page, locale)
    const { series } = CAMERAS
    const box = await list.option(
      list.words('filters.series'),
      shelfName(locale, 'series', series),
      countOf({ series }),
    )
    // In every frame since the last click.
    const shown = await box.evaluateHandle((input) => {
      const states: boolean[] = []
      input.addEventListener('click', () => (states.length = 0))
      const look = () => {
        states.push((input as HTMLInputElement).checked)
        requestAnimationFrame(look)
      }
      look()
      return states
    })
    for (const isChosen of [true, false, true]) {
      await box.click()
      await list.expectCount(isChosen ? countOf({ series }) : PRODUCTS.length)
      expect(new Set(await shown.jsonValue())).toEqual(new Set([isChosen]))
    }
  })

  test(`a link followed right after a choice leads away, and Back to what was chosen (${locale})`, async ({ page }) => {
    await openPage(page, at(''))
    const list = listOf(page, locale)
    const first = STANDARD[0]?.code ?? ''
    // Both before anything is painted.
    await list.main.evaluate(
      (main, [value, code]) => {
        main.querySelector<HTMLElement>(`input[value="${value}"]`)?.click()
        main.querySelector<HTMLElement>(`article a[href$="/${code}"]`)?.click()
      },
      [CAMERAS.series, first] as const,
    )
    await expect(page).toHaveURL(pathIn(locale, `/products/${first}`))
    await page.goBack()
    await expect(page).toHaveURL(at('?series=surveillance-monitoring'))
    await list.expectCount(countOf({ series: CAMERAS.series }))
  })

  test(`Back right after a choice leads to what was before, and the choice is dropped (${locale})`, async ({
    page,
  }) => {
    await page.clock.install()
    await openPage(page, at(''))
    const list = listOf(page, locale)
    await list.form.getByRole('checkbox', { name: shelfName(locale, 'series', CAMERAS.series) }).check()
    await expect(page).toHaveURL(at('?series=surveillance-monitoring'))
    await list.expectCount(countOf({ series: CAMERAS.series }))
    // The page hears of it before anything is painted.
    await list.main.evaluate((main) => {
      const others = main.querySelectorAll<HTMLElement>('input[name="series"]:not(:checked)')
      others[0]?.click()
      history.back()
    })
    await expect(page).toHaveURL(at(''))
    await list.expectProducts(STANDARD)
    await skipTime(page)
    await expect(page).toHaveURL(at(''))
    await expect(list.form.getByRole('checkbox', { checked: true })).toHaveCount(0)
  })

  test(`says that filters could not be loaded, leaves the list, and tries again (${locale})`, async ({
    page,
    complaints,
  }) => {
    await page.route(facts, (route) => route.fulfill({ status: 500, body: 'no' }))
    await openPage(page, at(''))
    const list = listOf(page, locale)
    const alert = page.getByRole('alert').filter({ hasText: list.words('facts.failed') })
    await page.waitForLoadState('networkidle')
    await expect(alert).toBeHidden()
    const series = shelfName(locale, 'series', CAMERAS.series)
    await list.form.getByRole('checkbox', { name: series }).check()
    await expect(alert).toBeVisible()
    await list.expectProducts(STANDARD)
    await page.reload()
    await expect(alert).toBeVisible()
    await list.expectProducts(STANDARD)
    await page.unroute(facts)
    await alert.getByRole('button', { name: word(locale, 'common', 'error.retry') }).click()
    await list.expectProducts(findProducts({ series: CAMERAS.series }))
    await expect(alert).toBeHidden()
    // Chromium itself reports the 500 responses.
    complaints.allow(FAILED_REQUEST)
  })

  test(`a numbered page can be filtered in place, and Back returns to it (${locale})`, async ({ page }) => {
    const path = pathIn(locale, '/products/page/3')
    await openPage(page, path)
    const list = listOf(page, locale)
    const third = STANDARD.slice(2 * PER_PAGE, 3 * PER_PAGE)
    await list.expectCards(third)
    const series = shelfName(locale, 'series', CAMERAS.series)
    const box = list.form.getByRole('checkbox', { name: series })
    await box.check()
    await expect(page).toHaveURL(`${path}?series=surveillance-monitoring`)
    await list.expectProducts(findProducts({ series: CAMERAS.series }))
    await expect(box).toBeFocused()
    await page.goBack()
    await list.expectCards(third)
    await list.pages.getByRole('link', { name: '4', exact: true }).click()
    await expect(page).toHaveURL(pathIn(locale, '/products/page/4'))
    await list.expectCards(STANDARD.slice(3 * PER_PAGE, 4 * PER_PAGE))
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${pathIn(locale, '/products/page/4')}$`),
    )
    await expect(list.pages.getByRole('link', { name: '4', exact: true })).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await list.expectCards(third)
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`links to pages, ${javaScriptEnabled ? 'while the page comes to life' : 'without JavaScript'}`, () => {
    test.use({ javaScriptEnabled })

    for (const locale of LOCALES)
      for (const width of [390, 1024, 1280]) {
        test(`keep their place after a jump to them (${locale}, ${width} px)`, async ({ page }) => {
          await page.setViewportSize({ width, height: 800 })
          await page.goto(pathIn(locale, '/products/page/3'), { waitUntil: 'commit' })
          const { pages } = listOf(page, locale)
          const number = pages.getByRole('link', { name: '2', exact: true })
          // A link that hydration replaces at this moment does not scroll.
          await expect(async () => {
            await number.evaluate((link) => link.scrollIntoView({ block: 'center' }))
            await expect(number).toBeInViewport({ timeout: 500 })
          }).toPass()
          const places = new Set<number>()
          for (const end = Date.now() + 1500; Date.now() < end; ) {
            const box = await number.boundingBox()
            if (box) places.add(Math.round(box.y))
          }
          expect([...places]).toHaveLength(1)
          await expect(number).toBeInViewport()
        })
      }
  })
}

/** Runs in the page: records the names of all cards of the list that are rendered and visible. */
function recordVisibleCards(): void {
  const seen = new Set<string>()
  Object.assign(window, { seen })
  const look = () => {
    for (const card of document.querySelectorAll('main article h3, main article h4'))
      if (card.checkVisibility({ visibilityProperty: true })) seen.add(card.textContent)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of LOCALES) {
    test(`leads over numbered pages to every product (${locale})`, async ({ page, request }) => {
      await page.goto(pathIn(locale, LIST))
      const list = listOf(page, locale)
      const next = list.pages.getByRole('link', { name: list.words('pages.next') })
      const found: (string | null)[] = []
      for (let number = 1; ; number += 1) {
        const path = pathIn(locale, number === 1 ? LIST : `/products/page/${number}`)
        await expect(page).toHaveURL(path)
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
        const title =
          number === 1 ? list.words('title') : phrase(locale, 'products', 'numbered.title', { page: number })
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        expect(await page.title()).toContain(title)
        found.push(...(await list.main.getByRole('article').getByRole('link').evaluateAll(hrefsOf)))
        if ((await next.getAttribute('href')) === null) break
        await next.click()
      }
      expect(found).toEqual(STANDARD.map(({ code }) => pathIn(locale, `/products/${code}`)))
      const sitemap = await (await request.get(pathIn(locale, '/sitemap.xml'))).text()
      for (let number = 2; number <= PAGES; number += 1)
        expect(sitemap).toContain(`${pathIn(locale, `/products/page/${number}`)}</loc>`)
      expect((await request.get(pathIn(locale, `/products/page/${PAGES + 1}`))).status()).toBe(404)
    })

    test(`lists products under their category, with links to where each category begins (${locale})`, async ({
      page,
    }) => {
      await page.goto(pathIn(locale, LIST))
      const list = listOf(page, locale)
      await expect(list.main.getByRole('article')).toHaveCount(PER_PAGE)
      await expect(list.form).toBeHidden()
      await expect(list.sort).toBeHidden()
      const jumps = page.getByRole('navigation', { name: list.words('jumps') })
      for (const { id, name } of catalogue.snapshot.series.flatMap(({ categories }) => categories.slice(-1))) {
        const products = catalogue.productsIn(id)
        const [first] = products.filter(({ code }) => !catalogue.snapshot.home.shelf.includes(code))
        const number = Math.floor(STANDARD.findIndex((each) => each === first) / PER_PAGE) + 1
        await jumps.getByRole('link', { name: name[locale], exact: true }).click()
        await expect(page).toHaveURL(`${pathIn(locale, number === 1 ? LIST : `/products/page/${number}`)}#${id}`)
        const category = page.getByRole('region', { name: name[locale], exact: true })
        await expect(category).toBeInViewport()
        await expect(category.getByRole('heading', { level: 3 })).toHaveText(
          inPieces(name[locale], countWord(locale, 'products', 'count', products.length)),
        )
      }
    })

    test(`a link to a category of another page leads to its link (${locale})`, async ({ page }) => {
      await page.goto(pathIn(locale, `${LIST}#nvrs`))
      const list = listOf(page, locale)
      const target = page.locator(':target')
      await expect(target).toHaveText(shelfName(locale, 'category', 'nvrs'))
      await expect(target).toBeInViewport()
      await target.click()
      const [first] = findProducts({ categories: ['nvrs'] })
      await expect(list.main.getByRole('link', { name: first?.model ?? '?' })).toBeInViewport()
    })
  }
})

/** Runs in the page. */
function hrefsOf(links: (HTMLElement | SVGElement)[]): (string | null)[] {
  return links.map((link) => link.getAttribute('href'))
}
