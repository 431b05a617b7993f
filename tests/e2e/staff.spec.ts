import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { STAFF } from './staff.ts'
import { FAILED_REQUEST, expect, type Locale, LOCALES, openPage, pathIn, test, word } from './test.ts'
import { comeFromOwnAddress, expectNoAxeFaults, watchFor } from './visitor.ts'

test.beforeEach(({ context }) => comeFromOwnAddress(context))

/** The elements of the staff pages in a language. */
function staffIn(page: Page, locale: Locale) {
  const login = (key: string) => word(locale, 'login', key)
  const settings = (key: string) => word(locale, 'settings', key)
  const account = page.getByRole('textbox', { name: login('account') })
  const password = page.locator('input[name=password]')
  const submit = page.getByRole('button', { name: login('submit') })
  const fact = (name: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(settings(name), { exact: true }) })
      .getByRole('definition')
  return {
    login,
    settings,
    account,
    password,
    submit,
    fact,
    note: page.getByRole('alert'),
    testConnection: page.getByRole('button', { name: settings('test') }),
    logOut: page.getByRole('main').getByRole('button', { name: settings('logOut'), exact: true }),
    prompt: page.getByRole('heading', { name: settings('prompt') }),
    open: (path: string) => openPage(page, pathIn(locale, path)),
    logIn: async (name: string = STAFF.account, secret: string = STAFF.password) => {
      await account.fill(name)
      await password.fill(secret)
      await submit.click()
    },
  }
}

