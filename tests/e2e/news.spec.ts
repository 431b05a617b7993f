import type { Page } from '@playwright/test'
import { NEWS_CATEGORIES } from '../../src/content/schema/news-categories.ts'
import { formatDay } from '../../src/base/i18n/format-day.ts'
import { catalogue, recordOf } from './catalogue.ts'
import { expect, type Locale, LOCALES, openPage, pathIn, test, waitUntilLive, word } from './test.ts'
import { watchOutside } from './visitor.ts'
import { phrase } from './words.ts'

const NEWEST_FIRST = catalogue.snapshot.news
const OLDEST_FIRST = NEWEST_FIRST.toReversed()
const PER_PAGE = 8
/** Has a film, related news, a related solution, related products. */
const ARTICLE = recordOf('news', 'fire-link-matrix')

const wordIn = (locale: Locale, key: string) => word(locale, 'news', key)
const titlesOf = (news: typeof NEWEST_FIRST, locale: Locale) => news.map(({ title }) => title[locale])
const shownTitles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const tabsOn = (page: Page, locale: Locale) => page.getByRole('navigation', { name: wordIn(locale, 'categories') })
const pagesOn = (page: Page, locale: Locale) => page.getByRole('navigation', { name: wordIn(locale, 'pages.label') })
const pageText = (locale: Locale, page: number) =>
  phrase(locale, 'news', 'pages.text', { page, pages: Math.ceil(NEWEST_FIRST.length / PER_PAGE) })
const breadcrumbOn = (page: Page, locale: Locale) =>
  page.getByRole('navigation', { name: word(locale, 'common', 'breadcrumb.label') })

