import type { Locator, Page } from '@playwright/test'
import { undoButton, wordIn } from './door-schedule.ts'
import { expect, FAILED_REQUEST, LOCALES, openPage, pathIn, test, word } from './test.ts'
import { expectNoAxeFaults, watchFor } from './visitor.ts'

const fillOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor)

for (const locale of LOCALES) {
  const say = (key: string) => wordIn(locale, key)

  test(`an empty schedule offers a door first, and an example that one step removes (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, '/door-schedule'))
    const add = page.getByRole('button', { name: say('doors.add') })
    const send = page.getByRole('button', { name: say('tools.ask') })
    await send.waitFor()
    const black = await fillOf(add)
    expect(await fillOf(send)).not.toBe(black)
    const takeAlong = ['ask', 'print', 'csv', 'link'].map((key) =>
      page.getByRole('button', { name: say(`tools.${key}`), exact: true }),
    )
    for (const button of takeAlong) {
      await expect(button).toBeDisabled()
      await expect(button).toHaveAccessibleDescription(say('tools.empty'))
    }
    await expectNoAxeFaults(page)
    const main = page.getByRole('main')
    for (const [key, path] of [
      ['products', '/products'],
      ['cases', '/success-stories'],
    ] as const) {
      await expect(main.getByRole('link', { name: say(`first.${key}`) })).toHaveAttribute('href', pathIn(locale, path))
    }

    await page.getByRole('button', { name: say('first.example') }).press('Enter')
    await expect(page.locator('[data-column=place]').first()).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: say('first.done') })).toBeVisible()
    await expectNoAxeFaults(page)
    await expect.poll(() => fillOf(send)).toBe(black)
    for (const button of takeAlong) await expect(button).toBeEnabled()
    const checks = page.getByRole('region', { name: word(locale, 'schedule-checks', 'checks.heading') })
    // The button that lets people out, then the release that cuts the lock; the installer's reminder stays.
    for (const left of [2, 1]) {
      await checks.getByRole('button').first().press('Enter')
      // The button is gone; the keyboard is where the others follow.
      await expect(checks.getByRole('heading')).toBeFocused()
      await expect(checks.getByRole('listitem')).toHaveCount(left)
    }
    await expect(checks.getByRole('button')).toHaveCount(0)
    const undo = undoButton(page, locale)
    for (let step = 0; step < 3; step += 1) await undo.click()
    await expect(page.getByText(say('doors.empty'))).toBeVisible()
    await expect(undo).toBeDisabled()
  })

  test(`on a phone the first door is offered in the first view (${locale})`, async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await openPage(page, pathIn(locale, '/door-schedule'))
      await expect(page.getByRole('button', { name: say('doors.add') }), `${width}`).toBeInViewport({ ratio: 1 })
    }
    const name = page.getByLabel(say('project.name'), { exact: true })
    await expect(name).toBeHidden()
    await page.getByText(say('project.heading'), { exact: true }).first().click()
    await expect(name).toBeVisible()
  })
}

/** Holds back what the editor knows of products until it is released. */
async function holdEditor(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/door-schedule/_parts.json', async (route) => {
    await held
    await route.continue()
  })
  return release
}

for (const locale of LOCALES) {
  const say = (key: string) => wordIn(locale, key)

  test(`an action begun before the editor is loaded is done once it is (${locale})`, async ({ page }) => {
    const release = await holdEditor(page)
    await openPage(page, pathIn(locale, '/door-schedule'))
    const add = page.getByRole('button', { name: say('doors.add') })
    const cases = page.getByRole('main').getByRole('link', { name: say('first.cases') })
    await cases.focus()
    release()
    await page.getByRole('button', { name: say('tools.ask') }).waitFor()
    await expect(cases).toBeFocused()

    const releaseAgain = await holdEditor(page)
    await page.reload()
    await add.click()
    await expect(add).toHaveAttribute('aria-busy', 'true')
    releaseAgain()
    await expect(page.locator('tr[data-row]')).toHaveCount(1)
    await expect(page.locator('[data-column=place]')).toBeFocused()
  })

  test(`a visitor with a schedule never sees an empty one (${locale})`, async ({ page }) => {
    await openPage(page, pathIn(locale, '/door-schedule'))
    await page.getByRole('button', { name: say('doors.add') }).click()
    await page.locator('[data-column=place]').fill('B1')
    await page.locator('[data-column=place]').press('Enter')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('door-schedule'))).not.toBeNull()
    const release = await holdEditor(page)
    const neverSaw = await watchFor(page, say('doors.empty'))
    await openPage(page, pathIn(locale, '/door-schedule'))
    await expect(page.getByText(say('loading'))).toBeVisible()
    release()
    await expect(page.locator('[data-column=place]')).toHaveValue('B1')
    await neverSaw()
  })
}

test('where scripts do not come, there is an empty table to take along', async ({ page, complaints }) => {
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await page.goto('/en/door-schedule')
  await expect(page.getByRole('link', { name: wordIn('en', 'blank.download') })).toBeVisible()
  await expect(page.getByRole('button', { name: wordIn('en', 'doors.add') })).toBeHidden()
  complaints.allow(FAILED_REQUEST)
})

test('where devices were collected there is no example among them', async ({ page }) => {
  await openPage(page, '/en/door-schedule?add=vi-d430-p')
  await expect(page.getByRole('region', { name: wordIn('en', 'loose.heading') })).toBeVisible()
  await expect(page.getByText(wordIn('en', 'doors.empty'))).toBeVisible()
  await expect(page.getByRole('button', { name: wordIn('en', 'first.example') })).toBeHidden()
})
