import { STORY } from '#vendor/site.ts'
import { catalogue } from './catalogue.ts'
import { expect, type Locale, LOCALES, openPage, pathIn, test, word } from './test.ts'

const { home, series, testimonial } = catalogue.snapshot

const wordIn = (locale: Locale, key: string) => word(locale, 'home', key)
for (const locale of LOCALES) {
  const to = (path: string) => pathIn(locale, path)

  test(`four doors lead to story, products, cases and news (${locale})`, async ({ page }) => {
    await openPage(page, to('/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title[locale])
    const doors = page.getByRole('navigation', { name: wordIn(locale, 'doors.label') }).getByRole('link')
    await expect(doors).toContainText(
      ['story', 'products', 'cases', 'news'].map((key) => wordIn(locale, `doors.${key}`)),
    )
    await doors.first().click()
    const story = page.getByRole('region', { name: STORY.heading[locale] })
    await expect(story).toBeInViewport()
    for (const paragraph of STORY.paragraphs) await expect(story).toContainText(paragraph[locale])
    await expect(story.getByRole('definition').filter({ hasText: '%' })).toHaveText(
      home.claims.map(({ percent }) => `${percent}%`),
    )
    for (const [index, path] of ['/products', '/success-stories', '/news'].entries()) {
      await expect(doors.nth(index + 1)).toHaveAttribute('href', to(path))
    }
  })

  test(`customers say what they think, one at a time (${locale})`, async ({ page }) => {
    await openPage(page, to('/'))
    const voices = page.getByRole('radiogroup', { name: wordIn(locale, 'testimonials.kinds') })
    await voices.getByRole('radio').first().focus()
    for (const [index, { quote, author }] of testimonial.entries()) {
      if (index > 0) await page.keyboard.press('ArrowDown')
      await expect(voices.getByRole('radio').nth(index)).toBeChecked()
      await expect(voices.getByRole('figure')).toHaveCount(1)
      await expect(voices.getByRole('figure')).toContainText(quote[locale])
      await expect(voices.getByRole('figure')).toContainText(author[locale])
    }
  })

  test(`charts are loaded near the viewport, and their data is also in tables (${locale})`, async ({ page }) => {
    const charts: string[] = []
    page.on('request', (request) => {
      if (/chart[^/]*\.js$/.test(request.url())) charts.push(request.url())
    })
    await openPage(page, to('/'))
    const figures = page.getByRole('region', { name: wordIn(locale, 'figures'), exact: true })
    const [sales, customers] = [figures.getByRole('figure').first(), figures.getByRole('figure').last()]
    await expect(figures.getByRole('figure')).toHaveCount(2)
    await expect(figures.locator('canvas')).toHaveCount(0)
    expect(charts).toEqual([])
    await sales.scrollIntoViewIfNeeded()
    await expect(figures.locator('canvas')).toHaveCount(2)
    expect(charts.length).toBeGreaterThan(0)

    await expect(sales).toContainText(wordIn(locale, 'sales.caption'))
    await expect(sales.getByRole('table')).toBeHidden()
    for (const figure of [sales, customers]) await figure.getByText(wordIn(locale, 'table')).click()
    await expect(sales.getByRole('columnheader')).toHaveText([
      wordIn(locale, 'sales.year'),
      ...series.map(({ name }) => name[locale]),
    ])
    const sold = (home.sales?.years ?? []).map(({ year, bySeries }) => {
      const inOrder = series.map(({ id }) => bySeries.find((entry) => entry.series === id)?.thousandSets ?? 0)
      return [year, ...inOrder].join(' ')
    })
    const rows = await sales
      .getByRole('row')
      .evaluateAll((all) => all.slice(1).map((row) => [...row.children].map((cell) => cell.textContent).join(' ')))
    expect(rows).toEqual(sold)
    for (const { name, percent } of home.customers?.segments ?? []) {
      await expect(customers.getByRole('row', { name: name[locale] }).getByRole('cell')).toHaveText(`${percent}%`)
    }
  })
}
