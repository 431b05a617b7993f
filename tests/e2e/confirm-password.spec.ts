import { deskWord, logIn, openDesk, uniqueSubject } from './desk.ts'
import { ADMIN } from './staff.ts'
import { NARROW, WIDE } from './templates.ts'
import { expect, FAILED_REQUEST, LOCALES, test, word } from './test.ts'
import { expectNoAxeFaults } from './visitor.ts'
import { countWord, phrase } from './words.ts'

const LATER = { success: false, code: 'confirmation_required', message: 'Please type your password again' }

for (const locale of LOCALES) {
  test(`an account is added once the password is typed again (${locale})`, async ({ page, context, complaints }) => {
    complaints.allow(FAILED_REQUEST)
    const p = (key: string, values: Record<string, string> = {}) => phrase(locale, 'desk-people', key, values)
    const c = (key: string) => deskWord(locale, `confirm.${key}`)
    const account = `own.${uniqueSubject().slice(6)}`
    await logIn(context, ADMIN.account)
    await openDesk(page, locale, '/desk/people')
    // As ten minutes after the login (tests/api/desk-people.test.ts); all other answers are the API's.
    let refusals = 2
    await page.route('**/api/desk/people', (route) =>
      route.request().method() === 'POST' && (refusals -= 1) >= 0
        ? route.fulfill({ status: 403, json: LATER })
        : route.continue(),
    )
    await page.getByLabel(p('account'), { exact: true }).first().fill(account)
    await page.locator('#new-password').fill('a password for one person')
    const add = page.getByRole('button', { name: p('addButton') })
    const dialog = page.getByRole('dialog', { name: c('heading') })
    await add.click()
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size)
      await expectNoAxeFaults(page)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('alert')).toContainText(LATER.message)
    await add.click()
    await dialog.getByLabel(c('password')).fill('wrong')
    await dialog.getByRole('button', { name: c('button') }).click()
    await expect(dialog.getByLabel(c('password'))).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel(c('password')).fill(ADMIN.password)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText(p('added', { account }))).toBeVisible()
  })
}

test('two calls that need the password wait for the same dialog', async ({ page, context, complaints }) => {
  complaints.allow(FAILED_REQUEST)
  const c = (key: string) => deskWord('en', `confirm.${key}`)
  const sender = `${uniqueSubject().slice(6)}@customer.example`
  await logIn(context, ADMIN.account)
  await openDesk(page, 'en', '/desk/privacy')
  const refused = new Set<string>()
  let release = () => {}
  const both = new Promise<void>((resolve) => (release = resolve))
  for (const call of ['export', 'retention'])
    await page.route(`**/api/desk/${call}`, async (route) => {
      if (refused.has(call)) return route.continue()
      refused.add(call)
      if (refused.size === 2) release()
      await both
      await route.fulfill({ status: 403, json: LATER })
    })
  await page.getByLabel(word('en', 'desk-privacy', 'email')).fill(sender)
  await page.getByRole('button', { name: word('en', 'desk-privacy', 'exportButton') }).click()
  await page.getByRole('button', { name: word('en', 'desk-privacy', 'run') }).click()
  await page.getByRole('dialog').getByLabel(c('password')).fill(ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(phrase('en', 'desk-privacy', 'foundNone', { sender }))).toBeVisible()
  await expect(page.getByText(countWord('en', 'desk-privacy', 'ran', 0))).toBeVisible()
})
