import { recordOf } from './catalogue.ts'
import { tokenOf } from './desk.ts'
import { addDevice, addDoor, undoButton, wordIn } from './door-schedule.ts'
import { STAFF } from './staff.ts'
import { expect, LOCALES, openPage, pathIn, test, word } from './test.ts'
import { comeFromOwnAddress, expectNoAxeFaults } from './visitor.ts'
import { phrase } from './words.ts'

for (const locale of LOCALES) {
  test(`a door gets its devices by keyboard, a check says what is missing, and its remedy adds that (${locale})`, async ({
    page,
  }) => {
    await openPage(page, pathIn(locale, '/door-schedule'))
    await addDoor(page, locale, 'Gate')
    await addDevice(page, locale, 'D01', 'OA-K280')
    const sentence = phrase(locale, 'schedule-checks', 'unmet.release', { where: 'D01 Gate', model: 'OA-K280' })
    const check = page.getByRole('listitem').filter({ hasText: sentence })
    await check.getByRole('button').press('Enter')
    await expect(check).toBeHidden()
    await expectNoAxeFaults(page)

    await undoButton(page, locale).click()
    await expect(check).toBeVisible()
    // Everything is there after a reload.
    await page.reload()
    await expect(page.getByRole('row').filter({ hasText: 'OA-K280' }).first()).toBeVisible()
    await expect(check).toBeVisible()
  })
}

test('Escape reverts the input of a cell, and arrow keys move between cells', async ({ page }) => {
  await openPage(page, '/en/door-schedule')
  await addDoor(page, 'en', 'Gate')
  await addDoor(page, 'en', 'Lobby')
  const places = page.locator('[data-column=place]')
  await places.last().focus()
  await page.keyboard.type('x')
  await page.keyboard.press('Escape')
  await expect(places.last()).toHaveValue('Lobby')
  await page.keyboard.press('ArrowUp')
  await expect(places.first()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('[data-column=floor]').first()).toBeFocused()
})

test('the set of a case is collected in its quantities, and shared by a link that another browser opens', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/en/success-stories?case=2')
  const story = page.locator('#case-2')
  await story.getByRole('link', { name: word('en', 'common', 'schedule.takeSet') }).click()
  // Its number of devices is in the header, also in documents that are loaded later.
  const inHeader = () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: word('en', 'common', 'header.schedule') })
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
  await expect.poll(inHeader).toMatch(/^"\d{3}"$/)
  await openPage(page, '/en/success-stories?case=2')
  await expect.poll(inHeader).toMatch(/^"\d{3}"$/)
  await page
    .getByRole('banner')
    .getByRole('link', { name: word('en', 'common', 'header.schedule') })
    .first()
    .click()
  const used = recordOf('case', 2).productsUsed.filter(({ link }) => /^\/products\/\w+-/.test(link))
  const bill = page.getByRole('region', { name: wordIn('en', 'bill.heading') })
  for (const { link, quantity = 1 } of used) {
    const row = bill.getByRole('row').filter({ hasText: link.replace('/products/', '').toUpperCase() })
    await expect(row.getByRole('cell').last()).toHaveText(String(quantity))
  }
  await page.getByRole('button', { name: wordIn('en', 'tools.link') }).click()
  await expect(page.getByText(wordIn('en', 'tools.copied'))).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const theirs = await bill.getByRole('row').allInnerTexts()

  const other = await browser.newContext()
  const opened = await other.newPage()
  await opened.goto(link)
  const theirBill = opened.getByRole('region', { name: wordIn('en', 'bill.heading') })
  await expect.poll(() => theirBill.getByRole('row').allInnerTexts()).toEqual(theirs)
  await other.close()
})

test('a damaged link says so, and loses nothing that was there', async ({ page }) => {
  await openPage(page, '/en/door-schedule')
  await addDoor(page, 'en', 'Gate')
  await page.goto('/en/door-schedule#s=1.AAAAAAzzzz')
  await expect(page.getByText(word('en', 'schedule-checks', 'link.damaged'))).toBeVisible()
  await expect(page.locator('[data-column=place]')).toHaveValue('Gate')
})

