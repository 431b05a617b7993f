import type { Page } from '@playwright/test'
import { FAILED_REQUEST, expect, type Locale, LOCALES, openPage, pathIn, test, word } from './test.ts'
import { comeFromOwnAddress, expectNoAxeFaults } from './visitor.ts'

/** A faster request counts as sent by a program: the form is opened by a clock that is so much slow. */
const PERSON_MS = 3_000
const asAPerson = (page: Page) => page.clock.install({ time: Date.now() - PERSON_MS })
const KB = 1024
/** The second step's own history entry. */
const CONTACT_STEP = '/contact?step=contact'

const PDF = { name: '1F-plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
const TEXT_AS_PDF = { ...PDF, name: 'notes.pdf', buffer: Buffer.from('Just words.') }
const LARGE = { ...PDF, name: 'B1.dwg', buffer: Buffer.alloc(5 * KB * KB + 1) }
const FILM = { ...PDF, name: 'gate.mov' }

test.beforeEach(({ context }) => comeFromOwnAddress(context))

/** The form's elements in a language. */
function formIn(page: Page, locale: Locale) {
  const words = (key: string) => word(locale, 'contact', key)
  const field = (name: string) => page.getByRole('textbox', { name: words(`fields.${name}`) })
  return {
    words,
    field,
    type: (type: string) => page.getByRole('radio', { name: words(`types.${type}`) }),
    picker: page.locator('input[type=file]'),
    next: page.getByRole('button', { name: words('next') }),
    back: page.getByRole('button', { name: words('back') }),
    submit: page.getByRole('button', { name: words('submit') }),
    note: page.getByRole('alert'),
    open: async (search = '') => {
      await openPage(page, pathIn(locale, '/contact') + search)
      // The wizard is loaded after the page.
      await page.locator('form[data-step=details]').waitFor()
    },
    fillDetails: async () => {
      await page.getByRole('radio', { name: words('types.quotation') }).check()
      await field('subject').fill('Six floors')
      await field('details').fill('Intercom and ramp on one system.')
    },
    fillContact: async () => {
      await field('name').fill('A. Sample')
      await field('phone').fill('0912-345-678')
      await field('email').fill('name@example.com')
    },
    reference: page
      .locator('dl > div')
      .filter({ has: page.getByText(words('reference')) })
      .getByRole('definition'),
  }
}

for (const locale of LOCALES) {
  test(`reports missing input at each field and in the summary (${locale})`, async ({ page }) => {
    const { words, field, type, next, back, submit, note, open, fillDetails, fillContact } = formIn(page, locale)
    await open()
    await next.click()
    await expect(note).toBeFocused()
    for (const name of ['type', 'subject', 'details']) {
      const message = words(`errors.${name}`)
      await expect(note.getByRole('link', { name: message })).toBeVisible()
      await expect(page.getByText(message, { exact: true })).toBeVisible()
    }
    await expectNoAxeFaults(page)
    await note.getByRole('link', { name: words('errors.subject') }).click()
    await expect(field('subject')).toBeFocused()
    await note.getByRole('link', { name: words('errors.type') }).click()
    await expect(type('product')).toBeFocused()

    await fillDetails()
    await expect(note).toBeHidden()
    await next.click()
    await expect(page.getByRole('heading', { name: words('steps.contact') })).toBeFocused()
    await submit.click()
    await expect(note).toBeFocused()
    for (const name of ['name', 'phone', 'email']) {
      await expect(field(name)).toHaveAccessibleDescription(words(`errors.${name}`))
    }
    await expectNoAxeFaults(page)
    // Browsers fill them in (WCAG 1.3.5).
    const purposes = { name: 'name', company: 'organization', phone: 'tel', email: 'email' }
    for (const [name, purpose] of Object.entries(purposes)) {
      await expect(field(name)).toHaveAttribute('autocomplete', purpose)
    }
    await fillContact()
    await field('email').fill('name@')
    await field('phone').fill('call me')
    await expect(field('email')).toHaveAccessibleDescription(words('errors.email'))
    await expect(field('phone')).toHaveAccessibleDescription(words('errors.phoneFormat'))
    await field('phone').fill('0912-345-678')
    await expect(field('phone')).not.toHaveAccessibleDescription(words('errors.phoneFormat'))
    await field('phone').fill('((((((')
    await expect(field('phone')).toHaveAccessibleDescription(words('errors.phoneFormat'))
    await back.click()
    await expect(field('subject')).toHaveValue('Six floors')
  })

  test(`accepts files by picker, drop and paste, and reports an invalid one (${locale})`, async ({ page }) => {
    const { words, picker, next, back, note, open, fillDetails } = formIn(page, locale)
    await open()
    await picker.setInputFiles([PDF, LARGE, FILM])
    await page.locator('form').evaluate((form, name) => {
      const carry = (kind: string) => {
        const data = new DataTransfer()
        data.items.add(new File(['%PDF-1.4'], `${kind}${name}`, { type: 'application/pdf' }))
        return data
      }
      form.dispatchEvent(new DragEvent('drop', { dataTransfer: carry('dropped'), bubbles: true, cancelable: true }))
      form.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: carry('pasted'), bubbles: true, cancelable: true }),
      )
    }, '.pdf')
    const row = (name: string) =>
      page
        .getByRole('listitem')
        .filter({ hasText: name })
        .filter({ has: page.getByRole('button') })
    const remove = (name: string) => row(name).getByRole('button').click()
    await expect(row(LARGE.name)).toContainText(words('errors.fileSize'))
    await expect(row(FILM.name)).toContainText(words('errors.fileType'))
    await expect(row('pasted.pdf')).toContainText(words('errors.fileCount'))
    await fillDetails()
    await next.click()
    await expect(note).toBeFocused()
    await expect(note).toContainText(words('errors.fileCount'))
    await expect(note).toContainText(words('errors.fileSize'))
    await expect(note).toContainText(words('errors.fileType'))
    await remove(LARGE.name)
    await expect(picker).toBeFocused()
    await remove(FILM.name)
    await expect(note).toBeHidden()
    await next.click()
    await expect(page.getByRole('complementary').first()).toContainText('dropped.pdf')
    await back.click()
    await expect(row('dropped.pdf')).toBeVisible()
    await expect(row('pasted.pdf')).toBeVisible()
  })

  test(`sends a request with a file once, however often it is clicked (${locale})`, async ({ page }) => {
    const { words, picker, next, submit, reference, open, fillDetails, fillContact } = formIn(page, locale)
    await open()
    await fillDetails()
    await picker.setInputFiles(PDF)
    await next.click()
    await fillContact()
    let requests = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/contact')) requests += 1
    })
    await submit.evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    await expect(page.getByRole('heading', { name: words('thanks') })).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: words('received') })).toBeVisible()
    await expect(reference.first()).toHaveText(/\S{6,}/)
    expect(requests).toBe(1)
    await expectNoAxeFaults(page)
    await page
      .getByRole('link', { name: words('home'), exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(pathIn(locale, '/'))
    await page.goBack()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })

  test(`stores a correction after a lost response, and shows the numbers of both versions (${locale})`, async ({
    page,
    complaints,
  }) => {
    const { words, field, next, submit, note, reference, open, fillDetails, fillContact } = formIn(page, locale)
    await asAPerson(page)
    await open()
    await fillDetails()
    await next.click()
    await fillContact()
    const bodies: (string | null)[] = []
    const statuses: number[] = []
    let first = ''
    await page.route('**/api/contact', async (route) => {
      bodies.push(route.request().postData())
      const response = await route.fetch()
      statuses.push(response.status())
      if (bodies.length > 1) return route.fulfill({ response })
      first = (await response.json()).result.contact.id
      await route.abort()
    })
    await submit.click()
    await expect(note).toHaveText(words('errors.unknown'))
    await field('email').fill('right@example.com')
    await submit.click()
    await expect(reference.first()).toHaveText(/^\d{6}-/)
    await expect(reference.first()).not.toHaveText(first)
    await expect(page.getByText(words('earlierStored').replace('{{number}}', first))).toBeVisible()
    expect(statuses).toEqual([201, 409, 201])
    expect(bodies[2]).toContain('right@example.com')
    complaints.allow(FAILED_REQUEST)
  })

  test(`shows the upload progress of a file on a slow connection (${locale})`, async ({ page, context }) => {
    const { words, picker, next, submit, open, fillDetails, fillContact } = formIn(page, locale)
    const progress = page.getByRole('progressbar', { name: words('sending') })
    await open()
    await fillDetails()
    await picker.setInputFiles({ ...PDF, buffer: Buffer.concat([PDF.buffer, Buffer.alloc(2 * KB * KB)]) })
    await next.click()
    await fillContact()
    const client = await context.newCDPSession(page)
    const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 700 * KB }
    await client.send('Network.emulateNetworkConditions', line)
    await page.evaluate(() => {
      const shares: number[] = []
      Object.assign(window, { shares })
      new MutationObserver(() => {
        const bar = document.querySelector('progress')
        if (bar) shares.push(bar.value)
      }).observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    await submit.click()
    await expect(progress).toBeInViewport()
    await expectNoAxeFaults(page)
    await expect(page.getByRole('heading', { name: words('thanks') })).toBeFocused({ timeout: 20_000 })
    const shares = await page.evaluate(() => (window as unknown as { shares: number[] }).shares)
    expect(shares.filter((share) => share > 0.05 && share < 0.95).length).toBeGreaterThan(2)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  })

  test(`times out after a minute without progress, and is stored once when sent again (${locale})`, async ({
    page,
    complaints,
  }) => {
    const { words, field, picker, next, submit, note, reference, open, fillDetails, fillContact } = formIn(page, locale)
    await asAPerson(page)
    await open()
    await fillDetails()
    await picker.setInputFiles(PDF)
    await next.click()
    await fillContact()
    const keys: (string | undefined)[] = []
    let answer = (): void => {}
    const wanted = new Promise<void>((resolve) => (answer = resolve))
    let stored = ''
    await page.route('**/api/contact', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      // The request is stored, but its response is lost.
      const { result } = await (await route.fetch()).json()
      stored = result.contact.id
      answer()
    })
    await submit.click()
    await wanted
    await page.clock.fastForward(50_000)
    await expect(submit.or(page.getByRole('button', { name: words('sending') }))).toHaveAttribute('aria-busy', 'true')
    await page.clock.fastForward(11_000)
    await expect(note).toHaveText(words('errors.stalled'))
    await expect(note).toBeFocused()
    await expect(field('name')).toHaveValue('A. Sample')
    await expect(page.getByRole('complementary').first()).toContainText(PDF.name)
    await submit.click()
    await expect(reference.first()).toHaveText(stored)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
    complaints.allow(FAILED_REQUEST)
  })

  test(`shows no confirmation for an invalid number (${locale})`, async ({ page }) => {
    const { words, field, next } = formIn(page, locale)
    await openPage(page, `${pathIn(locale, '/contact')}?sent=ANYTHING#sent`)
    await expect(next).toBeVisible()
    await expect(page.getByRole('heading', { name: words('thanks') })).toBeHidden()
    await expect(page.getByText('ANYTHING')).toBeHidden()
    await field('subject').fill('Still a form')
    await page.goto('about:blank')
    await openPage(page, `${pathIn(locale, '/contact')}?sent=261121-7K3M9QTB`)
    await expect(page.getByRole('heading', { name: words('thanks') })).toBeVisible()
  })

  test(`shows the errors of the API, and its failure (${locale})`, async ({ page, complaints }) => {
    const { words, picker, next, submit, note, open, fillDetails, fillContact } = formIn(page, locale)
    await open()
    await fillDetails()
    await picker.setInputFiles(TEXT_AS_PDF)
    await next.click()
    await fillContact()
    await submit.click()
    await expect(note).toBeFocused()
    await expect(note.getByRole('link', { name: words('errors.fileType') })).toBeVisible()
    await expect(page.locator('#files').getByText(words('errors.fileType'))).toBeVisible()
    await expect(next).toBeVisible()
    // An invalid draft: the API refuses its key.
    await page.evaluate(() => {
      const draft = JSON.parse(sessionStorage.getItem('contact-draft') ?? '')
      sessionStorage.setItem('contact-draft', JSON.stringify({ ...draft, key: 'no uuid', fileNames: [] }))
    })
    await open()
    await next.click()
    await submit.click()
    await expect(note).toHaveText(words('errors.failed'))
    complaints.allow(FAILED_REQUEST)
  })

  test(`reports that the rate limit was exceeded (${locale})`, async ({ page, complaints }) => {
    const { words, next, submit, note, open, fillDetails, fillContact } = formIn(page, locale)
    await open()
    await fillDetails()
    await next.click()
    await fillContact()
    await page.evaluate(async () => {
      const form = document.querySelector('form')
      for (let count = 0; count < 10; count += 1) {
        await fetch('/api/contact', { method: 'POST', body: new FormData(form ?? undefined) })
      }
    })
    await submit.click()
    await expect(note).toHaveText(words('errors.tooMany'))
    complaints.allow(FAILED_REQUEST)
  })

  test(`keeps the draft through a reload and a change of language (${locale})`, async ({ page }) => {
    const other = locale === 'zh' ? 'en' : 'zh'
    const { words, field, type, picker, next, open, fillDetails } = formIn(page, locale)
    await open('?product=vi-d720-p')
    await expect(field('subject')).toHaveValue('VI-D720-P')
    await expect(type('product')).toBeChecked()
    await fillDetails()
    await picker.setInputFiles([PDF, FILM])
    // A refused file is neither called added nor asked for again.
    await expect(page.locator('#files').getByRole('status')).toContainText(
      words('fileAdded').replace('{{name}}', PDF.name),
    )
    await expect(page.locator('#files').getByRole('status')).not.toContainText(`${PDF.name}, ${FILM.name}`)
    await page.reload()
    await expect(field('details')).toHaveValue('Intercom and ramp on one system.')
    await expect(page.getByText(words('filesLost').replace('{{names}}', PDF.name), { exact: true })).toBeVisible()
    await next.click()
    await field('name').fill('A. Sample')
    await page
      .locator('header')
      .getByRole('link', { name: word(locale, 'common', `languages.${other}`), exact: true })
      .click()
    // The language switch keeps the search parameters.
    await expect(page).toHaveURL(pathIn(other, '/contact?product=vi-d720-p&step=contact'))
    await expect(formIn(page, other).field('name')).toHaveValue('A. Sample')
  })

  test(`moves between steps with the browser's Back and Forward, and keeps the input (${locale})`, async ({ page }) => {
    const { words, field, next, back, note, open, fillDetails, fillContact } = formIn(page, locale)
    const heading = (step: string) => page.getByRole('heading', { name: words(`steps.${step}`) })
    await open()
    await fillDetails()
    await next.click()
    await fillContact()
    await expect(page).toHaveURL(pathIn(locale, CONTACT_STEP))
    await page.goBack()
    await expect(heading('details')).toBeFocused()
    await expect(page).toHaveURL(pathIn(locale, '/contact'))
    await expect(field('subject')).toHaveValue('Six floors')
    await page.goForward()
    await expect(heading('contact')).toBeFocused()
    await page.reload()
    await expect(field('email')).toHaveValue('name@example.com')
    await back.click()
    await expect(heading('details')).toBeFocused()
    await field('subject').fill('')
    await page.goForward()
    await expect(note).toBeFocused()
    await expect(note.getByRole('link', { name: words('errors.subject') })).toBeVisible()
    await expect(page).toHaveURL(pathIn(locale, '/contact'))
    await field('subject').fill('Seven floors')
    await page.goForward()
    await expect(page.getByRole('complementary').first()).toContainText('Seven floors')
    await expect(field('name')).toHaveValue('A. Sample')
  })

  test(`after a request was sent, Back shows an empty form and Forward the confirmation (${locale})`, async ({
    page,
  }) => {
    const { words, field, next, submit, reference, open, fillDetails, fillContact } = formIn(page, locale)
    await asAPerson(page)
    await open()
    await fillDetails()
    await next.click()
    await fillContact()
    await submit.click()
    await expect(page.getByRole('heading', { name: words('thanks') })).toBeFocused()
    const number = await reference.first().innerText()
    await page.goBack()
    await page.locator('form[data-step=details]').waitFor()
    await expect(field('subject')).toHaveValue('')
    await field('subject').fill('Another request')
    await page.goForward()
    await expect(reference.first()).toHaveText(number)
    await page.reload()
    await expect(reference.first()).toHaveText(number)
    await page.goBack()
    await expect(field('subject')).toHaveValue('Another request')
  })

  test(`keeps input of a visitor who leaves before hydration (${locale})`, async ({ page }) => {
    const { field, type } = formIn(page, locale)
    await page.route('**/assets/wizard-*.js', () => undefined)
    await openPage(page, pathIn(locale, '/contact'))
    await field('subject').fill('Typed early')
    await type('other').check()
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${pathIn(locale, '/news')}"]`)
      .first()
      .click()
    await page.waitForURL(pathIn(locale, '/news'))
    await page.unrouteAll()
    await openPage(page, pathIn(locale, '/contact'))
    await page.locator('form[data-step=details]').waitFor()
    await expect(field('subject')).toHaveValue('Typed early')
    await expect(type('other')).toBeChecked()
    // A full load, as after a new build.
    await page.route('**/assets/wizard-*.js', () => undefined)
    await openPage(page, pathIn(locale, '/contact'))
    await field('details').fill('Typed before a full load')
    await page.goto(pathIn(locale, '/news'))
    await page.unrouteAll()
    await openPage(page, pathIn(locale, '/contact'))
    await page.locator('form[data-step=details]').waitFor()
    await expect(field('details')).toHaveValue('Typed before a full load')
    await expect(field('subject')).toHaveValue('Typed early')
  })

  test(`keeps input from before hydration, which shifts no layout (${locale})`, async ({ page }) => {
    const { field, type } = formIn(page, locale)
    let release = () => {}
    const wanted = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/wizard-*.js', async (route) => {
      await wanted
      await route.continue()
    })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openPage(page, pathIn(locale, '/contact'))
    await field('subject').pressSequentially('Typed early')
    await type('other').check()
    release()
    await page.locator('form[data-step=details]').waitFor()
    await expect(field('subject')).toHaveValue('Typed early')
    await expect(type('other')).toBeChecked()
    await field('subject').press('End')
    await field('subject').pressSequentially('!')
    await expect(field('subject')).toHaveValue('Typed early!')
    // The character counter grows to the left.
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.0001)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of LOCALES) {
    test(`is one form with a native submission (${locale})`, async ({ page, complaints }) => {
      const { words, field, picker, next, submit, fillDetails, fillContact } = formIn(page, locale)
      await page.goto(pathIn(locale, '/contact'))
      await expect(next).toBeHidden()
      await fillDetails()
      await fillContact()
      await picker.setInputFiles(PDF)
      // Valid for a browser, but not for the site.
      await field('email').fill('name@example')
      await submit.click()
      await expect(page.getByText(words('errors.email'))).toBeVisible()
      await page.getByRole('link').click()
      await expect(page).toHaveURL(pathIn(locale, '/contact'))
      await fillDetails()
      await fillContact()
      await submit.click()
      await expect(page.getByRole('heading', { name: words('thanks') })).toBeVisible()
      await expect(field('subject')).toBeHidden()
      // The browser reports the 422 response, and the missing icon of the API's page.
      complaints.allow(FAILED_REQUEST)
    })
  }
})
