import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { writeLink } from '../../src/web/features/door-schedule/share-link.ts'
import { scheduleOf, wordIn } from './door-schedule.ts'
import { waitForFrames } from './templates.ts'
import { expect, openPage, test, word } from './test.ts'
import { phrase } from './words.ts'

test.describe.configure({ timeout: 180_000 })

test('rows that are not on the screen are read and reached, and a list stands out of its row', async ({ page }) => {
  await openPage(page, `/en/door-schedule#s=${await writeLink(scheduleOf(60))}`)
  const places = page.locator('[data-column=place]')
  await expect(places).toHaveCount(60)
  const table = page.getByRole('table', { name: wordIn('en', 'doors.keys') })
  await expect(table.getByRole('rowheader')).toHaveCount(60)
  const read = await table.ariaSnapshot()
  for (const number of [1, 30, 60]) expect(read).toContain(`: Room ${number}`)

  await places.first().focus()
  for (let row = 1; row < 60; row += 1) await page.keyboard.press('ArrowDown')
  await expect(places.last()).toBeFocused()
  await expect(places.last()).toBeInViewport()
  // Rows that were laid out on the way keep their height: the same row is at the same place after a look at the other
  // end.
  await waitForFrames(page)
  const top = () => page.evaluate(() => scrollY)
  const before = await top()
  await page.evaluate(() => scrollTo(0, 0))
  await waitForFrames(page)
  await page.evaluate((to) => scrollTo(0, to), before)
  await waitForFrames(page)
  expect(await top()).toBe(before)
  await expect(places.last()).toBeInViewport()

  await table.getByRole('combobox', { name: phrase('en', 'door-schedule', 'items.add', { where: 'D31' }) }).fill('vi')
  const option = page.getByRole('listbox').getByRole('option').last()
  await option.scrollIntoViewIfNeeded()
  const isOnTop = await option.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[role=option]') === element
  })
  expect(isOnTop).toBe(true)
})

test('on paper, all pages are A4 landscape, the doors begin on the first, and each has the heads and its number', async ({
  page,
}) => {
  await openPage(page, `/en/door-schedule#s=${await writeLink(scheduleOf(60))}`)
  await expect(page.locator('tr[data-row]')).toHaveCount(60)
  const bytes = new Uint8Array(await page.pdf({ preferCSSPageSize: true }))
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise
  const heads = ['number', 'floor', 'place', 'kind', 'alike', 'devices'].map((key) => wordIn('en', `columns.${key}`))
  const doors: string[] = []
  let isBelow = false
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number)
    const { width, height } = sheet.getViewport({ scale: 1 })
    expect([Math.round(width), Math.round(height)], `page ${number}`).toEqual([842, 595])
    const { items } = await sheet.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    expect(text).toContain(`${number} / ${pdf.numPages}`)
    // The checks below the table name doors, too.
    const table: string = isBelow ? '' : (text.split(` ${word('en', 'schedule-checks', 'checks.heading')} `)[0] ?? '')
    isBelow = table !== text
    const here = table.match(/(?<![-\w])D\d+\b/g) ?? []
    doors.push(...here)
    if (here.length > 0) for (const head of heads) expect(text, `page ${number}`).toContain(head)
    if (number === 1) expect(here.length).toBeGreaterThan(5)
  }
  expect(doors).toEqual(scheduleOf(60).doors.map(({ number }) => number))
})
