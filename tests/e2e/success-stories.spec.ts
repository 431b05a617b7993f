import type { Page } from '@playwright/test'
import { catalogue, recordOf } from './catalogue.ts'
import { expect, type Locale, LOCALES, openPage, pathIn, test, word } from './test.ts'
import { phrase } from './words.ts'

const { challenges: CHALLENGES, case: CASES } = catalogue.snapshot
const PATH = '/success-stories'

const wordIn = (locale: Locale, key: string) => word(locale, 'success-stories', key)

/** Map and panel. */
const casesOn = (page: Page, locale: Locale) => page.getByRole('region', { name: wordIn(locale, 'cases.heading') })

/** The selected case, by its location. */
const caseAt = (page: Page, locale: Locale, id: number) =>
  page.getByRole('article', { name: recordOf('case', id).location[locale], exact: true })

const pinOf = (page: Page, locale: Locale, id: number) =>
  page.getByRole('link', { name: `${id} ${recordOf('case', id).location[locale]}`, exact: true }).first()

/** Expects a case with details: needs, overview, and each product with its link. */
async function expectDetails(page: Page, locale: Locale, id: number): Promise<void> {
  const article = caseAt(page, locale, id)
  const { projectType, households, projectNeeds, solutionOverview, productsUsed } = recordOf('case', id)
  await expect(
    article.getByText(phrase(locale, 'success-stories', 'cases.number', { id }), { exact: true }),
  ).toBeVisible()
  await expect(article.getByRole('definition')).toHaveText([projectType[locale], households[locale]])
  await expect(article.getByRole('heading', { level: 4 })).toHaveText(
    ['cases.needs', 'cases.overview', 'cases.products'].map((key) => wordIn(locale, key)),
  )
  for (const paragraph of `${projectNeeds[locale]}\n\n${solutionOverview[locale]}`.split('\n\n')) {
    await expect(article.getByText(paragraph, { exact: true })).toBeVisible()
  }
  await expect(article.getByRole('listitem')).toContainText(productsUsed.map(({ description }) => description[locale]))
  const links = await article.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual(productsUsed.map(({ link }) => pathIn(locale, link)))
}

async function expectComingSoon(page: Page, locale: Locale, id: number): Promise<void> {
  const article = caseAt(page, locale, id)
  await expect(article.getByText(wordIn(locale, 'cases.comingSoon'))).toBeVisible()
  await expect(article.getByRole('heading', { level: 4 })).toHaveCount(0)
}

for (const locale of LOCALES) {
  test(`each of six challenges tells its answer when asked for, and leads to a solution (${locale})`, async ({
    page,
  }) => {
    await openPage(page, pathIn(locale, PATH))
    for (const { heading, summary, cards } of [CHALLENGES.business, CHALLENGES.public]) {
      const group = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2, name: heading[locale], exact: true }) })
      await expect(group.getByText(summary[locale])).toBeVisible()
      await expect(group.getByRole('heading', { level: 3 })).toHaveText(cards.map(({ title }) => title[locale]))
      expect(cards).toHaveLength(3)
      for (const [index, { challenge, answer, solution }] of cards.entries()) {
        const card = group.getByRole('listitem').nth(index)
        const told = card.getByText(answer[locale])
        await expect(card.getByText(challenge[locale])).toBeVisible()
        await expect(told).toBeHidden()
        await card.getByText(wordIn(locale, 'learnMore')).click()
        await expect(told).toBeVisible()
        await expect(card.getByRole('link', { name: wordIn(locale, 'seeSolution') })).toHaveAttribute(
          'href',
          pathIn(locale, `/solutions/${solution}`),
        )
        await card.getByText(wordIn(locale, 'collapse')).click()
        await expect(told).toBeHidden()
      }
    }
  })

  test(`the map leads through eight cases, back and forth; two of them are written (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, PATH))
    const cases = casesOn(page, locale)
    await expect(cases.getByRole('img', { name: word(locale, 'drawing', 'map.title') })).toBeVisible()
    expect(CASES).toHaveLength(8)
    for (const { id } of CASES) await expect(pinOf(page, locale, id)).toBeVisible()

    const steps = cases.getByRole('navigation', { name: wordIn(locale, 'cases.steps') })
    const next = steps.getByRole('link', { name: wordIn(locale, 'cases.next') })
    const previous = steps.getByRole('link', { name: wordIn(locale, 'cases.previous') })
    await expect(steps).toContainText('1 / 8')
    await expect(previous).toBeDisabled()
    await expectDetails(page, locale, 1)
    await expect(pinOf(page, locale, 1)).toHaveAttribute('aria-current', 'true')

    for (let id = 2; id <= 8; id += 1) {
      await next.click()
      await expect(page).toHaveURL(pathIn(locale, `${PATH}?case=${id}#case-${id}`))
      await expect(steps).toContainText(`${id} / 8`)
      await expect(cases.getByRole('article')).toHaveCount(1)
      await expect(cases.locator('[aria-current]')).toHaveText(String(id))
      if (id === 2) await expectDetails(page, locale, id)
      else await expectComingSoon(page, locale, id)
    }
    await expect(next).toBeDisabled()
    await previous.click()
    await expect(steps).toContainText('7 / 8')
    await expectComingSoon(page, locale, 7)
  })

  test(`a case is opened by its marker, its façade, its address, and from one that is not written yet (${locale})`, async ({
    page,
  }) => {
    await openPage(page, pathIn(locale, `${PATH}?case=2`))
    await expectDetails(page, locale, 2)
    await pinOf(page, locale, 5).click()
    await expect(page).toHaveURL(pathIn(locale, `${PATH}?case=5#case-5`))
    await expectComingSoon(page, locale, 5)
    await caseAt(page, locale, 5).getByRole('link', { name: /^1 / }).click()
    await expect(page).toHaveURL(pathIn(locale, `${PATH}?case=1#case-1`))
    await expectDetails(page, locale, 1)
    const street = page.getByRole('navigation', { name: wordIn(locale, 'cases.all') })
    await expect(street.getByRole('link')).toContainText(CASES.map(({ households }) => households[locale]))
    await street.getByRole('link', { name: /^8 / }).click()
    await expectComingSoon(page, locale, 8)
    await page.goBack()
    await expect(caseAt(page, locale, 1)).toBeVisible()
    await openPage(page, pathIn(locale, `${PATH}?case=99`))
    await expect(caseAt(page, locale, 1)).toBeVisible()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of LOCALES) {
    test(`all cases stand below each other, and a marker leads to its case (${locale})`, async ({ page }) => {
      await page.goto(pathIn(locale, PATH))
      const cases = casesOn(page, locale)
      await expect(cases.getByRole('article')).toHaveCount(8)
      await expect(cases.getByRole('article').getByRole('heading', { level: 3 })).toHaveText(
        CASES.map(({ location }) => location[locale]),
      )
      await expect(cases.getByText(wordIn(locale, 'cases.comingSoon'))).toHaveCount(6)
      await expectDetails(page, locale, 1)
      await expectDetails(page, locale, 2)
      await expect(caseAt(page, locale, 6)).not.toBeInViewport()
      await pinOf(page, locale, 6).click()
      await expect(caseAt(page, locale, 6).getByRole('heading', { level: 3 })).toBeInViewport()
      const [first] = CHALLENGES.public.cards
      const answer = page.getByText(first?.answer[locale] ?? '')
      const card = page.getByRole('listitem').filter({ has: answer })
      await card.getByText(wordIn(locale, 'learnMore')).click()
      await expect(answer).toBeVisible()
    })
  }
})
