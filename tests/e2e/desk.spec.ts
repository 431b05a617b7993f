import { readFileSync } from 'node:fs'
import { expectCriteria } from './criteria.ts'
import {
  addAccount,
  browserOf,
  deskWord,
  logIn,
  openDesk,
  openRequest,
  sendRequest,
  tokenOf,
  uniqueSubject,
} from './desk.ts'
import { ADMIN, COLLEAGUE, STAFF, VIEWER } from './staff.ts'
import { expectNoSidewaysScroll, expectNoViolations } from './surveys.ts'
import { NARROW, WIDE } from './templates.ts'
import { expect, FAILED_REQUEST, LOCALES, openPage, pathIn, test, word } from './test.ts'
import { expectNoAxeFaults } from './visitor.ts'
import { countWord, phrase } from './words.ts'

const SMALLEST = { width: 320, height: 640 }
/** The gaps of the quotation template. */
const GAPS = { zh: '【品項與金額】', en: '[items and prices]' }
const PLAN = { name: '1F plan.pdf', content: new TextEncoder().encode('%PDF-1.7\nplan\n') }

for (const locale of LOCALES) {
  const t = (key: string) => deskWord(locale, key)

  test(`a request is taken, noted and answered without reloading (${locale})`, async ({ page, context, baseURL }) => {
    await logIn(context, STAFF.account)
    const subject = uniqueSubject()
    await openDesk(page, locale, `/desk?q=${encodeURIComponent(subject)}`)
    await expect(page.getByRole('heading', { name: t('list.none') })).toBeVisible()

    // It appears automatically, is counted in the tab's title and announced.
    const number = await sendRequest(baseURL, { subject, lang: locale })
    const row = page.getByRole('listitem').filter({ hasText: subject })
    await expect(row).toContainText(t('states.new'))
    await expect(row).toContainText(t('list.isUnread'))
    await expect(page).toHaveTitle(/^\(\d+\) /)
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: /\S/ })).toBeVisible()
    await expect(page.getByRole('link', { name: t('list.show') })).toBeVisible()

    await row.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 2, name: subject })).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(number))
    await page.getByRole('button', { name: t('handling.take') }).click()
    await expect(page.getByRole('combobox', { name: t('handling.state'), exact: true })).toHaveValue('in_progress')
    await expect(page.getByRole('combobox', { name: t('handling.person'), exact: true })).toHaveValue(STAFF.account)
    await expect(page.getByText(t('handling.saved'), { exact: true })).toBeVisible()

    await page.getByRole('button', { name: t('note.save') }).click()
    await expect(page.getByText(t('note.required'))).toBeVisible()
    await page.getByLabel(t('note.label'), { exact: true }).fill('Called <i>back</i>')
    await page.getByRole('button', { name: t('note.save') }).click()
    const history = page.getByRole('region', { name: t('history.heading') })
    await expect(history).toContainText('Called <i>back</i>')
    await expect(page.getByLabel(t('note.label'), { exact: true })).toHaveValue('')

    // From a template, in the other language, looked at, changed and sent.
    await page.getByRole('button', { name: t('answer.write') }).click()
    await expect(page.getByText(t('answer.replies'))).toBeVisible()
    await page.getByRole('button', { name: t('answer.preview') }).click()
    await expect(page.getByText(t('answer.required')).first()).toBeVisible()
    await page.getByLabel(t('answer.template'), { exact: true }).selectOption('quotation')
    const text = page.getByLabel(t('answer.text'), { exact: true })
    await expect(text).toHaveValue(new RegExp(subject))
    const own = await text.inputValue()
    // A template with open gaps cannot be sent.
    await page.getByRole('button', { name: t('answer.preview') }).click()
    await expect(text).toHaveAccessibleDescription(
      phrase(locale, 'desk-requests', 'answer.gaps', { gaps: GAPS[locale] }),
    )
    await expect(page.getByRole('button', { name: t('answer.send') })).toBeHidden()
    const other = locale === 'zh' ? 'en' : 'zh'
    await page.getByRole('combobox', { name: t('answer.language') }).selectOption(other)
    await expect(text).not.toHaveValue(own)
    await text.fill('My own words')
    await page.getByLabel(t('answer.template'), { exact: true }).selectOption('visit')
    await page.getByRole('button', { name: t('answer.replaceNo') }).click()
    await expect(text).toHaveValue('My own words')
    await page.getByLabel(t('answer.stateAfter'), { exact: true }).selectOption('quoted')
    await page.getByRole('button', { name: t('answer.preview') }).click()
    await expect(page.getByRole('group', { name: t('answer.preview') })).toContainText('My own words')
    await page.getByRole('button', { name: t('answer.send') }).click()
    await expect(history).toContainText(t('history.answer'))
    // That it is sent is seen without reloading.
    await expect(history).not.toContainText(t('history.mail.waiting'))
    await expect(page.getByRole('combobox', { name: t('handling.state'), exact: true })).toHaveValue('quoted')

    await expect(row).toContainText(t('states.quoted'))
    await expect(row).not.toContainText(t('list.isUnread'))
  })

  test(`the second of two to save learns of the changes by the first, and loses nothing (${locale})`, async ({
    page,
    context,
    browser,
    baseURL,
    complaints,
  }) => {
    complaints.allow(FAILED_REQUEST)
    await logIn(context, STAFF.account)
    const subject = uniqueSubject()
    const number = await sendRequest(baseURL, { subject })
    const others = await browserOf(browser, COLLEAGUE.account)
    const other = await others.newPage()
    await openRequest(page, locale, number, subject)
    await openRequest(other, locale, number, subject)
    await page.getByRole('combobox', { name: t('handling.state'), exact: true }).selectOption('closed')
    await page.getByRole('button', { name: t('answer.write') }).click()
    await page.getByLabel(t('answer.subject'), { exact: true }).fill('Kept subject')
    await page.getByLabel(t('answer.text'), { exact: true }).fill('Kept text')

    await other.getByRole('combobox', { name: t('handling.state'), exact: true }).selectOption('quoted')
    await other.getByRole('button', { name: t('handling.save') }).click()
    await expect(other.getByText(t('handling.saved'), { exact: true })).toBeVisible()

    // It is announced at once, and again when they save.
    const changed = phrase(locale, 'desk-requests', 'history.state', { from: t('states.new'), to: t('states.quoted') })
    const meanwhile = page.getByRole('status').filter({ hasText: t('meanwhile.title') })
    await expect(meanwhile).toContainText(`${COLLEAGUE.account} ${changed}`)
    await expect(page.getByRole('combobox', { name: t('handling.state'), exact: true })).toHaveValue('closed')
    const conflict = page.getByRole('alert')
    await page.getByRole('button', { name: t('handling.save') }).click()
    await expect(conflict).toContainText(t('conflict.title'))
    await expect(conflict).toBeFocused()
    await expect(conflict).toContainText(COLLEAGUE.account)
    await expect(conflict).toContainText(changed)
    await expectNoAxeFaults(page)
    await conflict.getByRole('button', { name: t('conflict.takeOver') }).click()
    await expect(conflict).toBeHidden()
    await expect(page.getByRole('button', { name: t('handling.save') })).toBeFocused()
    await expect(meanwhile).toBeHidden()
    await expect(page.getByRole('combobox', { name: t('handling.state'), exact: true })).toHaveValue('closed')
    await expect(page.getByLabel(t('answer.text'), { exact: true })).toHaveValue('Kept text')
    // Nobody works on it in the other browser: it follows.
    await expect(other.getByRole('combobox', { name: t('handling.state'), exact: true })).toHaveValue('closed')

    // Again, with an answer; this time theirs is shown first.
    await other.getByRole('combobox', { name: t('handling.person'), exact: true }).selectOption(COLLEAGUE.account)
    await other.getByRole('button', { name: t('handling.save') }).click()
    await expect(other.getByText(t('handling.saved'), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: t('answer.preview') }).click()
    await page.getByRole('button', { name: t('answer.send') }).click()
    await conflict.getByRole('button', { name: t('conflict.redo') }).click()
    await expect(page.getByRole('combobox', { name: t('handling.person'), exact: true })).toHaveValue(COLLEAGUE.account)
    await expect(page.getByLabel(t('answer.text'), { exact: true })).toHaveValue('Kept text')
    await page.getByRole('button', { name: t('answer.preview') }).click()
    await page.getByRole('button', { name: t('answer.send') }).click()
    await expect(page.getByRole('region', { name: t('history.heading') })).toContainText('Kept subject')
    await others.close()
  })

  test(`a change is heard of, though one of another request follows at once (${locale})`, async ({
    page,
    context,
    baseURL,
    request,
    complaints,
  }) => {
    // The stream of this test ends at once; while there is none, the desk asks.
    complaints.allow(FAILED_REQUEST)
    await logIn(context, STAFF.account)
    const subject = uniqueSubject()
    const number = await sendRequest(baseURL, { subject })
    let tell: (events: string) => void = () => {}
    const told = new Promise<string>((resolve) => (tell = resolve))
    await page.route('**/api/desk/events*', async (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: await told }),
    )
    await openRequest(page, locale, number, subject)
    const headers = { authorization: `Bearer ${await tokenOf(request, COLLEAGUE.account)}` }
    const data = { version: 1, state: 'quoted', lang: 'en' }
    expect((await request.patch(`/api/desk/requests/${number}`, { headers, data })).status()).toBe(200)
    const eventOf = (changed: string) => `event: request\ndata: ${JSON.stringify({ number: changed, version: 2 })}\n\n`
    tell(eventOf(number) + eventOf('another'))
    await expect(page.getByRole('combobox', { name: t('handling.state'), exact: true })).toHaveValue('quoted')
  })

  test(`pending input survives a reload and an expired login (${locale})`, async ({
    page,
    context,
    baseURL,
    complaints,
  }) => {
    complaints.allow(FAILED_REQUEST)
    await logIn(context, STAFF.account)
    const subject = uniqueSubject()
    const number = await sendRequest(baseURL, { subject })
    await openRequest(page, locale, number, subject)
    await page.getByLabel(t('note.label'), { exact: true }).fill('A long note')
    await page.getByRole('combobox', { name: t('handling.state'), exact: true }).selectOption('quoted')
    await page.reload()
    await expect(page.getByLabel(t('note.label'), { exact: true })).toHaveValue('A long note')
    await expect(page.getByRole('combobox', { name: t('handling.state'), exact: true })).toHaveValue('quoted')

    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').token as string)
    await page.request.delete('/api/users/logout', { headers: { authorization: `Bearer ${token}` } })
    // The end of the stream of events tells it.
    await expect(page.getByText(t('closed.kept'))).toBeVisible()
    await page.getByRole('link', { name: t('closed.logIn') }).click()
    await page.getByRole('textbox', { name: word(locale, 'login', 'account') }).fill(STAFF.account)
    await page.locator('input[name=password]').fill(STAFF.password)
    await page.getByRole('button', { name: word(locale, 'login', 'submit') }).click()
    await expect(page).toHaveURL(pathIn(locale, `/desk?request=${number}`))
    await expect(page.getByLabel(t('note.label'), { exact: true })).toHaveValue('A long note')
    await page.getByRole('button', { name: t('note.save') }).click()
    await expect(page.getByRole('region', { name: t('history.heading') })).toContainText('A long note')
  })

  test(`filters stand in the address, and a page follows the other (${locale})`, async ({
    page,
    context,
    baseURL,
    complaints,
  }) => {
    complaints.allow(FAILED_REQUEST)
    await logIn(context, STAFF.account)
    const subject = uniqueSubject()
    const [first, second] = [
      await sendRequest(baseURL, { subject: `${subject} a`, type: 'service' }),
      await sendRequest(baseURL, { subject: `${subject} b`, type: 'quotation' }),
    ]
    await openDesk(page, locale)
    const list = page.getByRole('region', { name: t('list.caption'), exact: true })
    const links = list.getByRole('listitem').getByRole('link')
    const openFilters = () => page.getByRole('button', { name: t('list.filters'), exact: true }).click()
    await openFilters()
    await page.getByRole('searchbox', { name: t('list.search') }).fill(subject)
    await expect(links).toHaveText([/ b$/, / a$/])
    await expect(page).toHaveURL(/[?&]q=Doors/)
    await page.getByLabel(t('list.sort')).selectOption('oldest')
    await expect(links).toHaveText([/ a$/, / b$/])
    await page.getByLabel(t('list.kind'), { exact: true }).selectOption('service')
    await expect(links).toHaveCount(1)
    await page.reload()
    await expect(links).toHaveCount(1)
    await expect(list).toContainText(first)
    await expect(list).not.toContainText(second)
    await page.goBack()
    await expect(links).toHaveCount(2)
    await page.getByRole('link', { name: new RegExp(`^${t('states.closed')}`) }).click()
    await expect(page.getByRole('heading', { name: t('list.none') })).toBeVisible()
    await page.getByRole('button', { name: t('list.clear') }).click()
    await expect(page).toHaveURL(/state=closed/)
    await expect(page).not.toHaveURL(/q=/)
    await openDesk(page, locale, '/desk?request=261124-00000000')
    await expect(page.getByRole('alert')).toContainText('261124-00000000')
    // Two that are chosen before the list follows take effect both.
    await openDesk(page, locale, '/desk')
    await page.evaluate(() => {
      for (const [id, value] of [
        ['kind', 'service'],
        ['person', 'none'],
      ] as const) {
        const select = document.getElementById(id) as HTMLSelectElement
        select.value = value
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }
    })
    await expect(page).toHaveURL(/kind=service.*person=none/)
    // A year that is still being typed is no filter, and the field keeps it.
    const from = page.getByLabel(t('list.from'), { exact: true })
    await openDesk(page, locale, '/desk')
    await openFilters()
    await from.fill('0202-11-20')
    await expect(from).toHaveValue('0202-11-20')
    await from.fill('2026-11-20')
    await expect(page).toHaveURL(/from=2026-11-20/)
    await page.goBack()
    await expect(page).not.toHaveURL(/from=/)
    // A failure is announced.
    await page.route('**/api/desk/read', (route) => route.abort())
    await page.getByRole('button', { name: t('list.markRead') }).click()
    await expect(page.getByRole('status').filter({ hasText: t('noAnswer') })).toBeVisible()
    // An address that the API does not understand redirects.
    await openDesk(page, locale, '/desk?cursor=old')
    await page
      .getByRole('alert')
      .getByRole('link', { name: t('list.clear') })
      .click()
    await expect(links.first()).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test(`everything at the desk works by keyboard alone (${locale})`, async ({ page, context, baseURL }) => {
    await logIn(context, STAFF.account)
    const subject = uniqueSubject()
    await sendRequest(baseURL, { subject })
    await openDesk(page, locale, `/desk?q=${encodeURIComponent(subject)}`)
    const tabTo = async (name: string, role: 'link' | 'button' | 'textbox' | 'combobox') => {
      const target = page.getByRole('main').getByRole(role, { name, exact: true }).first()
      await expect(target).toBeVisible()
      for (let presses = 0; presses < 60; presses++) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`${role} "${name}" cannot be reached by Tab`)
    }
    await tabTo(`${t('list.isUnread')} ${subject}`, 'link')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: subject })).toBeFocused()
    await tabTo(t('handling.state'), 'combobox')
    await page.getByRole('combobox', { name: t('handling.state'), exact: true }).press('ArrowDown')
    await tabTo(t('handling.save'), 'button')
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('handling.saved'), { exact: true })).toBeVisible()
    await tabTo(t('note.label'), 'textbox')
    await page.keyboard.type('By keyboard')
    await tabTo(t('note.save'), 'button')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: t('history.heading') })).toContainText('By keyboard')
    await page.goBack()
    await expect(page.getByRole('link', { name: subject })).toBeFocused()
  })

  test(`the list and a request stand side by side, and single keys go through them (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await logIn(context, STAFF.account)
    const subject = uniqueSubject()
    for (const end of ['a', 'b', 'c']) await sendRequest(baseURL, { subject: `${subject} ${end}` })
    await page.setViewportSize(WIDE)
    await openDesk(page, locale, `/desk?q=${encodeURIComponent(subject)}`)
    const rows = page.getByRole('listitem').filter({ hasText: subject })
    const open = (end: string) => page.getByRole('heading', { level: 2, name: `${subject} ${end}` })
    const search = page.getByRole('searchbox', { name: t('list.search') })
    await expect(rows).toHaveCount(3)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('banner')).toContainText(`${STAFF.account} ${t('roles.editor')}`)
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(open('b')).toBeFocused()
    await expect(rows.nth(1).getByRole('link')).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('j')
    await expect(open('a')).toBeFocused()
    await page.keyboard.press('k')
    await page.keyboard.press('k')
    await expect(open('c')).toBeFocused()
    // They are letters where somebody types, and nothing with another key.
    await search.press('End')
    await search.pressSequentially('j')
    await page.keyboard.press('Control+j')
    await expect(rows).toHaveCount(0)
    await expect(open('c')).toBeVisible()
    await search.fill(subject)
    await expect(rows).toHaveCount(3)
    await open('c').focus()
    // A person that was chosen and not saved is not saved with the state.
    const person = page.getByRole('combobox', { name: t('handling.person'), exact: true })
    await person.selectOption(STAFF.account)
    await open('c').focus()
    await page.keyboard.press('e')
    await expect(rows.first()).toContainText(t('states.closed'))
    await expect(rows.first()).toContainText(t('nobody'))
    await expect(person).toHaveValue(STAFF.account)
    await page.getByRole('button', { name: t('handling.undo') }).click()
    await expect(page.getByText(t('handling.saved'), { exact: true })).toBeVisible()
    await page.keyboard.press('a')
    await expect(page.getByLabel(t('answer.template'), { exact: true })).toBeFocused()
    await open('c').focus()
    // Switched off, they stay off (WCAG 2.1.4).
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: t('keys.heading') })
    await keys.getByRole('checkbox').uncheck()
    await expectNoAxeFaults(page)
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(open('c')).toBeFocused()
    await page.keyboard.press('j')
    await page.keyboard.press('?')
    await expect(open('c')).toBeVisible()
    await expect(keys).toBeHidden()
    // The request is one entry of the history, whichever keys led to it.
    await page.goBack()
    await expect(page).not.toHaveURL(/request=/)

    // On a phone each has the screen; the way back leads to the same place of the same list.
    await page.setViewportSize({ width: 390, height: 420 })
    await expect(open('c')).toBeHidden()
    await rows.last().scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => window.scrollY)
    expect(top).toBeGreaterThan(0)
    await rows.last().getByRole('link').click()
    await expect(open('a')).toBeVisible()
    await expect(search).toBeHidden()
    await page.getByRole('button', { name: t('request.previous') }).click()
    await expect(open('b')).toBeVisible()
    await page.getByRole('link', { name: t('request.back') }).click()
    await expect(rows.nth(1).getByRole('link')).toBeFocused()
    await expect(search).toHaveValue(subject)
    expect(await page.evaluate(() => window.scrollY)).toBe(top)
  })

  test(`a role sees what it may do, and nothing that does not work (${locale})`, async ({ browser, baseURL }) => {
    const subject = uniqueSubject()
    const number = await sendRequest(baseURL, { subject })
    for (const { account, role } of [VIEWER, STAFF, ADMIN]) {
      const context = await browserOf(browser, account)
      const page = await context.newPage()
      await openRequest(page, locale, number, subject)
      const may = (isAllowed: boolean) => (isAllowed ? 1 : 0)
      const isEditor = role !== 'viewer'
      await expect(page.getByRole('button', { name: t('handling.save') })).toHaveCount(may(isEditor))
      await expect(page.getByRole('button', { name: t('note.save') })).toHaveCount(may(isEditor))
      await expect(page.getByRole('button', { name: t('answer.write') })).toHaveCount(may(isEditor))
      await expect(page.getByText(t('erasure.heading'))).toHaveCount(may(role === 'admin'))
      await expect(page.getByRole('link', { name: t('tabs.people') })).toHaveCount(may(role === 'admin'))
      for (const path of ['/desk/people', '/desk/privacy']) {
        await openDesk(page, locale, path)
        await expect(page.getByRole('heading', { name: t('closed.role') })).toHaveCount(may(role !== 'admin'))
      }
      await context.close()
    }
  })

  test(`an administrator exports and erases what a visitor sent (${locale})`, async ({ page, context, baseURL }) => {
    await logIn(context, ADMIN.account)
    const subject = uniqueSubject()
    const email = `${subject.slice(6)}@customer.example`
    const number = await sendRequest(baseURL, { subject, email, name: 'Ann Visitor' }, [PLAN])
    await openRequest(page, locale, number, subject)
    const download = page.waitForEvent('download')
    await page
      .getByRole('button', { name: phrase(locale, 'desk-requests', 'request.download', { name: PLAN.name }) })
      .click()
    const saved = await download
    expect(readFileSync(await saved.path())).toEqual(Buffer.from(PLAN.content))

    await openDesk(page, locale, '/desk/privacy')
    const exported = page.waitForEvent('download')
    await page.getByLabel(word(locale, 'desk-privacy', 'email')).fill(email)
    await page.getByRole('button', { name: word(locale, 'desk-privacy', 'exportButton') }).click()
    const file = await exported
    expect(file.suggestedFilename()).toBe(`${email}.json`)
    expect(readFileSync(await file.path(), 'utf8')).toContain('Ann Visitor')
    await expect(page.getByText(countWord(locale, 'desk-privacy', 'found', 1, { sender: email }))).toBeVisible()
    await page.getByRole('link', { name: number }).click()

    await page.getByText(t('erasure.heading')).click()
    await page.getByRole('button', { name: t('erasure.erase') }).click()
    await expect(page.getByText(t('erasure.required'))).toBeVisible()
    await page.getByLabel(t('erasure.reason')).fill('Asked for by phone')
    await page.getByLabel(t('erasure.confirm')).check()
    await page.getByRole('button', { name: t('erasure.erase') }).click()
    await expect(page.getByText(t('request.erased'))).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: t('erasedName') })).toBeFocused()
    const main = page.getByRole('main')
    await expect(main).not.toContainText('Ann Visitor')
    await expect(main).not.toContainText(email)
    await expect(main).toContainText('Asked for by phone')
    await expect(page.getByRole('button', { name: t('handling.save') })).toBeHidden()
    await expectNoAxeFaults(page)
  })

  test(`an administrator manages accounts, but not away the last one (${locale})`, async ({
    page,
    context,
    request,
    complaints,
  }) => {
    complaints.allow(FAILED_REQUEST)
    await logIn(context, ADMIN.account)
    const p = (key: string, values: Record<string, string> = {}) => phrase(locale, 'desk-people', key, values)
    const account = `new.${uniqueSubject().slice(6)}`
    await openDesk(page, locale, '/desk/people')
    const adding = page.getByRole('button', { name: p('addButton'), exact: true })
    const form = page.locator('form').filter({ has: adding })
    await form.getByLabel(p('account'), { exact: true }).fill(account)
    await form.getByLabel(p('password'), { exact: true }).fill('short')
    await form.getByRole('button', { name: p('addButton'), exact: true }).click()
    await expect(form.getByLabel(p('password'), { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await form.getByLabel(p('password'), { exact: true }).fill(STAFF.password)
    await form.getByRole('button', { name: p('addButton'), exact: true }).click()
    await expect(page.getByText(p('added', { account }))).toBeFocused()
    await expect(page.getByText(p('added', { account }))).toBeInViewport()
    expect(await tokenOf(request, account)).toBeTruthy()

    const entry = page.locator('details').filter({ hasText: account })
    await entry.locator('summary').click()
    await entry.getByLabel(p('role'), { exact: true }).selectOption('editor')
    await entry.getByRole('button', { name: p('save'), exact: true }).click()
    await expect(page.getByText(p('changed', { account }))).toBeVisible()
    await expect(entry.locator('summary')).toContainText(t('roles.editor'))
    await entry.getByLabel(p('password'), { exact: true }).fill('another password 4317')
    await entry.getByRole('button', { name: p('setPassword') }).click()
    await expect(page.getByText(p('passwordSet', { account }))).toBeVisible()
    expect(await tokenOf(request, account)).toBeUndefined()
    await entry.getByLabel(p('removeConfirm', { account })).check()
    await entry.getByRole('button', { name: p('removeButton') }).click()
    await expect(page.getByText(p('removed', { account }))).toBeFocused()
    await expect(entry).toHaveCount(0)

    const own = page.locator('details').filter({ hasText: ADMIN.account })
    await own.locator('summary').click()
    await expect(own.getByText(p('ownHint'))).toBeVisible()
    await expect(own.getByRole('button')).toHaveCount(0)
  })

  test(`one's own password and logins are in the settings (${locale})`, async ({
    page,
    context,
    request,
    complaints,
  }) => {
    complaints.allow(FAILED_REQUEST)
    const s = (key: string) => word(locale, 'settings', key)
    const { account } = await addAccount(request, 'viewer')
    for (const _ of [1, 2]) await tokenOf(request, account)
    await logIn(context, account)
    await openPage(page, pathIn(locale, '/settings'))
    await expect(page.getByRole('navigation', { name: t('tabs.label') })).toBeVisible()
    const sessions = page.getByRole('listitem').filter({ hasText: s('otherSession') })
    await expect(sessions).toHaveCount(2)
    await sessions.first().getByRole('button').press('Enter')
    await expect(page.getByText(s('sessionEnded'))).toBeVisible()
    await expect(page.getByRole('list', { name: s('sessions') })).toBeFocused()
    await expect(sessions).toHaveCount(1)
    await expectNoAxeFaults(page)
    await page.getByLabel(s('currentPassword')).fill('wrong one entirely')
    await page.getByLabel(s('newPassword')).fill('a new password 4317')
    await page.getByRole('button', { name: s('changePassword') }).click()
    await expect(page.getByLabel(s('currentPassword'))).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel(s('currentPassword')).fill(STAFF.password)
    await page.getByRole('button', { name: s('changePassword') }).click()
    await expect(page.getByText(s('passwordChanged'))).toBeVisible()
    await expect(sessions).toHaveCount(0)
    await page.setViewportSize(NARROW)
    await page.getByRole('button', { name: s('everywhere') }).click()
    await expect(page.getByRole('heading', { name: s('prompt') })).toBeFocused()
    await expect(page.getByRole('heading', { name: s('prompt') })).toBeInViewport()
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  })

  test(`the desk's screens have no accessibility violations and fit their window (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    await logIn(context, ADMIN.account)
    const subject = `<img src=x onerror="document.title='broken'"> ${uniqueSubject()} ${'long'.repeat(30)}`
    const company = '<script>document.title="broken"</script>'
    const number = await sendRequest(baseURL, { subject, company, details: '<b>bold</b> & more' }, [PLAN])
    for (const path of [
      '/desk',
      `/desk?request=${number}`,
      '/desk/insight',
      '/desk/people',
      '/desk/privacy',
      '/settings',
      '/desk?q=nothing-at-all',
    ]) {
      await openDesk(page, locale, path)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      if (path.includes('request=')) {
        await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText(subject)
        await expect(page.getByRole('main')).toContainText(company)
        await expect(page.getByRole('main')).toContainText('<b>bold</b> & more')
        await page.getByRole('button', { name: t('answer.write') }).click()
        await expect(page.getByLabel(t('answer.text'), { exact: true })).toBeVisible()
      }
      await page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
      for (const size of [NARROW, SMALLEST, WIDE]) {
        await page.setViewportSize(size)
        if (size === NARROW) await expectNoViolations(page, `${path} at ${size.width} px`)
        await expectNoSidewaysScroll(page, `${path} at ${size.width} px`)
        await expect(page).not.toHaveTitle(/broken/)
      }
      // The survey of all templates sees these screens logged out, with a bar that is empty. Visitors write Chinese here.
      if (locale === 'zh') await expectCriteria(page, path, 'body')
    }
  })
}

test("a change that was seen, and one's own note, do not stand in the way of saving", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const t = (key: string) => deskWord('en', key)
  await logIn(context, STAFF.account)
  const subject = uniqueSubject()
  const number = await sendRequest(baseURL, { subject })
  await openRequest(page, 'en', number, subject)
  await page.getByRole('combobox', { name: t('handling.state'), exact: true }).selectOption('closed')
  await page.getByLabel(t('note.label'), { exact: true }).fill('My own')
  await page.getByRole('button', { name: t('note.save') }).click()
  await expect(page.getByRole('region', { name: t('history.heading') })).toContainText('My own')
  await expect(page.getByText(t('meanwhile.title'))).toBeHidden()
  const headers = { authorization: `Bearer ${await tokenOf(request, COLLEAGUE.account)}` }
  const data = { version: 2, person: COLLEAGUE.account, lang: 'en' }
  expect((await request.patch(`/api/desk/requests/${number}`, { headers, data })).status()).toBe(200)
  await expect(page.getByText(t('meanwhile.title'))).toBeVisible()
  await page.getByRole('button', { name: t('meanwhile.seen') }).click()
  await page.getByRole('button', { name: t('handling.save') }).click()
  await expect(page.getByText(t('handling.saved'), { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: t('handling.person'), exact: true })).toHaveValue(COLLEAGUE.account)
})

test('input during a save stays, an edited answer is another one, and the focus goes on', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  complaints.allow(FAILED_REQUEST)
  const t = (key: string) => deskWord('en', key)
  await logIn(context, STAFF.account)
  const subject = uniqueSubject()
  const number = await sendRequest(baseURL, { subject })
  await openRequest(page, 'en', number, subject)
  const history = page.getByRole('region', { name: t('history.heading') })

  const note = page.getByLabel(t('note.label'), { exact: true })
  await page.route('**/notes', async (route) => {
    const response = await route.fetch()
    await note.fill('Second note')
    await route.fulfill({ response })
  })
  await note.fill('First note')
  await page.getByRole('button', { name: t('note.save') }).click()
  await expect(history).toContainText('First note')
  await expect(note).toHaveValue('Second note')

  const template = page.getByLabel(t('answer.template'), { exact: true })
  const answer = page.getByLabel(t('answer.text'), { exact: true })
  await page.getByRole('button', { name: t('answer.write') }).press('Enter')
  await expect(template).toBeFocused()
  await page.getByLabel(t('answer.subject'), { exact: true }).fill('Re: it')
  await answer.fill('First text')
  // It is stored, and the API's answer is lost.
  await page.route(
    '**/answers',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: t('answer.preview') }).click()
  await page.getByRole('button', { name: t('answer.send') }).click()
  await expect(page.getByRole('alert')).toContainText(t('noAnswer'))
  await page.getByRole('button', { name: t('answer.edit') }).press('Enter')
  await expect(template).toBeFocused()
  await answer.fill('Edited text')
  await page.getByRole('button', { name: t('answer.preview') }).click()
  await page.getByRole('button', { name: t('answer.send') }).click()
  const conflict = page.getByRole('alert').filter({ hasText: t('conflict.title') })
  await expect(conflict).toContainText('First text')
  await conflict.getByRole('button', { name: t('conflict.takeOver') }).click()
  await expect(history).toContainText('Edited text')
  await expect(template).toBeFocused()
})

test('without a mail server it says so before anybody writes', async ({ page, context, baseURL }) => {
  const t = (key: string) => deskWord('en', key)
  await logIn(context, STAFF.account)
  const subject = uniqueSubject()
  const number = await sendRequest(baseURL, { subject })
  // As of an API without SMTP_URL (tests/api/desk-answers.test.ts).
  await page.route('**/api/desk/counts*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { result: object }
    await route.fulfill({ response, json: { ...answer, result: { ...answer.result, mail: false } } })
  })
  await openRequest(page, 'en', number, subject)
  await expect(page.getByText(t('answer.off'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('answer.write') })).toBeHidden()
})

test('a person who may no longer work on an open request learns why, and keeps the permitted part', async ({
  page,
  context,
  request,
  baseURL,
  complaints,
}) => {
  complaints.allow(FAILED_REQUEST)
  const t = (key: string) => deskWord('en', key)
  const { account, headers } = await addAccount(request, 'editor')
  const path = `/api/desk/people/${account}`
  await logIn(context, account)
  const subject = uniqueSubject()
  const number = await sendRequest(baseURL, { subject })
  const kept = () => page.evaluate(() => sessionStorage.getItem('desk-draft') ?? '')
  const note = page.getByLabel(t('note.label'), { exact: true })
  await openRequest(page, 'en', number, subject)
  await note.fill('Half written')

  expect((await request.patch(path, { headers, data: { role: 'viewer', lang: 'en' } })).status()).toBe(200)
  await page.getByRole('button', { name: t('note.save') }).click()
  await expect(page.getByText(t('request.mayNot'))).toBeVisible()
  await expect(note).toBeHidden()
  expect(await kept()).toContain('Half written')

  expect((await request.patch(path, { headers, data: { role: 'editor', lang: 'en' } })).status()).toBe(200)
  await page.reload()
  await expect(note).toHaveValue('Half written')
  expect((await request.delete(`${path}?lang=en`, { headers })).status()).toBe(200)
  await expect(page.getByRole('heading', { name: t('closed.out') })).toBeVisible()
  await expect(page.getByText(t('closed.kept'))).toBeVisible()
  expect(await kept()).toContain('Half written')
})

test('a draft about a request ends with its data, and with a logout', async ({ page, context, request, baseURL }) => {
  const t = (key: string) => deskWord('en', key)
  await logIn(context, STAFF.account)
  const kept = () => page.evaluate(() => sessionStorage.getItem('desk-draft'))
  const numbers: string[] = []
  for (const subject of [uniqueSubject(), uniqueSubject()]) {
    const number = await sendRequest(baseURL, { subject })
    await openRequest(page, 'en', number, subject)
    await page.getByLabel(t('note.label'), { exact: true }).fill(`About ${number}`)
    numbers.push(number)
  }
  const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN.account)}` }
  const data = { reason: 'Asked for by phone', lang: 'en' }
  expect((await request.post(`/api/desk/requests/${numbers[1]}/erasure`, { headers, data })).status()).toBe(200)
  await expect(page.getByText(t('request.erased'))).toBeVisible()
  await expect(page.getByLabel(t('note.label'), { exact: true })).toBeHidden()
  await expect.poll(kept).not.toContain(`About ${numbers[1]}`)
  expect(await kept()).toContain(`About ${numbers[0]}`)

  await openPage(page, pathIn('en', '/settings'))
  // A call that the logout overtakes is refused, which is logged.
  await expect(page.getByText(word('en', 'settings', 'thisSession'))).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('logOut') })
    .click()
  await expect(page.getByRole('heading', { name: word('en', 'settings', 'prompt') })).toBeVisible()
  expect(await kept()).toBeNull()
})

