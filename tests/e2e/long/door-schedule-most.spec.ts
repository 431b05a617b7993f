import { writeLink } from '../../../src/web/features/door-schedule/share-link.ts'
import { scheduleOf, wordIn } from '../door-schedule.ts'
import { expect, openPage, test, word } from '../test.ts'
import { phrase } from '../words.ts'

test.describe.configure({ timeout: 180_000 })

test('a link of 2,000 doors opens, is edited, and is there after a reload', async ({ page }) => {
  await openPage(page, `/en/door-schedule#s=${await writeLink(scheduleOf(2000))}`)
  // Counted before anything is expected of a row: where there is none yet, Playwright describes the whole page to itself,
  // and if the rows have come by then, that takes minutes, in which the page can do nothing.
  const rows = page.locator('tr[data-row]')
  await expect(rows).toHaveCount(2000, { timeout: 60_000 })
  await expect(page.locator('[role=alert]')).toHaveCount(0)
  await expect(page.locator('[data-action=add]')).toBeDisabled()
  const place = page.locator('[data-column=place]').last()
  await place.fill('Roof')
  await page.keyboard.press('Enter')
  await page.reload()
  await expect(rows).toHaveCount(2000, { timeout: 60_000 })
  await expect(place).toHaveValue('Roof')
})

test('a table of 10,000 rows is taken with its faults by row, and one of more is refused, with what was there kept', async ({
  page,
}) => {
  await openPage(page, `/en/door-schedule#s=${await writeLink(scheduleOf(2))}`)
  await page.getByRole('button', { name: wordIn('en', 'tools.import') }).click()
  const dialog = page.getByRole('dialog')
  const choose = (rows: string[]) =>
    dialog.getByLabel(word('en', 'schedule-import', 'file')).setInputFiles({
      name: 'doors.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Door No.,Room,Model,Qty\r\n${rows.join('\r\n')}\r\n`),
    })
  const codes = ['VI-D430-P', 'OA-K280', 'NO-1', 'AC-F430', 'SM-D405-P']
  const row = (_: unknown, index: number) => {
    const door = Math.floor(index / codes.length) + 1
    return `A-${door},Room ${door},${codes[index % codes.length]},1`
  }
  await choose(Array.from({ length: 10_001 }, row))
  await expect(dialog.getByRole('alert')).toHaveText(word('en', 'schedule-import', 'refused.too-many-rows'), {
    timeout: 60_000,
  })
  await choose(Array.from({ length: 9_990 }, row))
  const found = phrase('en', 'schedule-import', 'found_other', { count: 1998 })
  await expect(dialog.getByText(found)).toBeVisible({ timeout: 60_000 })
  await expect(dialog.getByText(phrase('en', 'schedule-import', 'faults_other', { count: 1998 }))).toBeVisible()
  await expect(dialog.getByRole('listitem').first()).toContainText('NO-1')
  await page.evaluate(() => {
    const counts: number[] = []
    const count = () => counts.push(document.querySelectorAll('tr[data-row]').length)
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true })
    Object.assign(window, { counts })
  })
  await dialog.getByRole('button', { name: word('en', 'schedule-import', 'take'), exact: true }).click()
  await expect(page.locator('tr[data-row]')).toHaveCount(2000, { timeout: 60_000 })
  // They come in slices, between which the page does what it is asked to.
  const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts)
  expect(Math.max(...counts.map((count, index) => count - (counts[index - 1] ?? 2)))).toBeLessThan(150)
  await expect(page.locator('[data-column=place]').first()).toHaveValue('Room 1')
  await page.getByRole('button', { name: wordIn('en', 'project.undo') }).click()
  await expect(page.locator('tr[data-row]')).toHaveCount(2, { timeout: 60_000 })
})
