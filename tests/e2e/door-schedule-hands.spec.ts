import { writeFile } from 'node:fs/promises'
import { addDevice, addDoor, undoButton, wordIn } from './door-schedule.ts'
import { expect, openPage, test, word } from './test.ts'
import { phrase } from './words.ts'

test('a remedy that is pressed twice adds once', async ({ page }) => {
  await openPage(page, '/en/door-schedule')
  await addDoor(page, 'en', 'Gate')
  await addDevice(page, 'en', 'D01', 'OA-K280')
  const sentence = phrase('en', 'schedule-checks', 'unmet.release', { where: 'D01 Gate', model: 'OA-K280' })
  const check = page.getByRole('listitem').filter({ hasText: sentence })
  await check.getByRole('button').dblclick()
  await expect(check).toBeHidden()
  for (const quantity of await page.locator('tr[data-row] [data-column=devices][data-numeric]').all()) {
    await expect(quantity).toHaveValue('1')
  }
  await undoButton(page, 'en').click()
  await expect(check).toBeVisible()
})

test('the keyboard keeps its place where a device or the last door is removed', async ({ page }) => {
  await openPage(page, '/en/door-schedule')
  await addDoor(page, 'en', 'Gate')
  await addDevice(page, 'en', 'D01', 'OA-K280')
  const remove = phrase('en', 'door-schedule', 'items.remove', { model: 'OA-K280', where: 'D01' })
  await page.getByRole('button', { name: remove }).press('Enter')
  const picker = page.getByRole('combobox', { name: phrase('en', 'door-schedule', 'items.add', { where: 'D01' }) })
  await expect(picker).toBeFocused()
  await page.locator('[data-action=remove]').press('Enter')
  await expect(page.getByRole('button', { name: wordIn('en', 'doors.add') })).toBeFocused()
})

test('a removed door comes back where its removal is announced, and the keyboard goes on where it was', async ({
  page,
}) => {
  await openPage(page, '/en/door-schedule')
  for (const place of ['Gate', 'Lobby']) await addDoor(page, 'en', place)
  await page.locator('[data-action=remove]').last().press('Enter')
  const said = page.getByRole('status').filter({ hasText: wordIn('en', 'said.removed') })
  await said.getByRole('button', { name: wordIn('en', 'project.undo') }).press('Enter')
  await expect(page.locator('[data-column=place]').last()).toHaveValue('Lobby')
  await expect(said).toBeHidden()
  await expect(page.locator('[data-column=number]').first()).toBeFocused()
})

test('a row moves by a click, and one that cannot move any further makes no step to undo', async ({ page }) => {
  await openPage(page, '/en/door-schedule')
  for (const place of ['Gate', 'Lobby']) await addDoor(page, 'en', place)
  // Nothing is for dragging alone (WCAG 2.5.7).
  await page.locator('[data-action=down]').first().click()
  await expect(page.locator('[data-column=place]').first()).toHaveValue('Lobby')
  await page.locator('[data-action=up]').last().click()
  await page.locator('[data-action=up]').first().press('Enter')
  const handle = page.locator('[draggable]').first()
  await handle.dragTo(handle)
  await undoButton(page, 'en').click()
  await expect(page.locator('[data-column=place]').last()).toHaveValue('Gate')
})

test('a collected device is placed where the keyboard says, and not on the way there', async ({ page }) => {
  await openPage(page, '/en/door-schedule?add=vi-d430-p')
  const place = page.getByLabel(phrase('en', 'door-schedule', 'loose.place', { model: 'VI-D430-P' }))
  await place.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(place).toBeFocused()
  await expect(page.locator('tr[data-row]')).toHaveCount(0)
})

test('a link goes from the screen when the schedule it leads to is not the one that is shown', async ({ page }) => {
  await openPage(page, '/en/door-schedule')
  await addDoor(page, 'en', 'Gate')
  await page.getByRole('button', { name: wordIn('en', 'tools.link') }).click()
  const link = page.getByRole('textbox', { name: wordIn('en', 'tools.link') })
  await expect(link).toBeVisible()
  await addDoor(page, 'en', 'Lobby')
  await expect(link).toBeHidden()
})

test('a fixed file is read again, and a missing one is reported', async ({ page }) => {
  const path = test.info().outputPath('doors.csv')
  await openPage(page, '/en/door-schedule')
  await addDoor(page, 'en', 'Gate')
  await page.getByRole('button', { name: wordIn('en', 'tools.import') }).click()
  const dialog = page.getByRole('dialog')
  const choose = async (rows: string) => {
    await writeFile(path, `Door No.,Room\n${rows}`)
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByLabel(word('en', 'schedule-import', 'file')).click()
    await (await chooser).setFiles(path)
  }
  const found = (count: number, key: string) => dialog.getByText(phrase('en', 'schedule-import', key, { count }))
  await choose('A-01,Lobby\n')
  await expect(found(1, 'found_one')).toBeVisible()
  await choose('A-01,Lobby\nA-02,Store\n')
  await expect(found(2, 'found_other')).toBeVisible()
  // Behind the dialog, nothing is undone.
  await dialog.getByRole('combobox').first().focus()
  await page.keyboard.press('Control+z')
  await page.evaluate(() => {
    File.prototype.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
  })
  await choose('A-01,Lobby\n')
  await expect(dialog.getByText(word('en', 'schedule-import', 'refused.unreadable'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-column=place]')).toHaveValue('Gate')
})

test('keys of an input method leave the cell alone, and devices are found by what it writes', async ({ page }) => {
  await openPage(page, '/en/door-schedule')
  for (const name of ['Gate', 'Lobby']) await addDoor(page, 'en', name)
  const place = page.locator('[data-column=place]').first()
  await place.fill('大門')
  // As Safari ends a composition.
  await place.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true })
  await expect(place).toBeFocused()
  await expect(place).toHaveAttribute('data-edited')
  await addDevice(page, 'en', 'D01', 'VI-D430', 'ＶＩ－Ｄ４３０')
})

test('undo in a cell does not reach what the browser knows was typed in another one', async ({ page }) => {
  await openPage(page, '/en/door-schedule')
  await addDoor(page, 'en', 'Gate')
  await page.reload()
  const [place, floor] = [page.locator('[data-column=place]'), page.locator('[data-column=floor]')]
  await place.fill('Lobby')
  await page.keyboard.press('Enter')
  await floor.focus()
  await page.keyboard.type('1F')
  // The browser reverts the input here; then it is the turn of the last edit, and then there is none.
  for (let left = 6; left > 0; left -= 1) await page.keyboard.press('Control+z')
  await expect(floor).toBeFocused()
  await expect(floor).toHaveValue('')
  await expect(place).toHaveValue('Gate')
  await page.keyboard.press('Control+y')
  await expect(place).toHaveValue('Lobby')
})
