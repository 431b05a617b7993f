import type { Locator, Page } from '@playwright/test'
import { undoButton, wordIn } from './door-schedule.ts'
import { expect, type Locale, openPage, pathIn, test, word } from './test.ts'
import { comeFromOwnAddress, expectNoAxeFaults } from './visitor.ts'
import { countWord } from './words.ts'

const SOLUTION = '/solutions/video-intercom-system'
/** The request has to be made in so few, beside what is typed. */
const MOST_TAPS = 12
/** A faster request counts as sent by a program. */
const PERSON_MS = 3_000

test.beforeEach(({ context }) => comeFromOwnAddress(context))

const say = (locale: Locale, key: string) => word(locale, 'sizing', key)
const sizeLink = (page: Page, locale: Locale) =>
  page.getByRole('link', { name: word(locale, 'common', 'schedule.size') })
const field = (page: Page, id: string) => page.locator(`#sizing-${id}`)

test('by keyboard, the page of a solution leads to a filled schedule, and one step takes it back', async ({ page }) => {
  const locale = 'zh'
  await openPage(page, pathIn(locale, SOLUTION))
  await sizeLink(page, locale).press('Enter')
  const dialog = page.getByRole('dialog', { name: word(locale, 'common', 'schedule.size') })
  await expect(field(page, 'solution')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('1e9')
  await expect(field(page, 'towers')).toHaveAccessibleDescription(/20/)
  await expectNoAxeFaults(page)
  // Nothing is filled in with a fault: the keyboard goes to it.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field(page, 'towers')).toBeFocused()
  await page.keyboard.type('1')
  for (const number of ['4', '8', '１']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(number)
  }
  const row = dialog.getByRole('row', { name: /VI-M730-P/ })
  await expect(row.getByRole('cell').first()).toHaveText('8')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  // The page behind a dialog that was removed scrolls again.
  const top = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(top)
  // Gate, entrance, and three storeys with flats.
  await expect(page.locator('tr[data-row]')).toHaveCount(5)
  await expect(page.getByLabel(word(locale, 'door-schedule', 'project.remarks'))).toHaveValue(/VI-M730-P/)
  await expect(page.getByText(word(locale, 'schedule-checks', 'checks.none'))).toBeVisible()
  await undoButton(page, locale).press('Enter')
  await expect(page.locator('tr[data-row]')).toHaveCount(0)
  // The button of the empty schedule asks the same questions.
  await page
    .getByRole('button', { name: word(locale, 'common', 'schedule.size') })
    .first()
    .press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: word(locale, 'common', 'schedule.size') }).first()).toBeFocused()
})

test(`a job of 120 flats goes from the page of a solution to a sent request in ${MOST_TAPS} taps`, async ({ page }) => {
  const locale = 'en'
  await page.clock.install({ time: Date.now() - PERSON_MS })
  await openPage(page, pathIn(locale, SOLUTION))
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  const type = async (target: Locator, text: string) => {
    await tap(target)
    await page.keyboard.type(text)
  }
  const inForm = (name: string) => page.getByRole('textbox', { name: word(locale, 'contact', `fields.${name}`) })
  await tap(sizeLink(page, locale))
  await type(field(page, 'towers'), '3')
  await type(field(page, 'floors'), '11')
  await type(field(page, 'flats'), '120')
  await tap(page.getByRole('button', { name: say(locale, 'fill') }))
  await expect(page.getByText(countWord(locale, 'sizing', 'taken', 124))).toBeVisible()
  await tap(page.getByRole('button', { name: wordIn(locale, 'tools.ask') }))
  await tap(page.getByRole('button', { name: word(locale, 'contact', 'next') }))
  await type(inForm('name'), 'A. Builder')
  await type(inForm('phone'), '0912-345-678')
  await type(inForm('email'), 'name@example.com')
  await tap(page.getByRole('button', { name: word(locale, 'contact', 'submit') }))
  await expect(page.getByRole('heading', { name: word(locale, 'contact', 'thanks') })).toBeFocused()
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)
  test.info().annotations.push({ type: 'taps', description: String(taps) })
})