for (const locale of LOCALES) {
  const to = (path: string) => pathIn(locale, path)

  test(`reports why a login failed (${locale})`, async ({ page, complaints }) => {
    const { login, account, password, submit, note, open, logIn } = staffIn(page, locale)
    await open('/login')
    await submit.click()
    await expect(note).toHaveText(login('errors.required'))
    await expect(note).toBeFocused()
    // Failed logins are counted by account, and this test may run repeatedly.
    const nobody = `nobody.${randomInt(1e9)}`
    await logIn(nobody, 'wrong')
    await expect(note).toHaveText(word(locale, 'api', 'login.wrong'))
    await expect(account).toHaveValue(nobody)
    await expectNoAxeFaults(page)
    await page.getByRole('button', { name: login('show') }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.route('**/api/users/login', (route) => route.abort())
    await logIn()
    await expect(note).toHaveText(login('errors.failedLater'))
    complaints.allow(FAILED_REQUEST)
  })

  test(`logs in, shows who is logged in and logs out, in every tab (${locale})`, async ({ page, context }) => {
    const { login, settings, fact, logOut, prompt, testConnection, open, logIn } = staffIn(page, locale)
    await open('/settings')
    await expect(prompt).toBeVisible()
    // The connection can be tested without a login.
    await testConnection.click()
    await expect(page.locator('main').getByRole('status')).toHaveText(settings('connected'))
    await expectNoAxeFaults(page)
    await page.getByRole('link', { name: settings('goToLogin') }).click()
    await expect(page.getByRole('heading', { name: login('title') })).toBeVisible()
    await logIn()
    await expect(page).toHaveURL(to('/settings'))
    await expect(fact('account')).toHaveText(STAFF.account)
    await expect(fact('role')).toHaveText(settings(`roles.${STAFF.role}`))
    await expect(fact('language')).toHaveText(settings(`languages.${STAFF.language}`))
    await expectNoAxeFaults(page)

    const other = await context.newPage()
    await openPage(other, to('/login?back=/settings'))
    await expect(other).toHaveURL(to('/settings'))
    await expect(other.getByText(settings('thisSession'))).toBeVisible()
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').token)
    await logOut.click()
    await expect(prompt).toBeVisible()
    await expect(staffIn(other, locale).prompt).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
    const headers = { authorization: `Bearer ${token}` }
    expect((await page.request.get('/api/users/profile', { headers })).status()).toBe(401)
  })

  test(`tests the connection and reports the result (${locale})`, async ({ page, complaints }) => {
    const { settings, note, testConnection, logOut, prompt, open, logIn } = staffIn(page, locale)
    const lamp = page.locator('main').getByRole('status').last()
    // The account's own rows come later than the connection, above it: the button moves down, under a click.
    const ownRows = page.getByText(settings('thisSession'))
    await open('/login?back=/settings')
    await logIn()
    await expect(lamp).toHaveText(settings('idle'))
    await expect(ownRows).toBeVisible()
    await expect(page.getByLabel(settings('apiUrl'))).toHaveValue(new URL(page.url()).origin)
    await expect(page.getByText(settings('disabled'), { exact: true })).toBeVisible()
    let release = () => {}
    const wanted = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/health*', async (route) => {
      await wanted
      await route.continue()
    })
    await testConnection.click()
    await expect(lamp).toHaveText(settings('testing'))
    release()
    await expect(lamp).toHaveText(settings('connected'))
    await expect(page.getByText(/^\S+ \d+ms$/)).toBeVisible()
    await page.unroute('**/api/health*')

    await page.route('**/api/health*', (route) => route.abort())
    await testConnection.click()
    await expect(lamp).toHaveText(settings('disconnected'))
    await expect(note).toHaveText(settings('error').replace('{{error}}', 'Failed to fetch'))
    await page.unroute('**/api/health*')

    // A host with another address of the API, where there is none, and with a tunnel.
    const config = { apiBaseUrl: '/nowhere', tunnel: true, buildCheckInterval: 0 }
    await page.route('**/config.json', (route) => route.fulfill({ json: config }))
    await page.route('**/nowhere/api/users/{profile,sessions,second-factor}*', (route) =>
      route.continue({ url: route.request().url().replace('/nowhere', '') }),
    )
    await page.reload()
    await expect(page.getByText(settings('enabled'), { exact: true })).toBeVisible()
    await expect(ownRows).toBeVisible()
    await testConnection.click()
    await expect(note).toHaveText(settings('failure'))
    await expect(lamp).toHaveText(settings('disconnected'))
    await expectNoAxeFaults(page)

    // A logout always succeeds, whatever the API responds; here there is no API.
    await logOut.click()
    await expect(prompt).toBeVisible()
    complaints.allow(FAILED_REQUEST)
  })

  test(`the settings do not show the error of a failed login (${locale})`, async ({ page, complaints }) => {
    const { login, settings, note, prompt, open, logIn } = staffIn(page, locale)
    await open('/settings')
    await page.getByRole('link', { name: settings('goToLogin') }).click()
    await expect(page.getByRole('heading', { name: login('title') })).toBeVisible()
    await logIn('nobody', 'wrong')
    await expect(note).toHaveText(word(locale, 'api', 'login.wrong'))
    await page.goBack()
    await expect(prompt).toBeVisible()
    await expect(note).toBeHidden()
    complaints.allow(FAILED_REQUEST)
  })

  test(`with the API down the session stays, and the connection can be tested (${locale})`, async ({
    page,
    request,
    complaints,
  }) => {
    const { settings, fact, prompt, testConnection, logOut, open } = staffIn(page, locale)
    const note = page.getByRole('alert').filter({ hasText: settings('profileUnreachable') })
    const answer = await request.post('/api/users/login', { data: { ...STAFF, lang: 'zh' } })
    const { token } = await answer.json()
    const stored = JSON.stringify({ token, account: STAFF.account })
    await page.addInitScript((user) => localStorage.setItem('user', user), stored)
    let status = 0
    await page.route('**/api/**', (route) => (status ? route.fulfill({ status, body: 'no' }) : route.abort()))
    for (status of [0, 503]) {
      await open('/settings')
      await expect(note).toBeVisible()
      await expect(fact('account')).toHaveText(STAFF.account)
      await expect(page.getByText(settings('loading'))).toBeHidden()
      await expectNoAxeFaults(page)
      await testConnection.click()
      await expect(page.locator('main').getByRole('status').last()).toHaveText(settings('disconnected'))
      expect(await page.evaluate(() => localStorage.getItem('user'))).toBe(stored)
    }
    await page.unroute('**/api/**')
    await note.getByRole('button', { name: word(locale, 'common', 'error.retry') }).click()
    await expect(fact('role')).toHaveText(settings(`roles.${STAFF.role}`))
    await expect(page.getByText(settings('profileUnreachable'))).toBeHidden()
    await logOut.click()
    await expect(prompt).toBeVisible()
    complaints.allow(FAILED_REQUEST)
  })

  test(`a logged-in person never sees that nobody is logged in (${locale})`, async ({ page, request }) => {
    const { settings, fact, open } = staffIn(page, locale)
    expect(await (await request.get(pathIn(locale, '/settings'))).text()).toContain(settings('prompt'))
    const answer = await request.post('/api/users/login', { data: { ...STAFF, lang: 'zh' } })
    const { token } = await answer.json()
    const stored = JSON.stringify({ token, account: STAFF.account })
    await page.addInitScript((user) => localStorage.setItem('user', user), stored)
    const neverSaw = await watchFor(page, settings('prompt'))
    await open('/settings')
    await expect(fact('role')).toHaveText(settings(`roles.${STAFF.role}`))
    await neverSaw()
  })

  test(`reports that the session could not be loaded, and retries (${locale})`, async ({ page, complaints }) => {
    const { settings, note, prompt, submit, open } = staffIn(page, locale)
    const retry = note.getByRole('button', { name: word(locale, 'common', 'error.retry') })
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    for (const [path, shown] of [
      ['/settings', prompt],
      ['/login', submit.and(page.locator(':enabled'))],
    ] as const) {
      const before = loads
      await page.route('**/assets/browser-session-*.js', (route) => route.abort())
      await open(path)
      // Lost code reloads the page once; the shown page then stays.
      await expect.poll(() => loads).toBe(before + 2)
      await expect(note).toContainText(word(locale, 'common', 'error.server.description'))
      await expect(page.getByText(settings('loading'))).toBeHidden()
      await expectNoAxeFaults(page)
      await page.unroute('**/assets/browser-session-*.js')
      await retry.click()
      await expect(shown).toBeVisible()
      await expect(note).toBeHidden()
      // The page may be shown before all of it is loaded.
      await expect.poll(() => loads).toBe(before + 3)
    }
    complaints.allow(FAILED_REQUEST)
  })

  test(`ends a session whose profile cannot be loaded, and reports it (${locale})`, async ({ page, complaints }) => {
    const { settings, note, prompt, open } = staffIn(page, locale)
    await page.addInitScript(() =>
      localStorage.setItem('user', JSON.stringify({ token: 'of nobody', account: 'gone' })),
    )
    await open('/settings')
    await expect(note).toHaveText(settings('profileFailed'))
    await expect(prompt).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
    complaints.allow(FAILED_REQUEST)
  })
}

