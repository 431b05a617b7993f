import type { Locator, Page } from '@playwright/test'
import { capitalise } from '../../src/base/i18n/capitalise.ts'
import { numberInWords } from '../../src/base/i18n/number-in-words.ts'
import { collectPath } from '../../src/web/features/door-schedule/asked.ts'
import { catalogue, recordOf } from './catalogue.ts'
import { expect, type Locale, LOCALES, openPage, pathIn, test, word } from './test.ts'
import { phrase } from './words.ts'

const { challenges: CHALLENGES, case: CASES } = catalogue.snapshot
const PATH = '/success-stories'
const IDS = CASES.map(({ id }) => id)
const WRITTEN = CASES.filter(({ productsUsed }) => productsUsed.length > 0).map(({ id }) => id)
const UNWRITTEN = IDS.filter((id) => !WRITTEN.includes(id))

const wordIn = (locale: Locale, key: string) => word(locale, 'success-stories', key)

/** Map and panel. */
const casesOn = (page: Page, locale: Locale) => {
  const number = capitalise(numberInWords(CASES.length, locale))
  return page.getByRole('region', { name: phrase(locale, 'success-stories', 'cases.heading', { number }) })
}

/** The selected case, by its location. */
const caseAt = (page: Page, locale: Locale, id: number) =>
  page.getByRole('article', { name: recordOf('case', id).location[locale], exact: true })

const pinOf = (page: Page, locale: Locale, id: number) =>
  page.getByRole('link', { name: `${id} ${recordOf('case', id).location[locale]}`, exact: true }).first()

/** The title of the page at a case. */
const titleOf = (locale: Locale, id: number) => {
  const { location } = recordOf('case', id)
  return new RegExp(`^${phrase(locale, 'success-stories', 'cases.titled', { id, location: location[locale] })}`)
}

/** Expects a case with details: needs, overview, and each product with its link. Without scripts a set cannot be taken. */
async function expectDetails(page: Page, locale: Locale, id: number, { hasScripts = true } = {}): Promise<void> {
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
  const set = productsUsed.map(({ link, quantity = 1 }) => ({ code: link.slice('/products/'.length), quantity }))
  const expected = [...productsUsed.map(({ link }) => link), ...(hasScripts ? [collectPath(set)] : [])]
  expect(links).toEqual(expected.map((path) => pathIn(locale, path)))
}

async function expectComingSoon(page: Page, locale: Locale, id: number): Promise<void> {
  const article = caseAt(page, locale, id)
  await expect(article.getByText(wordIn(locale, 'cases.comingSoon'))).toBeVisible()
  await expect(article.getByRole('heading', { level: 4 })).toHaveCount(0)
}

