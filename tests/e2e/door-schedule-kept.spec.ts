import { emptySchedule, type Schedule } from '../../src/web/features/door-schedule/schedule.ts'
import { readLink, writeLink } from '../../src/web/features/door-schedule/share-link.ts'
import { addDevice, addDoor, wordIn } from './door-schedule.ts'
import { waitForFrames } from './templates.ts'
import { SITE } from '#vendor/site.ts'
import { expect, LOCALES, openPage, pathIn, test, word } from './test.ts'
import { phrase } from './words.ts'

/** Ids are new wherever a schedule goes. */
function withoutIds(schedule: Schedule | undefined) {
  return { ...schedule, id: '', doors: schedule?.doors.map((door) => ({ ...door, id: '' })) }
}

test('a link of a later version stays in the address, and its readable part is opened on request', async ({ page }) => {
  const theirs = { ...emptySchedule('s'), name: 'Theirs' }
  const link = (await writeLink(theirs)).replace(/^\d+/, '99')
  await openPage(page, '/en/door-schedule')
  await addDoor(page, 'en', 'Gate')
  await page.goto(`/en/door-schedule#s=${link}`)
  const note = page.getByRole('alert').filter({ hasText: word('en', 'schedule-checks', 'link.newer') })
  await expect(note).toBeVisible()
  await expect(page.locator('[data-column=place]')).toHaveValue('Gate')
  expect(new URL(page.url()).hash).toBe(`#s=${link}`)
  await note.getByRole('button', { name: word('en', 'schedule-checks', 'link.open') }).click()
  await expect(note).toBeHidden()
  await expect(page.getByRole('textbox', { name: wordIn('en', 'project.name'), exact: true })).toHaveValue('Theirs')
  expect(new URL(page.url()).hash).toBe('')
  await page.getByLabel(wordIn('en', 'project.choose')).selectOption({ label: wordIn('en', 'project.unnamed') })
  await expect(page.locator('[data-column=place]')).toHaveValue('Gate')
})

test('pending input is kept when the page is left, and so is the last edit before a crash', async ({
  page,
  context,
}) => {
  await openPage(page, '/en/door-schedule')
  await addDoor(page, 'en', 'Gate')
  await page.locator('[data-column=floor]').focus()
  await page.keyboard.type('B2')
  await page.goto('about:blank')
  await openPage(page, '/en/door-schedule')
  await expect(page.locator('[data-column=floor]')).toHaveValue('B2')
  // Coming by Tab selects what is there.
  await page.locator('[data-column=number]').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('B3')
  await page.keyboard.press('Enter')
  await waitForFrames(page)
  const crashed = page.waitForEvent('crash')
  await page.goto('chrome://crash').catch(() => {})
  await crashed
  const again = await context.newPage()
  await openPage(again, '/en/door-schedule')
  await expect(again.locator('[data-column=floor]')).toHaveValue('B3')
})

test('pending input is there again after going back within the site', async ({ page }) => {
  await openPage(page, '/en/news')
  await page.getByRole('contentinfo').locator('a[href="/en/door-schedule"]').click()
  await addDoor(page, 'en', 'Gate')
  await page.locator('[data-column=floor]').focus()
  await page.keyboard.type('B2')
  await page.goBack()
  await expect(page.locator('[data-column=floor]')).toHaveCount(0)
  await page.goForward()
  await expect(page.locator('[data-column=floor]')).toHaveValue('B2')
})

test('one edit is one step to undo', async ({ page }) => {
  await openPage(page, '/en/door-schedule')
  await addDoor(page, 'en', 'Gate')
  await addDevice(page, 'en', 'D01', 'OA-K280')
  const quantity = page.getByLabel(phrase('en', 'door-schedule', 'items.quantity', { model: 'OA-K280', where: 'D01' }))
  for (const typed of ['2', '3']) {
    await quantity.fill(typed)
    await page.keyboard.press('Enter')
  }
  await expect(quantity).toHaveValue('3')
  // Also in a cell, as long as nothing is typed in it.
  await quantity.focus()
  for (const before of ['2', '1']) {
    await page.keyboard.press('Control+z')
    await expect(quantity).toHaveValue(before)
  }
  await page.keyboard.press('Control+y')
  await expect(quantity).toHaveValue('2')
  await page.keyboard.type('7')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Escape')
  await expect(quantity).toHaveValue('2')
})