test('a login without a stated destination leads to the desk, which is left by its own bar', async ({ page }) => {
  const { prompt, open, logIn } = staffIn(page, 'en')
  await open('/login')
  await logIn()
  await expect(page).toHaveURL(pathIn('en', '/desk'))
  await page
    .getByRole('banner')
    .getByRole('button', { name: word('en', 'desk', 'logOut') })
    .click()
  await expect(page.getByRole('heading', { name: word('en', 'desk', 'closed.out') })).toBeVisible()
  await expect(prompt).toBeHidden()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('resumes a stored login on any page and loads the profile', async ({ page, request }) => {
  const answer = await request.post('/api/users/login', { data: { ...STAFF, lang: 'zh' } })
  const { token } = await answer.json()
  await page.addInitScript((stored) => localStorage.setItem('user', stored), JSON.stringify({ token, account: '' }))
  await openPage(page, '/faqs')
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').account))
    .toBe(STAFF.account)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of LOCALES) {
    test(`the staff pages say that they require it (${locale})`, async ({ page }) => {
      const { login, settings, submit } = staffIn(page, locale)
      await page.goto(pathIn(locale, '/login'))
      await expect(submit).toBeDisabled()
      // Playwright does not treat the content of <noscript> as text.
      expect(await page.content()).toContain(`<noscript>${login('needsScript')}</noscript>`)
      await page.goto(pathIn(locale, '/settings'))
      expect(await page.content()).toContain(settings('needsScript'))
    })
  }
})