for (const locale of LOCALES) {
  test(`each challenge tells its answer when asked for, and leads to a solution (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, PATH))
    for (const { heading, summary, cards } of [CHALLENGES.business, CHALLENGES.public]) {
      const group = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2, name: heading[locale], exact: true }) })
      await expect(group.getByText(summary[locale])).toBeVisible()
      // tests/standards/content.test.ts tests the text of each.
      for (const [index, { challenge, answer, solution }] of cards.slice(0, 1).entries()) {
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

  test(`the map leads through all cases, back and forth, written ones and others (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, PATH))
    const cases = casesOn(page, locale)
    await expect(cases.getByRole('img', { name: word(locale, 'drawing', 'map.title') })).toBeVisible()
    for (const { id } of CASES) await expect(pinOf(page, locale, id)).toBeVisible()

    const steps = cases.getByRole('navigation', { name: wordIn(locale, 'cases.steps') })
    const next = steps.getByRole('link', { name: wordIn(locale, 'cases.next') })
    const previous = steps.getByRole('link', { name: wordIn(locale, 'cases.previous') })
    await expect(steps).toContainText(`1 / ${CASES.length}`)
    await expectDetails(page, locale, 1)
    await expect(pinOf(page, locale, 1)).toHaveAttribute('aria-current', 'true')

    await next.focus()
    for (const [index, id] of IDS.entries()) {
      if (index === 0) continue
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(pathIn(locale, `${PATH}?case=${id}#case-${id}`))
      await expect(steps).toContainText(`${index + 1} / ${CASES.length}`)
      await expect(cases.getByRole('article')).toHaveCount(1)
      await expect(cases.locator('[aria-current]')).toHaveText(String(id))
      await expect(caseAt(page, locale, id)).toBeVisible()
      await expect(next).toBeFocused()
    }
    await next.click()
    await expect(steps).toContainText(`1 / ${CASES.length}`)
    await previous.click()
    await expect(steps).toContainText(`${CASES.length} / ${CASES.length}`)
    await previous.click()
    await expect(steps).toContainText(`${CASES.length - 1} / ${CASES.length}`)
    await expect(caseAt(page, locale, IDS.at(-2) ?? 0)).toBeVisible()
  })

  test(`a case is opened by its marker, its façade, its address, and from a case without details (${locale})`, async ({
    page,
  }) => {
    const [soon = 0] = UNWRITTEN
    const last = IDS.at(-1) ?? 0
    await openPage(page, pathIn(locale, `${PATH}?case=2`))
    await expectDetails(page, locale, 2)
    await expect(page).toHaveTitle(titleOf(locale, 2))
    await page
      .getByRole('banner')
      .getByRole('link', { name: word(locale, 'common', 'header.news') })
      .click()
    await expect(page).toHaveURL(pathIn(locale, '/news'))
    await page.goBack()
    await expect(page).toHaveTitle(titleOf(locale, 2))
    await pinOf(page, locale, soon).click()
    await expect(page).toHaveURL(pathIn(locale, `${PATH}?case=${soon}#case-${soon}`))
    await expectComingSoon(page, locale, soon)
    await caseAt(page, locale, soon).getByRole('link', { name: /^1 / }).click()
    await expect(page).toHaveURL(pathIn(locale, `${PATH}?case=1#case-1`))
    await expectDetails(page, locale, 1)
    await expect(page).toHaveTitle(titleOf(locale, 1))
    const street = page.getByRole('navigation', { name: wordIn(locale, 'cases.all') })
    await expect(street.getByRole('link')).toContainText(CASES.map(({ households }) => households[locale]))
    await street.getByRole('link', { name: new RegExp(`^${last} `) }).click()
    await expect(caseAt(page, locale, last)).toBeVisible()
    await page.goBack()
    await expect(caseAt(page, locale, 1)).toBeVisible()
    await openPage(page, pathIn(locale, `${PATH}?case=99`))
    await expect(caseAt(page, locale, 1)).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${wordIn(locale, 'title')}`))
  })
}

test.describe('on phones', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const locale of LOCALES) {
    test(`a challenge is its title, which opens and closes all of it (${locale})`, async ({ page }) => {
      await openPage(page, pathIn(locale, PATH))
      for (const { title, challenge, answer } of [CHALLENGES.business.cards, CHALLENGES.public.cards].flatMap(
        ([card]) => card ?? [],
      )) {
        const card = page.getByRole('listitem').filter({ hasText: challenge[locale] })
        const heading = card.getByRole('heading', { level: 3 })
        const told = [card.getByText(challenge[locale]), card.getByText(answer[locale])]
        const tap = () => card.click({ position: { x: 24, y: 28 } })
        for (const text of told) await expect(text).toBeHidden()
        await expect(heading).toHaveText(title[locale])
        const heightOf = async (box: Locator) => (await box.boundingBox())?.height ?? 0
        expect(await heightOf(card)).toBeLessThan((await heightOf(heading)) + 4)
        await tap()
        for (const text of told) await expect(text).toBeVisible()
        await tap()
        for (const text of told) await expect(text).toBeHidden()
      }
    })

    test(`the cases begin within a window and a half (${locale})`, async ({ page }) => {
      await openPage(page, pathIn(locale, PATH))
      const cases = await casesOn(page, locale).boundingBox()
      expect(cases?.y).toBeLessThan(1.6 * 844)
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of LOCALES) {
    test(`all cases are listed, and a marker links to its case (${locale})`, async ({ page }) => {
      await page.goto(pathIn(locale, PATH))
      const cases = casesOn(page, locale)
      await expect(cases.getByRole('article')).toHaveCount(CASES.length)
      await expect(cases.getByRole('article').getByRole('heading', { level: 3 })).toHaveText(
        CASES.map(({ location }) => location[locale]),
      )
      await expect(cases.getByText(wordIn(locale, 'cases.comingSoon'))).toHaveCount(UNWRITTEN.length)
      for (const id of WRITTEN) await expectDetails(page, locale, id, { hasScripts: false })
      const last = IDS.at(-1) ?? 0
      await expect(caseAt(page, locale, last)).not.toBeInViewport()
      await pinOf(page, locale, last).click()
      await expect(caseAt(page, locale, last).getByRole('heading', { level: 3 })).toBeInViewport()
      const [first] = CHALLENGES.public.cards
      const answer = page.getByText(first?.answer[locale] ?? '')
      const card = page.getByRole('listitem').filter({ has: answer })
      await card.getByText(wordIn(locale, 'learnMore')).click()
      await expect(answer).toBeVisible()
    })
  }
})