for (const locale of LOCALES) {
  test(`news are listed newest first, page by page, with a link to the home page (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, '/news'))
    const pages = pagesOn(page, locale)
    const next = pages.getByRole('link', { name: wordIn(locale, 'pages.next') })
    const previous = pages.getByRole('link', { name: wordIn(locale, 'pages.previous') })
    await expect(shownTitles(page)).toHaveText(titlesOf(NEWEST_FIRST.slice(0, PER_PAGE), locale))
    await expect(pages).toContainText(pageText(locale, 1))
    await expect(previous).toHaveAttribute('aria-disabled', 'true')

    await next.click()
    await expect(page).toHaveURL(pathIn(locale, '/news?page=2'))
    await expect(pages).toContainText(pageText(locale, 2))
    await expect(shownTitles(page)).toHaveText(titlesOf(NEWEST_FIRST.slice(PER_PAGE, 2 * PER_PAGE), locale))
    await next.click()
    await expect(page).toHaveURL(pathIn(locale, '/news?page=3'))
    await expect(shownTitles(page)).toHaveText(titlesOf(NEWEST_FIRST.slice(2 * PER_PAGE), locale))
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await previous.click()
    await expect(page).toHaveURL(pathIn(locale, '/news?page=2'))
    await page.goBack()
    await expect(pages).toContainText(pageText(locale, 3))

    const breadcrumb = breadcrumbOn(page, locale)
    await expect(breadcrumb.getByRole('listitem')).toHaveText([
      word(locale, 'common', 'breadcrumb.home'),
      wordIn(locale, 'title'),
    ])
    await expect(breadcrumb.getByRole('link')).toHaveAttribute('href', pathIn(locale, '/'))
    const feed = page.getByRole('main').getByRole('link', { name: wordIn(locale, 'subscribe') })
    await expect(feed).toHaveAttribute('href', pathIn(locale, '/news/feed.xml'))
    expect(await (await page.request.get(pathIn(locale, '/news/feed.xml'))).text()).toContain('<feed ')
    await page
      .getByRole('main')
      .getByRole('link', { name: wordIn(locale, 'back') })
      .click()
    await expect(page).toHaveURL(pathIn(locale, '/'))
  })

  test(`news are filtered by category and sorted, with the state in the address (${locale})`, async ({ page }) => {
    const brand = OLDEST_FIRST.filter(({ category }) => category === 'brand')
    await openPage(page, pathIn(locale, '/news?page=2'))
    const tabs = tabsOn(page, locale)
    const sort = page.getByRole('combobox', { name: wordIn(locale, 'sort.label') })
    const all = `${wordIn(locale, 'all')} ${NEWEST_FIRST.length}`
    const tabOf = (category: string) => {
      const count = NEWEST_FIRST.filter((news) => news.category === category).length
      return `${word(locale, 'common', `newsCategories.${category}`)} ${count}`
    }
    await expect(tabs.getByRole('link')).toHaveText([all, ...NEWS_CATEGORIES.map(tabOf)])
    await expect(tabs.locator('[aria-current=page]')).toHaveText(all)
    await expect(sort.getByRole('option')).toHaveText([wordIn(locale, 'sort.newest'), wordIn(locale, 'sort.oldest')])

    await sort.selectOption({ label: wordIn(locale, 'sort.oldest') })
    await expect(page).toHaveURL(pathIn(locale, '/news?sort=oldest'))
    await expect(shownTitles(page)).toHaveText(titlesOf(OLDEST_FIRST.slice(0, PER_PAGE), locale))
    await tabs.getByRole('link', { name: word(locale, 'common', 'newsCategories.brand') }).click()
    await expect(page).toHaveURL(pathIn(locale, '/news?category=brand&sort=oldest'))
    await expect(shownTitles(page)).toHaveText(titlesOf(brand, locale))
    await expect(pagesOn(page, locale)).toHaveCount(0)
    await sort.selectOption({ label: wordIn(locale, 'sort.newest') })
    await expect(page).toHaveURL(pathIn(locale, '/news?category=brand'))
    await expect(shownTitles(page)).toHaveText(titlesOf(brand.toReversed(), locale))

    for (const category of ['solution', 'product'] as const) {
      await openPage(page, pathIn(locale, `/news?category=${category}&sort=oldest`))
      const found = OLDEST_FIRST.filter((news) => news.category === category)
      await expect(shownTitles(page)).toHaveText(titlesOf(found, locale))
      await expect(tabs.locator('[aria-current=page]')).toHaveText(tabOf(category))
      await expect(sort).toHaveValue('oldest')
    }
    await openPage(page, pathIn(locale, '/news?sort=oldest&page=3'))
    await expect(shownTitles(page)).toHaveText(titlesOf(OLDEST_FIRST.slice(2 * PER_PAGE), locale))
    await expect(pagesOn(page, locale)).toContainText(pageText(locale, 3))
  })

  test(`an article leads back to the list (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, `/news/${ARTICLE.slug}`))
    const day = page.getByRole('main').getByRole('time').first()
    await expect(day).toHaveAttribute('datetime', ARTICLE.publishedOn)
    await expect(day).toContainText(formatDay(ARTICLE.publishedOn, locale))
    await page.getByRole('link', { name: word(locale, 'news-article', 'back') }).click()
    await expect(page).toHaveURL(pathIn(locale, '/news'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordIn(locale, 'title'))
  })

  test(`the film of an article waits for visitors who want little motion (${locale})`, async ({ page, baseURL }) => {
    const film = catalogue.film(ARTICLE.video ?? '')
    const outside = watchOutside(page, baseURL)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, pathIn(locale, `/news/${ARTICLE.slug}`))
    await waitUntilLive(page)
    await page.getByRole('link', { name: film.title[locale] }).click()
    const video = page.locator('video')
    await expect(video).toBeFocused()
    await expect.poll(() => video.evaluate(({ duration }: HTMLVideoElement) => duration)).toBeCloseTo(film.seconds, 1)
    expect(await video.evaluate(({ paused, currentTime }: HTMLVideoElement) => [paused, currentTime])).toEqual([
      true,
      0,
    ])
    expect(outside).toEqual([])
  })
}
