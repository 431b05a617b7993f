import { codeAt, stepAt } from '../../src/server/totp.ts'
import { addAccount, deskWord, logIn, openDesk } from './desk.ts'
import { ADMIN, STAFF } from './staff.ts'
import { NARROW } from './templates.ts'
import { expect, FAILED_REQUEST, LOCALES, openPage, pathIn, test, word } from './test.ts'
import { comeFromOwnAddress, expectNoAxeFaults } from './visitor.ts'
import { countWord, phrase } from './words.ts'

for (const locale of LOCALES) {
  test(`a second factor is set up, asked for, replaced by a recovery code, and removed (${locale})`, async ({
    page,
    context,
    request,
    browser,
    complaints,
  }) => {
    complaints.allow(FAILED_REQUEST)
    const s = (key: string) => word(locale, 'settings', `factor.${key}`)
    const code = (key: string) => deskWord(locale, `code.${key}`)
    const { account } = await addAccount(request, 'editor')
    await logIn(context, account)
    await page.setViewportSize(NARROW)
    await openPage(page, pathIn(locale, '/settings'))
    const row = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: s('heading') }) })
      .last()
    await row.getByLabel(s('password')).fill(STAFF.password)
    await row.getByRole('button', { name: s('begin') }).press('Enter')
    await expect(row.getByRole('heading', { name: s('scan') })).toBeFocused()
    await expect(row.getByRole('img', { name: s('qr') })).toBeVisible()
    const link = await row.getByRole('link', { name: s('openApp') }).getAttribute('href')
    const secret = new URL(String(link)).searchParams.get('secret') ?? ''
    await expect(row.locator('code')).toHaveText(secret.replace(/.{4}(?=.)/g, '$& '))
    await expectNoAxeFaults(page)
    const showing = (steps: number) => codeAt(secret, stepAt(Date.now()) + steps)
    await row.getByLabel(code('label'), { exact: true }).fill('000 000')
    await row.getByRole('button', { name: s('confirm') }).click()
    await expect(row.getByLabel(code('label'), { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await row.getByLabel(code('label'), { exact: true }).fill(showing(-1))
    await row.getByRole('button', { name: s('confirm') }).click()
    await expect(row.getByRole('heading', { name: s('codes') })).toBeFocused()
    const codes = await row.getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    await expectNoAxeFaults(page)
    const saving = page.waitForEvent('download')
    await row.getByRole('button', { name: s('saveCodes') }).click()
    expect((await saving).suggestedFilename()).toBe(s('fileName'))
    await row.getByRole('button', { name: s('kept') }).click()
    await expect(row.getByText(s('isOn'), { exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

    const other = await browser.newContext()
    await comeFromOwnAddress(other)
    const login = await other.newPage()
    await openPage(login, pathIn(locale, '/login?back=/settings'))
    await login.locator('input[name=account]').fill(account)
    await login.locator('input[name=password]').fill(STAFF.password)
    // Until the page has its scripts it cannot be pressed.
    await login.getByRole('button', { name: word(locale, 'login', 'submit') }).click()
    await expect(login.getByLabel(code('label'), { exact: true })).toBeFocused()
    await login.keyboard.type('123456')
    await login.keyboard.press('Enter')
    await expect(login.getByRole('alert')).toHaveText(word(locale, 'api', 'secondFactor.wrong'))
    await login.getByRole('button', { name: code('useRecovery') }).click()
    await login.getByLabel(code('recovery'), { exact: true }).fill(codes[0] ?? '')
    await login.keyboard.press('Enter')
    await expect(login).toHaveURL(pathIn(locale, '/settings'))
    await expect(login.getByText(countWord(locale, 'settings', 'factor.codesLeft', 9))).toBeVisible()
    await other.close()

    await row.getByText(s('switchOff')).first().click()
    const form = row.locator('details[open] form')
    await form.getByLabel(s('password')).fill(STAFF.password)
    await form.getByLabel(code('label'), { exact: true }).fill(showing(1))
    await form.getByRole('button', { name: s('switchOff') }).click()
    await expect(row.getByText(s('isOff'))).toBeVisible()
    await expect(row.getByRole('button', { name: s('begin') })).toBeVisible()
  })

  test(`an administrator removes the second factor of who lost it (${locale})`, async ({ page, context, request }) => {
    const p = (key: string, values: Record<string, string> = {}) => phrase(locale, 'desk-people', key, values)
    const { account } = await addAccount(request, 'editor')
    const { token } = await (
      await request.post('/api/users/login', { data: { account, password: STAFF.password } })
    ).json()
    const headers = { authorization: `Bearer ${token}` }
    const begun = await request.post('/api/users/second-factor', { headers, data: { password: STAFF.password } })
    const { secret } = (await begun.json()).result.enrolment
    const code = codeAt(secret, stepAt(Date.now()))
    expect((await request.post('/api/users/second-factor/confirmation', { headers, data: { code } })).ok()).toBe(true)
    await logIn(context, ADMIN.account)
    await openDesk(page, locale, '/desk/people')
    const entry = page.locator('details').filter({ hasText: account })
    await expect(entry.locator('summary')).toContainText(p('secondFactor'))
    await entry.locator('summary').click()
    await entry.getByRole('button', { name: p('removeFactor') }).click()
    await expect(page.getByText(p('factorRemoved', { account }))).toBeFocused()
    await expect(entry.locator('summary')).not.toContainText(p('secondFactor'))
  })
}
