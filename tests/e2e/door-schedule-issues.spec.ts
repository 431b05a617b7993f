import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Schedule } from '../../src/web/features/door-schedule/schedule.ts'
import { addDevice, scheduleOf, undoButton, wordIn } from './door-schedule.ts'
import { expect, openPage, test, word } from './test.ts'
import { phrase } from './words.ts'

const wordOf = (key: string) => word('en', 'schedule-import', key)
const numbers = (page: Page) =>
  page.locator('[data-column=number]').evaluateAll((all) => all.map((cell) => (cell as HTMLInputElement).value))

async function importFile(page: Page, name: string, text: string) {
  await page.getByRole('button', { name: wordIn('en', 'tools.import') }).click()
  await page.getByLabel(wordOf('file'), { exact: true }).setInputFiles({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  })
}

test('the next table of an architect is compared and taken in one step, and an issue shows the changes', async ({
  page,
}) => {
  await openPage(page, '/en/door-schedule')
  await importFile(page, 'a.csv', 'Mark,Room\nD-1,Hall\nD-2,Store\nD-3,Plant')
  await page.getByRole('button', { name: wordOf('take') }).click()
  await addDevice(page, 'en', 'D-2', 'OA-K280')
  const issues = page.getByRole('button', { name: word('en', 'schedule-checks', 'issue.open') })
  await issues.click()
  await page.getByLabel(wordOf('issues.name')).fill('A')
  await page.keyboard.press('Enter')
  await expect(issues).toBeFocused()
  await importFile(page, 'b.csv', 'Room,Door no.\nHall,d1\nKitchen,d2\nYard,d9')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: wordOf('compare.open') }).click()
  await expect(dialog.getByRole('listitem')).toHaveText([/D-2 Store.*Kitchen/, /d9 Yard/, /D-3 Plant/])
  await dialog.getByRole('checkbox', { name: /d9 Yard/ }).uncheck()
  await dialog.getByRole('checkbox', { name: /D-3 Plant/ }).check()
  await dialog
    .getByRole('button', { name: phrase('en', 'schedule-import', 'compare.take_other', { count: 2 }) })
    .click()
  expect(await numbers(page)).toEqual(['D-1', 'D-2'])
  await expect(page.locator('[data-column=place]').nth(1)).toHaveValue('Kitchen')
  await expect(page.getByText('OA-K280').first()).toBeVisible()
  await issues.click()
  await dialog.getByRole('button', { name: phrase('en', 'schedule-import', 'issues.since', { name: 'A' }) }).click()
  await expect(dialog.getByText(/D-2 Store.*Kitchen/)).toBeVisible()
  await page.keyboard.press('Escape')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: wordIn('en', 'tools.csv') }).click()
  const csv = readFileSync(await (await saved).path(), 'utf8')
  expect(csv).toMatch(/^\uFEFF.+,Changed since issue A \(\d{4}-\d\d-\d\d\)\r?\n/)
  const written = page.waitForEvent('download')
  await page.getByRole('button', { name: word('en', 'schedule-checks', 'tender') }).click()
  const tender = readFileSync(await (await written).path(), 'utf8')
  expect(tender).toMatch(/^\uFEFF.*\r\n\r\n=+\r\n1 × OA-K280\r\n/)
  expect(tender).toContain(word('en', 'formats', 'tender.execution'))
  await undoButton(page, 'en').click()
  expect(await numbers(page)).toEqual(['D-1', 'D-2', 'D-3'])
})

test('a file that two people have changed is merged, and the visitor chooses where both did', async ({ page }) => {
  const [start] = [scheduleOf(3)]
  const issued = { ...start, issues: [{ id: 'a', name: 'A', at: 1, content: { ...start, id: undefined } }] }
  const fileOf = (change: (schedule: Schedule) => object) =>
    JSON.stringify({ kind: 'door-schedules', format: 2, projects: [{ made: 1, schedule: change(issued) }] })
  const place = (at: number, text: string) => (schedule: Schedule) => ({
    ...schedule,
    doors: schedule.doors.map((door, index) => (index === at ? { ...door, place: text } : door)),
  })
  await openPage(page, '/en/door-schedule')
  await importFile(page, 'mine.json', fileOf(place(0, 'Our hall')))
  await page.getByRole('button', { name: wordOf('cancel') }).click()
  await importFile(
    page,
    'theirs.json',
    fileOf((schedule) => place(2, 'Their store')(place(0, 'Their hall')(schedule))),
  )
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('combobox')
    .last()
    .selectOption(phrase('en', 'schedule-import', 'merge.mine', { value: 'Our hall' }))
  await dialog.getByRole('button', { name: wordOf('merge.take'), exact: true }).click()
  const places = page.locator('[data-column=place]')
  await expect(places.nth(0)).toHaveValue('Our hall')
  await expect(places.nth(2)).toHaveValue('Their store')
  await expect(page.getByLabel(wordIn('en', 'project.choose')).getByRole('option')).toHaveCount(2)
})