test('without a stream of events the list is read every fifteen seconds', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  complaints.allow(FAILED_REQUEST)
  await logIn(context, STAFF.account)
  await page.clock.install()
  await page.route('**/api/desk/events*', (route) => route.fulfill({ status: 503, json: { success: false } }))
  const subject = uniqueSubject()
  await openDesk(page, 'en', `/desk?q=${encodeURIComponent(subject)}`)
  await expect(page.getByRole('heading', { name: deskWord('en', 'list.none') })).toBeVisible()
  await sendRequest(baseURL, { subject })
  await page.clock.runFor(16_000)
  await expect(page.getByRole('listitem').filter({ hasText: subject })).toBeVisible()
})

test('without a stream of events an open request is asked for, which is no look at it', async ({
  page,
  context,
  request,
  baseURL,
  complaints,
}) => {
  complaints.allow(FAILED_REQUEST)
  const t = (key: string) => deskWord('en', key)
  await logIn(context, STAFF.account)
  await page.clock.install()
  await page.route('**/api/desk/events*', (route) => route.fulfill({ status: 503, json: { success: false } }))
  const subject = uniqueSubject()
  const number = await sendRequest(baseURL, { subject })
  await openRequest(page, 'en', number, subject)
  await page.getByRole('combobox', { name: t('handling.state'), exact: true }).selectOption('closed')
  await page.clock.runFor(61_000)
  const headers = { authorization: `Bearer ${await tokenOf(request, COLLEAGUE.account)}` }
  const path = `/api/desk/requests/${number}`
  const data = { version: 1, state: 'quoted', lang: 'en' }
  expect((await request.patch(path, { headers, data })).status()).toBe(200)
  await page.clock.runFor(16_000)
  const changed = phrase('en', 'desk-requests', 'history.state', { from: t('states.new'), to: t('states.quoted') })
  await expect(page.getByRole('status').filter({ hasText: t('meanwhile.title') })).toContainText(changed)
  await expect(page.getByRole('combobox', { name: t('handling.state'), exact: true })).toHaveValue('closed')
  const { result } = (await (await request.get(`${path}?lang=en`, { headers })).json()) as {
    result: { request: { history: { kind: string; account: string | null; count: number }[] } }
  }
  // When it was opened; that its screen reads it again is none.
  const looks = result.request.history.filter(({ kind, account }) => kind === 'viewed' && account === STAFF.account)
  expect(looks.reduce((sum, { count }) => sum + count, 0)).toBe(1)
})
