import { deskWord, logIn, openDesk, tokenOf, uniqueSubject } from './desk.ts'
import { ADMIN, STAFF } from './staff.ts'
import { expect, FAILED_REQUEST, LOCALES, openPage, pathIn, test, word } from './test.ts'
import { comeFromOwnAddress, expectNoAxeFaults } from './visitor.ts'
import { phrase } from './words.ts'

for (const locale of LOCALES) {
  test(`a password that someone else set is replaced before anything else (${locale})`, async ({
    page,
    context,
    request,
    browser,
    complaints,
  }) => {
    complaints.allow(FAILED_REQUEST)
    await comeFromOwnAddress(context)
    const s = (key: string) => word(locale, 'settings', key)
    const p = (key: string, values: Record<string, string> = {}) => phrase(locale, 'desk-people', key, values)
    const account = `first.${uniqueSubject().slice(6)}`
    const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN.account)}` }
    const data = { account, role: 'editor', language: 'en', password: STAFF.password, lang: 'en' }
    expect((await request.post('/api/desk/people', { headers, data })).status()).toBe(201)
    await openPage(page, pathIn(locale, '/login?back=/desk'))
    await page.locator('input[name=account]').fill(account)
    await page.locator('input[name=password]').fill(STAFF.password)
    // Until the page has its scripts it cannot be pressed.
    await page.getByRole('button', { name: word(locale, 'login', 'submit') }).click()
    await expect(page.getByRole('heading', { name: deskWord(locale, 'closed.duty.password') })).toBeVisible()
    await page.getByRole('link', { name: deskWord(locale, 'closed.toSettings') }).click()
    await expect(page.getByText(s('duty.password'))).toBeVisible()
    await expectNoAxeFaults(page)
    await page.getByLabel(s('currentPassword')).fill(STAFF.password)
    await page.getByLabel(s('newPassword')).fill(STAFF.password)
    await page.keyboard.press('Enter')
    await expect(page.getByText(word(locale, 'api', 'people.samePassword'))).toBeVisible()
    await page.getByLabel(s('newPassword')).fill('my own password 4317')
    await page.keyboard.press('Enter')
    await expect(page.getByText(s('passwordChanged'))).toBeVisible()
    await expect(page.getByText(s('duty.password'))).toBeHidden()
    await page.getByRole('link', { name: deskWord(locale, 'tabs.requests') }).click()
    await expect(page.getByRole('region', { name: deskWord(locale, 'list.caption'), exact: true })).toBeVisible()

    const admin = await browser.newContext()
    await logIn(admin, ADMIN.account)
    const people = await admin.newPage()
    await openDesk(people, locale, '/desk/people')
    const entry = people.locator('details').filter({ hasText: account })
    await entry.locator('summary').click()
    await entry.getByRole('button', { name: p('endSessions') }).click()
    await expect(people.getByText(p('sessionsEnded', { account }))).toBeFocused()
    await expect(entry.getByRole('button', { name: p('endSessions') })).toHaveCount(0)
    await admin.close()
    await page.reload()
    await expect(page.getByText(deskWord(locale, 'closed.out'))).toBeVisible()
  })
}
