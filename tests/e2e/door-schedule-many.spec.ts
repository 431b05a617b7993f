import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { emptySchedule, type Schedule } from '../../src/schedule/schedule.ts'
import { writeLink } from '../../src/schedule/share-link.ts'
import { wordIn } from './door-schedule.ts'
import { waitForFrames } from './templates.ts'
import { expect, openPage, test } from './test.ts'
import { phrase } from './words.ts'

test.describe.configure({ timeout: 180_000 })

function scheduleOf(doors: number): Schedule {
  return {
    ...emptySchedule('many'),
    name: 'Many',
    doors: Array.from({ length: doors }, (_, index) => ({
      id: `d${index}`,
      number: `D${index + 1}`,
      floor: `${1 + Math.floor(index / 20)}F`,
      place: `Room ${index + 1}`,
      kind: 'other',
      alike: 1,
      items: ['vi-d430-p', 'oa-k280'].map((code) => ({ code, quantity: 1 })),
    })),
  }
}

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
  // What was laid out on the way keeps its height: the same row is at the same place after a look at the other end.
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
    dialog.getByLabel(wordIn('en', 'import.file')).setInputFiles({
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
  await expect(dialog.getByRole('alert')).toHaveText(wordIn('en', 'import.refused.too-many-rows'), { timeout: 60_000 })
  await choose(Array.from({ length: 9_990 }, row))
  const found = phrase('en', 'door-schedule', 'import.found_other', { count: 1998 })
  await expect(dialog.getByText(found)).toBeVisible({ timeout: 60_000 })
  await expect(dialog.getByText(phrase('en', 'door-schedule', 'import.faults_other', { count: 1998 }))).toBeVisible()
  await expect(dialog.getByRole('listitem').first()).toContainText('NO-1')
  await page.evaluate(() => {
    const counts: number[] = []
    const count = () => counts.push(document.querySelectorAll('tr[data-row]').length)
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true })
    Object.assign(window, { counts })
  })
  await dialog.getByRole('button', { name: wordIn('en', 'import.take'), exact: true }).click()
  await expect(page.locator('tr[data-row]')).toHaveCount(2000, { timeout: 60_000 })
  // They come in slices, between which the page does what it is asked to.
  const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts)
  expect(Math.max(...counts.map((count, index) => count - (counts[index - 1] ?? 2)))).toBeLessThan(150)
  await expect(page.locator('[data-column=place]').first()).toHaveValue('Room 1')
  await page.getByRole('button', { name: wordIn('en', 'project.undo') }).click()
  await expect(page.locator('tr[data-row]')).toHaveCount(2, { timeout: 60_000 })
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
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number)
    const { width, height } = sheet.getViewport({ scale: 1 })
    expect([Math.round(width), Math.round(height)], `page ${number}`).toEqual([842, 595])
    const { items } = await sheet.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    expect(text).toContain(`${number} / ${pdf.numPages}`)
    const here = text.match(/(?<![-\w])D\d+\b/g) ?? []
    doors.push(...here)
    if (here.length > 0) for (const head of heads) expect(text, `page ${number}`).toContain(head)
    if (number === 1) expect(here.length).toBeGreaterThan(5)
  }
  expect(doors).toEqual(scheduleOf(60).doors.map(({ number }) => number))
})
