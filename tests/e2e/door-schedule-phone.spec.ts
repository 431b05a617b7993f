import { writeLink } from '../../src/web/features/door-schedule/share-link.ts'
import { scheduleOf, undoButton, wordIn } from './door-schedule.ts'
import { expectNoSidewaysScroll } from './surveys.ts'
import { expect, openPage, test, word } from './test.ts'
import { phrase } from './words.ts'

test.use({ viewport: { width: 390, height: 844 } })

const inChecks = (key: string) => word('en', 'schedule-checks', key)

test('on a phone a door is a line that unfolds with its checks, and the summary stays', async ({ page }) => {
  await openPage(page, `/en/door-schedule#s=${await writeLink(scheduleOf(40))}`)
  const lines = page.getByRole('button', { name: /^D\d+ \dF Room \d+ VI-D430-P, OA-K280 Checks \d$/ })
  await expect(lines).toHaveCount(40)
  await expect(page.locator('[data-column=place]')).toHaveCount(0)
  const { top, bottom } = await lines.last().evaluate((line) => line.closest('table')!.getBoundingClientRect())
  expect(bottom - top).toBeLessThan(2000)

  // Narrow, and with letters of twice the size, nothing is wider than the window.
  await page.setViewportSize({ width: 320, height: 844 })
  await expectNoSidewaysScroll(page, '320 px')
  await page.setViewportSize({ width: 640, height: 844 })
  const size = (font: string) => page.evaluate((given) => void (document.documentElement.style.fontSize = given), font)
  await size('200%')
  await lines.first().click()
  await expectNoSidewaysScroll(page, 'letters of twice the size')
  await lines.first().click()
  await size('')
  await page.setViewportSize({ width: 390, height: 844 })

  // The summary leads to the list, the list to the door, which unfolds below the summary.
  const summary = page.getByRole('navigation', { name: inChecks('summary.label') })
  await summary.getByRole('link', { name: inChecks('checks.heading') }).click()
  const list = page.getByRole('region', { name: inChecks('checks.heading') })
  await list.getByRole('link', { name: 'D2 Room 2' }).first().click()
  const line = page.getByRole('button', { name: /^D2 / })
  await expect(line).toBeFocused()
  await expect(line).toHaveAttribute('aria-expanded', 'true')
  const edge = await summary.evaluate((bar) => bar.getBoundingClientRect().bottom)
  const below = await line.evaluate((button) => button.getBoundingClientRect().top)
  expect(below).toBeGreaterThanOrEqual(edge)
  expect(below).toBeLessThan(edge + 60)

  // A remedy beside the door is that of the list; an undo brings the fault back to the unfolded door.
  const sentence = phrase('en', 'schedule-checks', 'unmet.exit', { where: 'D2 Room 2', model: 'OA-K280' })
  const check = page.getByRole('table').getByRole('listitem').filter({ hasText: sentence })
  await check.getByRole('button').press('Enter')
  await expect(check).toBeHidden()
  await expect(line).toBeFocused()
  await undoButton(page, 'en').click()
  await expect(check).toBeVisible()
  await page
    .getByRole('button', {
      name: phrase('en', 'door-schedule', 'actions.of', { action: wordIn('en', 'actions.remove'), door: 'D2' }),
    })
    .click()
  await expect(page.getByRole('button', { name: /^D3 / })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(line).toHaveAttribute('aria-expanded', 'true')
  await line.press('Enter')
  await expect(line).toHaveAttribute('aria-expanded', 'false')

  // A new door is unfolded; in a wide window all are rows, with the sign of their checks.
  await page.getByRole('button', { name: wordIn('en', 'doors.add') }).click()
  await expect(page.locator('[data-column=place]')).toBeFocused()
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(page.locator('[data-column=place]')).toHaveCount(41)
  const sign = page.getByRole('button', { name: new RegExp(`^${inChecks('checks.heading')} \\d, door D2$`) })
  await expect(check).toBeHidden()
  await sign.press('Enter')
  await expect(check).toBeVisible()
})
