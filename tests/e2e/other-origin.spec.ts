import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { type Process, startProcess, stop } from '../start-process.ts'
import { beAPerson, hideAndHear, whenSettled } from './beacon.ts'
import { expect, type Locale, LOCALES, openPage, pathIn, test as base, word } from './test.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const MAX_BEACON_BYTES = 3000
const PDF = { name: '1F-plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

/** The built site as served by `npm start`, and an API on another origin in its config.json. */
const test = base.extend<object, { hosts: { site: Process; api: Process } }>({
  hosts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'e2e-origins-'))
      const siteDir = join(folder, 'client')
      linkSite(resolve(ROOT, process.env.SITE_DIR ?? 'dist/client'), siteDir)
      const buildsDir = resolve(ROOT, process.env.BUILDS_DIR ?? 'builds')
      const site = await startProcess('serve.ts', {
        SITE_DIR: siteDir,
        BUILDS_DIR: buildsDir,
        DATA_DIR: join(folder, 'site-data'),
      })
      const api = await startProcess('api.ts', { CORS_ORIGINS: site.url, DATA_DIR: join(folder, 'api-data') })
      // Edited on the host, while the server runs.
      const config = { apiBaseUrl: api.url, tunnel: false, buildCheckInterval: 0, insight: true }
      writeFileSync(join(siteDir, 'config.json'), JSON.stringify(config))
      await use({ site, api })
      await Promise.all([stop(site.child), stop(api.child)])
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

/** Links another site's files, with a config.json of its own. */
function linkSite(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) if (name !== 'config.json') symlinkSync(join(from, name), join(to, name))
}

async function fillIn(page: Page, locale: Locale, step: 'details' | 'contact'): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name: words(locale, `fields.${name}`) })
  if (step === 'details') {
    await page.getByRole('radio', { name: words(locale, 'types.quotation') }).check()
    await field('subject').fill('Six floors')
    await field('details').fill('Intercom and ramp on one system.')
    await page.locator('input[type=file]').setInputFiles(PDF)
    return
  }
  await field('name').fill('A. Sample')
  await field('phone').fill('0912-345-678')
  await field('email').fill('name@example.com')
}

for (const locale of LOCALES) {
  test(`a request with a file reaches an API of another origin (${locale})`, async ({ page, hosts: { site, api } }) => {
    await openPage(page, site.url + pathIn(locale, '/contact'))
    await page.locator('form[data-step=details]').waitFor()
    await fillIn(page, locale, 'details')
    await page.getByRole('button', { name: words(locale, 'next') }).click()
    await fillIn(page, locale, 'contact')
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: words(locale, 'submit') }).click()
    const answer = await answered
    expect([answer.url(), answer.status()]).toEqual([`${api.url}/api/contact`, 201])
    await expect(page.getByRole('heading', { name: words(locale, 'thanks') })).toBeFocused()
  })

  test(`the connection test reaches an API of another origin (${locale})`, async ({ page, hosts: { site, api } }) => {
    await openPage(page, site.url + pathIn(locale, '/settings'))
    await expect(page.getByLabel(word(locale, 'settings', 'apiUrl'))).toHaveValue(api.url)
    await page.getByRole('button', { name: word(locale, 'settings', 'test') }).click()
    await expect(page.locator('main').getByRole('status')).toHaveText(word(locale, 'settings', 'connected'))
  })
}

test('a page tells an API of another origin what it met, without credentials and in at most 3 KB', async ({
  page,
  context,
  request: caller,
  hosts: { site, api },
}) => {
  await beAPerson(page)
  // Sites of one host share its cookies, whatever their port.
  await context.addCookies([{ name: 'known', value: 'ann', url: api.url }])
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(api.url)) asked.push(`${request.method()} ${request.url()}`)
  })
  await openPage(page, `${site.url}/en/products/ac-f520-p`)
  const code = await whenSettled(page)
  expect(brotliCompressSync(await (await caller.get(code)).body()).length).toBeLessThanOrEqual(MAX_BEACON_BYTES)
  const request = await hideAndHear(page)
  const headers = await request.allHeaders()
  expect((await request.response())?.status()).toBe(204)
  expect(headers.origin).toBe(site.url)
  expect(headers['content-type']).toContain('text/plain')
  expect(headers).not.toHaveProperty('cookie')
  expect(headers).not.toHaveProperty('authorization')
  expect(JSON.parse(request.postData() ?? '')).toMatchObject({ lang: 'en', template: 'product' })
  // The browser does not ask before.
  expect(asked).toEqual([`POST ${api.url}/api/insight`])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of LOCALES) {
    test(`a form reaches the API, which redirects back to the site (${locale})`, async ({
      page,
      hosts: { site, api },
    }) => {
      await page.goto(site.url + pathIn(locale, '/contact'))
      await fillIn(page, locale, 'details')
      await fillIn(page, locale, 'contact')
      const posts: string[] = []
      page.on('response', (response) => {
        if (response.request().method() === 'POST') posts.push(`${response.status()} ${response.url()}`)
      })
      await page.getByRole('button', { name: words(locale, 'submit') }).click()
      await expect(page.getByRole('heading', { name: words(locale, 'thanks') })).toBeVisible()
      expect(posts).toEqual([`307 ${site.url}/api/contact`, `303 ${api.url}/api/contact`])
      expect(page.url().startsWith(`${site.url}${pathIn(locale, '/contact')}?sent=`)).toBe(true)
    })
  }
})

function words(locale: Locale, key: string): string {
  return word(locale, 'contact', key)
}