test('a link that asks for more than there is room for, or for what is not sold, says so', async ({ page }) => {
  await openPage(page, '/en/door-schedule?add=vi-d430-p*9999,vi-d999-x')
  const device = page.getByRole('listitem').filter({ hasText: 'VI-D430-P' }).first()
  await expect(device).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(
    phrase('en', 'door-schedule', 'collected.unknown', { models: 'VI-D999-X' }),
  )
  await openPage(page, '/en/door-schedule?add=vi-d430-p')
  await expect(page.getByRole('alert')).toHaveText(wordIn('en', 'collected.full'))
  await expect(page).toHaveURL('/en/door-schedule')
  await expect(device).toBeVisible()
})

test('a table of an architect is imported in one step, with its faults by row', async ({ page }) => {
  await openPage(page, '/en/door-schedule')
  await page.getByRole('button', { name: wordIn('en', 'tools.import') }).click()
  const table =
    'Door No.,Level,Room,Type,Model,Qty\r\nA-01,1F,Lobby,Lift lobby,AC-F520-P,2\r\nA-02,B1,Store,Other,NO-1,1\r\n'
  await page.getByLabel(word('en', 'schedule-import', 'file')).setInputFiles({
    name: 'doors.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table, 'utf16le'),
  })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(phrase('en', 'schedule-import', 'found_other', { count: 2 }))).toBeVisible()
  await expect(dialog.getByText(word('en', 'schedule-import', 'faultsOf.unknown-model'))).toBeVisible()
  await dialog.getByRole('button', { name: word('en', 'schedule-import', 'take'), exact: true }).click()
  await expect(page.locator('[data-column=number]').first()).toHaveValue('A-01')
  await expect(page.locator('[data-column=place]').last()).toHaveValue('Store')
})

test('a schedule goes with a contact request, and arrives at the desk as a table and as a link that opens it', async ({
  page,
  context,
  browser,
  request,
}) => {
  await comeFromOwnAddress(context)
  const contactWord = (key: string) => word('en', 'contact', key)
  const field = (name: string) => page.getByRole('textbox', { name: contactWord(`fields.${name}`) })
  await openPage(page, '/en/door-schedule')
  await addDoor(page, 'en', 'Gate')
  await addDevice(page, 'en', 'D01', 'VI-D430-P')
  await page.getByRole('button', { name: wordIn('en', 'tools.ask') }).click()
  await expect(page.getByText('door-schedule.csv', { exact: true })).toBeVisible()
  await expect(field('details')).toHaveValue(/1 × VI-D430-P/)
  await page.getByRole('button', { name: contactWord('next') }).click()
  await field('name').fill('A. Sample')
  await field('phone').fill('0912-345-678')
  await field('email').fill('name@example.com')
  await page.getByRole('button', { name: contactWord('submit') }).click()
  await page.waitForURL(/[?&]sent=/)
  const number = new URL(page.url()).searchParams.get('sent') ?? ''

  const headers = { authorization: `Bearer ${await tokenOf(request, STAFF.account)}` }
  const stored = await (await request.get(`/api/desk/requests/${number}`, { headers })).text()
  const table = await request.get(`/api/desk/requests/${number}/attachments/0`, { headers })
  expect(await table.text()).toContain('VI-D430-P')
  const link = /https?:[^\s"\\]+#s=[\w.-]+/.exec(stored)?.[0] ?? ''

  const other = await browser.newContext()
  const opened = await other.newPage()
  await opened.goto(link)
  await expect(opened.getByRole('row').filter({ hasText: 'VI-D430-P' }).first()).toBeVisible()
  await expect(opened.locator('[data-column=place]')).toHaveValue('Gate')
  await other.close()
})

test('without scripts there is an empty table, and a form to print', async ({ browser, baseURL, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/en/door-schedule')
  const link = page.getByRole('link', { name: wordIn('en', 'blank.download') })
  const table = await request.get((await link.getAttribute('href')) ?? '')
  expect(await table.text()).toContain(wordIn('en', 'columns.number'))
  await expect(page.getByRole('table', { name: wordIn('en', 'blank.caption') })).toBeVisible()
  await context.close()
})
