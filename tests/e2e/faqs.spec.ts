import type { Page } from '@playwright/test'
import { catalogue, recordOf } from './catalogue.ts'
import { expect, type Locale, LOCALES, openPage, pathIn, test, word } from './test.ts'
import { phrase } from './words.ts'

const FAQS = catalogue.snapshot.faq
const CATEGORIES = ['troubleshooting', 'product', 'glossary'] as const
/** Number of questions of a shortened category, and the maximum per page. */
const SHORT = 4
const PER_PAGE = 8
/** Has a picture, related questions and products. */
const QUESTION = recordOf('faq', 'indoor-monitor-no-picture')

const wordIn = (locale: Locale, key: string) => word(locale, 'faqs', key)
const categoryIn = (locale: Locale, category: string) => word(locale, 'common', `faqCategories.${category}`)
const questionsOf = (category: string, locale: Locale) =>
  FAQS.filter((faq) => faq.category === category).map(({ question }) => question[locale])
const questionOf = (slug: string, locale: Locale) => recordOf('faq', slug).question[locale]
const shownQuestions = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const tabsOn = (page: Page, locale: Locale) => page.getByRole('navigation', { name: wordIn(locale, 'categories') })
const searchOn = (page: Page, locale: Locale) => page.getByRole('searchbox', { name: wordIn(locale, 'search.label') })