test('the bitrate of a camera may have tenths, in full-width digits too, and other input is reverted', async ({
  page,
}) => {
  await openPage(page, '/en/door-schedule')
  await addDoor(page, 'en', 'Gate')
  await addDevice(page, 'en', 'D01', 'SM-D405-P')
  const bitrate = page.getByRole('textbox', { name: wordIn('en', 'recording.mbps') })
  for (const [typed, taken] of [
    ['2.5', '2.5'],
    ['３.2', '3.2'],
    ['fast', '3.2'],
    ['0', '3.2'],
  ] as const) {
    await bitrate.fill(typed)
    await page.keyboard.press('Enter')
    await expect(bitrate).toHaveValue(taken)
  }
})

test('pending input is printed, also before its cell is left', async ({ page }) => {
  await openPage(page, '/en/door-schedule')
  await addDoor(page, 'en', 'Gate')
  await page.locator('[data-column=floor]').focus()
  await page.keyboard.type('B2')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('row', { name: /Gate/ }).getByRole('cell', { name: 'B2' })).toBeVisible()
})

for (const locale of LOCALES)
  test(`the printed page has checks, power, recording and whom to ask (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, '/door-schedule'))
    await page.getByRole('button', { name: wordIn(locale, 'first.example') }).click()
    const checks = page.getByRole('region', { name: word(locale, 'schedule-checks', 'checks.heading') })
    const found = checks.getByRole('listitem').getByRole('paragraph')
    await expect(found.first()).toBeVisible()
    const sentences = await found.allInnerTexts()
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    const headings = ['bill', 'power', 'recording'].map((part) => wordIn(locale, `${part}.heading`))
    for (const name of [...headings, word(locale, 'schedule-checks', 'checks.heading')])
      await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveText(sentences)
    await expect(page.getByText('86,400').filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toContainText(SITE.phone[locale])
  })

test('a link, opened in another browser, goes on as a table, which is the same schedule when it is imported', async ({
  page,
  browser,
}) => {
  const door = { number: '', floor: '=1F', place: '大廳', kind: 'lift-lobby', alike: 3 } as const
  const items = [{ code: 'oa-k280', quantity: 2, failSafe: true as const }]
  const schedule: Schedule = {
    ...emptySchedule('s'),
    name: '=Towers',
    customer: 'Ann, Bob',
    remarks: 'two\nlines',
    doors: [
      { id: 'a', ...door, items },
      { id: 'b', ...door, items },
      { id: 'c', ...door, items: [] },
    ],
    room: [{ code: 'unknown-1', quantity: 4 }],
    loose: [{ code: 'vi-d430-p', quantity: 1 }],
    recording: { days: 60, mbps: 8 },
  }
  await page.goto(`/en/door-schedule#s=${await writeLink(schedule)}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: wordIn('en', 'tools.csv') }).click()
  const path = await (await download).path()

  const other = await browser.newContext()
  const opened = await other.newPage()
  await opened.goto(pathIn('zh', '/door-schedule'))
  await opened.getByRole('button', { name: wordIn('zh', 'tools.import') }).click()
  await opened.getByLabel(word('zh', 'schedule-import', 'file')).setInputFiles(path)
  await opened.getByRole('button', { name: word('zh', 'schedule-import', 'take'), exact: true }).click()
  await opened.getByRole('button', { name: wordIn('zh', 'tools.link') }).click()
  const shared = await opened.getByRole('textbox', { name: wordIn('zh', 'tools.link') }).inputValue()
  expect(withoutIds((await readLink(shared.split('#s=')[1] ?? '')).schedule)).toEqual(withoutIds(schedule))
  await other.close()
})
