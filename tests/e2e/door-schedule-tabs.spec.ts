import type { Page } from '@playwright/test'
import { addDoor, wordIn } from './door-schedule.ts'
import { expect, openPage, test } from './test.ts'
import { phrase } from './words.ts'

const nameOf = (page: Page) => page.getByRole('textbox', { name: wordIn('en', 'project.name'), exact: true })
const namesIn = (page: Page) => page.getByLabel(wordIn('en', 'project.choose')).getByRole('option').allInnerTexts()

/** Changes a text of the stored schedule as a tab does that has not heard of its last change: with the same revision. */
function overwrite(page: Page, from: string, to: string) {
  return page.evaluate(
    ([before, after]) => {
      const key = Object.keys(localStorage).find((each) => localStorage.getItem(each)?.includes(before))
      if (key) localStorage.setItem(key, localStorage.getItem(key)?.replace(before, after) ?? '')
    },
    [from, to] as const,
  )
}

test('a schedule that another tab overwrites is kept as one copy, however often the screen was visited', async ({
  page,
  context,
}) => {
  await openPage(page, '/en/news')
  for (const visit of [1, 2]) {
    await page.getByRole('contentinfo').locator('a[href="/en/door-schedule"]').click()
    await addDoor(page, 'en', `Gate ${visit}`)
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(`Gate ${visit}`)
    if (visit === 1) await page.goBack()
  }
  const other = await context.newPage()
  await openPage(other, '/en/news')
  await overwrite(other, 'Gate 2', 'Lobby')
  await expect(page.getByText(wordIn('en', 'storage.copied'))).toBeVisible()
  const copy = phrase('en', 'door-schedule', 'project.copy', { name: '' }).trim()
  expect(await namesIn(page)).toEqual([wordIn('en', 'project.unnamed'), copy])
  await expect(page.locator('[data-column=place]').last()).toHaveValue('Gate 2')
})

test('undo does not revert later changes by another tab', async ({ page, context }) => {
  await openPage(page, '/en/door-schedule')
  await addDoor(page, 'en', 'Gate')
  const other = await context.newPage()
  await openPage(other, '/en/door-schedule')
  await addDoor(other, 'en', 'Lobby')
  await expect(page.locator('[data-column=place]').last()).toHaveValue('Lobby')
  await expect(page.getByRole('button', { name: wordIn('en', 'project.undo') })).toBeDisabled()
  await page.locator('[data-column=floor]').first().focus()
  await page.keyboard.press('Control+z')
  await page.keyboard.type('1F')
  await page.keyboard.press('Enter')
  await expect(other.locator('[data-column=floor]').first()).toHaveValue('1F')
  await page.getByRole('button', { name: wordIn('en', 'project.undo') }).click()
  await expect(other.locator('[data-column=floor]').first()).toHaveValue('')
  for (const tab of [page, other]) await expect(tab.locator('[data-column=place]').last()).toHaveValue('Lobby')
})

test('pending input of a project that another tab removes does not get into the next one', async ({
  page,
  context,
}) => {
  await openPage(page, '/en/door-schedule')
  await nameOf(page).fill('Towers')
  await page.getByRole('button', { name: wordIn('en', 'project.create') }).click()
  await nameOf(page).fill('Houses')
  await nameOf(page).blur()
  const other = await context.newPage()
  await openPage(other, '/en/door-schedule')
  await expect(nameOf(other)).toHaveValue('Houses')
  await nameOf(page).focus()
  await page.keyboard.type('Flats')
  other.on('dialog', (dialog) => void dialog.accept())
  await other.getByRole('button', { name: wordIn('en', 'project.remove') }).click()
  await expect(nameOf(page)).toHaveValue('Towers')
  await page.getByRole('button', { name: wordIn('en', 'project.create') }).click()
  await expect.poll(() => namesIn(page)).toEqual(['Towers', wordIn('en', 'project.unnamed')])
})

test('the browser asks before a page is left whose last changes found no room in storage', async ({ page }) => {
  await openPage(page, '/en/door-schedule')
  await addDoor(page, 'en', 'Gate')
  const leave = async () => {
    const asked = page.waitForEvent('dialog', { timeout: 2000 }).then(
      async (dialog) => {
        await dialog.dismiss()
        return dialog.type()
      },
      () => 'not asked',
    )
    await page.evaluate(() => location.reload())
    return asked
  }
  expect(await leave()).toBe('not asked')
  await expect(page.locator('[data-column=place]')).toHaveValue('Gate')
  await page.evaluate(() => {
    const write = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Object.defineProperty(Storage.prototype, 'setItem', { value: write })
  })
  await addDoor(page, 'en', 'Lobby')
  await expect(page.getByText(wordIn('en', 'storage.full'))).toBeVisible()
  expect(await leave()).toBe('beforeunload')
  await expect(page.locator('[data-column=place]').last()).toHaveValue('Lobby')
})
