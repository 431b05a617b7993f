import { readFileSync } from 'node:fs'
import { addAccount, deskWord, logIn, openDesk } from './desk.ts'
import { ADMIN, STAFF } from './staff.ts'
import { NARROW, WIDE } from './templates.ts'
import { expect, LOCALES, test, word } from './test.ts'
import { expectNoAxeFaults } from './visitor.ts'
import { phrase } from './words.ts'

for (const locale of LOCALES) {
  test(`the trail is filtered, paged and saved (${locale})`, async ({ page, context, request }) => {
    const p = (key: string, values: Record<string, string> = {}) => phrase(locale, 'desk-people', key, values)
    const { account } = await addAccount(request, 'viewer')
    // From networks of their own, so that each login is an entry.
    for (let network = 0; network < 22; network += 1) {
      const headers = { 'x-forwarded-for': `192.0.${network}.7` }
      const data = { account, password: STAFF.password, lang: 'en' }
      expect((await request.post('/api/users/login', { headers, data })).status()).toBe(200)
    }
    await logIn(context, ADMIN.account)
    await openDesk(page, locale, '/desk/people')
    const trail = page.getByRole('search', { name: p('trail.heading') })
    const entries = page.locator('ol > li').filter({ hasText: account })
    await trail.getByLabel(p('account')).fill(account)
    // The second choice is made before the first one is rendered.
    await trail.evaluate((form: HTMLFormElement) => {
      form.requestSubmit()
      const [kinds] = form.getElementsByTagName('select')
      if (kinds) kinds.value = 'login'
      kinds?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect(page).toHaveURL(new RegExp(`account=${account}&kind=login`))
    await expect(entries).toHaveCount(20)
    await expect(entries.first()).toContainText('192.0.21.0/24')
    await page.getByRole('link', { name: p('trail.older') }).click()
    await expect(entries).toHaveCount(3)
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size)
      await expectNoAxeFaults(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    }
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: p('trail.save') }).click()
    const saved = readFileSync(await (await saving).path(), 'utf8')
      .trimEnd()
      .split('\r\n')
    expect(saved).toHaveLength(24)
    expect(saved[1]).toContain(`${word(locale, 'desk-people', 'kinds.login')},${account},${account},,,192.0.21.0/24`)
    await page.goBack()
    await expect(entries).toHaveCount(20)
    await trail.getByLabel(p('trail.kind')).selectOption('erased')
    await expect(page.getByText(p('trail.none'))).toBeVisible()
    await expect(page.getByRole('navigation', { name: deskWord(locale, 'tabs.label') })).toBeVisible()
  })
}