for (const locale of LOCALES) {
  test(`every category shows its first questions, all of them on request, and their answers (${locale})`, async ({
    page,
  }) => {
    await openPage(page, pathIn(locale, '/faqs'))
    for (const category of CATEGORIES) {
      const group = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2, name: categoryIn(locale, category), exact: true }) })
        .last()
      const questions = questionsOf(category, locale)
      const shown = group.getByRole('heading', { level: 3 })
      await expect(shown).toHaveText(questions.slice(0, SHORT))
      const more = group.getByRole('button', { name: phrase(locale, 'faqs', 'more', { total: questions.length }) })
      await expect(more).toHaveAttribute('aria-expanded', 'false')
      await more.click()
      await expect(shown).toHaveText(questions)
      await group.getByRole('button', { name: wordIn(locale, 'less') }).click()
      await expect(shown).toHaveText(questions.slice(0, SHORT))
    }
    const { slug, question, answer, subcategory } = recordOf('faq', 'what-is-sip')
    await expect(page.getByText(answer[locale])).toBeHidden()
    await page.getByText(question[locale], { exact: true }).first().click()
    await expect(page.getByText(answer[locale])).toBeVisible()
    const opened = page.getByRole('group').filter({ hasText: answer[locale] }).last()
    await expect(opened).toContainText(subcategory[locale])
    await opened.getByRole('link', { name: wordIn(locale, 'readMore') }).click()
    await expect(page).toHaveURL(pathIn(locale, `/faqs/${slug}`))
  })

  test(`categories are filters with their own pages, stored in the address (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, '/faqs'))
    const tabs = tabsOn(page, locale)
    await expect(tabs.getByRole('link')).toHaveText([
      `${wordIn(locale, 'all')} ${CATEGORIES.flatMap((category) => questionsOf(category, locale)).length}`,
      ...CATEGORIES.map((category) => `${categoryIn(locale, category)} ${questionsOf(category, locale).length}`),
    ])
    for (const category of CATEGORIES) {
      const questions = questionsOf(category, locale)
      await tabs.getByRole('link', { name: categoryIn(locale, category) }).click()
      await expect(page).toHaveURL(pathIn(locale, `/faqs?category=${category}`))
      await expect(tabs.locator('[aria-current=page]')).toContainText(categoryIn(locale, category))
      await expect(shownQuestions(page)).toHaveText(questions.slice(0, PER_PAGE))
      const pages = page.getByRole('navigation', { name: wordIn(locale, 'pages.label') })
      const count = Math.ceil(questions.length / PER_PAGE)
      await expect(pages).toContainText(phrase(locale, 'faqs', 'pages.text', { page: 1, pages: count }))
      await expect(pages.getByRole('link', { name: wordIn(locale, 'pages.previous') })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await pages.getByRole('link', { name: wordIn(locale, 'pages.next') }).click()
      await expect(page).toHaveURL(pathIn(locale, `/faqs?category=${category}&page=2`))
      await expect(pages).toContainText(phrase(locale, 'faqs', 'pages.text', { page: 2, pages: count }))
      await expect(shownQuestions(page)).toHaveText(questions.slice(PER_PAGE, 2 * PER_PAGE))
      await pages.getByRole('link', { name: wordIn(locale, 'pages.previous') }).click()
      await expect(shownQuestions(page)).toHaveText(questions.slice(0, PER_PAGE))
    }
    await openPage(page, pathIn(locale, '/faqs?category=product&page=2'))
    await expect(shownQuestions(page)).toHaveText(questionsOf('product', locale).slice(PER_PAGE, 2 * PER_PAGE))
  })

  test(`the search filters questions during input, and reports if none is found (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, '/faqs'))
    const search = searchOn(page, locale)
    const tabs = tabsOn(page, locale)
    await search.fill('poe')
    await expect(page).toHaveURL(pathIn(locale, '/faqs?q=poe'))
    await expect(shownQuestions(page)).toHaveText([
      questionOf('camera-restarts-at-night', locale),
      questionOf('poe-switch-budget', locale),
      questionOf('poe-15-30-60-90-watts', locale),
    ])
    await expect(page.getByRole('status').filter({ hasText: '3' })).toHaveText(
      phrase(locale, 'faqs', 'found_other', { count: 3 }),
    )
    await expect(tabs.getByRole('link')).toContainText(['3', '1', '1', '1'])
    await tabs.getByRole('link', { name: categoryIn(locale, 'product') }).click()
    await expect(page).toHaveURL(pathIn(locale, '/faqs?q=poe&category=product'))
    await expect(shownQuestions(page)).toHaveText([questionOf('poe-switch-budget', locale)])

    await search.fill('xyzzy')
    const nothing = page.getByRole('heading', { level: 2, name: phrase(locale, 'faqs', 'noMatch', { q: 'xyzzy' }) })
    await expect(nothing).toBeVisible()
    if (locale === 'en') await expect(nothing).toHaveText('No FAQs matching "xyzzy".')
    await expect(shownQuestions(page)).toHaveCount(0)
    await page.getByRole('link', { name: wordIn(locale, 'clear') }).click()
    await expect(page).toHaveURL(pathIn(locale, '/faqs?category=product'))
    await expect(search).toHaveValue('')
    await expect(shownQuestions(page)).toHaveText(questionsOf('product', locale).slice(0, PER_PAGE))

    await openPage(page, pathIn(locale, '/faqs?q=OSDP'))
    await expect(search).toHaveValue('OSDP')
    await expect(shownQuestions(page)).toHaveText([questionOf('what-is-osdp', locale)])
    await search.fill('H.264')
    await search.press('Enter')
    await expect(page).toHaveURL(pathIn(locale, '/faqs?q=H.264'))
    await expect(shownQuestions(page)).toHaveText([QUESTION.question[locale]])
  })

  test(`the film of a question has a transcript, too (${locale})`, async ({ page }) => {
    const { slug, video } = recordOf('faq', 'call-works-door-stays-shut')
    const { title, summary, scenes } = catalogue.film(video ?? '')
    await openPage(page, pathIn(locale, `/faqs/${slug}`))
    const film = page.getByRole('figure', { name: title[locale] })
    await expect(film).toContainText(summary[locale])
    await expect(film.getByRole('list')).toBeHidden()
    await film.getByText(word(locale, 'common', 'film.transcript'), { exact: true }).click()
    const told = await film.getByRole('listitem').allInnerTexts()
    expect(told.map((line) => line.replace(/^[\d:\s]+/, ''))).toEqual(scenes.map(({ text }) => text[locale]))
  })

  test(`a question has its picture, and leads to its category (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, `/faqs/${QUESTION.slug}`))
    const main = page.getByRole('main')
    const [image] = QUESTION.images
    await expect(main.getByRole('figure')).toHaveText(image?.alt[locale] ?? '-')
    // A drawing with words on it is in the page's language.
    const src = image?.src.replace('.svg', `.${locale}.svg`) ?? ''
    await expect(main.getByRole('figure').locator('img')).toHaveAttribute('src', src)
    await expect(main.getByRole('time')).toHaveAttribute('datetime', QUESTION.publishedOn)
    await main.getByRole('definition').getByRole('link').click()
    await expect(page).toHaveURL(pathIn(locale, '/faqs?category=troubleshooting'))
    await expect(shownQuestions(page)).toHaveText(questionsOf('troubleshooting', locale).slice(0, PER_PAGE))
  })
}
