import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runUserCommand } from '../../../src/server/commands/user-command.ts'
import { openDatabase } from '../../../src/server/database/open-database.ts'
import { copyProject } from '../../build/copy-project.ts'
import { findWrongAddresses } from '../../build/find-wrong-addresses.ts'
import { foldersIn, runBuild } from '../../build/run-build.ts'
import { FIXTURE } from '../../runner/suites.ts'
import { makeSecondBuild } from '../../second-build.ts'
import { startProcess, stop } from '../../start-process.ts'
import { STAFF } from '../staff.ts'
import { expect, test as base, waitUntilLive, word } from '../test.ts'

const BUILD_MS = 300_000
const POLL_MS = 1000
/** A faster request counts as sent by a program: the form is opened by a clock that is so much slow. */
const PERSON_MS = 3000

type Host = {
  /** Address of the site, without slash at its end. */
  url: string
  siteDir: string
  /** Publishes another build of the same pages; no file is missing meanwhile. */
  publishNext: () => Promise<void>
}

/** The small vendor's site below a base, with its API, as `npm start` serves it. */
const test = base.extend<object, { host: Host }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'e2e-base-'))
      const root = copyProject(folder)
      const vendor = join(root, FIXTURE, 'site.ts')
      writeFileSync(vendor, readFileSync(vendor, 'utf8').replace("BASE_PATH = '/'", "BASE_PATH = '/site/'"))
      const folders = { ...foldersIn(folder), contentDir: join(root, FIXTURE, 'content') }
      const built = await runBuild(folders, { VENDOR_DIR: FIXTURE, BUNDLE_CACHE_DIR: join(root, '.cache') }, root)
      expect(built, built.stderr).toMatchObject({ code: 0 })
      const next = await makeSecondBuild(folders, join(folder, 'next'), { name: 'beef', day: 1 })
      // A publication keeps the assets of the build before.
      cpSync(join(folders.siteDir, 'assets'), join(next.siteDir, 'assets'), { recursive: true, force: false })

      const [siteDir, buildsDir, dataDir] = ['site', 'site-builds', 'data'].map((name) => join(folder, name)) as [
        string,
        string,
        string,
      ]
      symlinkSync(folders.siteDir, siteDir)
      symlinkSync(folders.buildsDir, buildsDir)
      const database = await openDatabase({ url: undefined, dataDir })
      const { account, password, role, language } = STAFF
      await runUserCommand(['add', account, '--role', role, '--language', language], {
        database,
        askPassword: async () => password,
        print: () => {},
      })
      await database.destroy()
      const places = { VENDOR_DIR: FIXTURE, SITE_DIR: siteDir, BUILDS_DIR: buildsDir, DATA_DIR: dataDir }
      const server = await startProcess('serve.ts', places, root)
      await use({
        url: server.url,
        siteDir,
        publishNext: async () => {
          for (const [link, target] of [
            [siteDir, next.siteDir],
            [buildsDir, next.buildsDir],
          ] as const) {
            symlinkSync(target, `${link}-next`)
            renameSync(`${link}-next`, link)
          }
        },
      })
      await stop(server.child)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: BUILD_MS },
  ],
})

test.describe.configure({ mode: 'serial' })
test.use({ locale: 'en-US' })

test('every address of the files begins with the base and has a file', ({ host }) => {
  expect(host.url).toMatch(/\/site$/)
  expect(findWrongAddresses(host.siteDir, { origin: 'https://www.anvil.example', base: '/site/' })).toEqual([])
})

test('a visitor comes by language, goes on by payload and back, and changes the language', async ({ page, host }) => {
  const { documents, beside } = watch(page, host)
  await page.goto(`${host.url}/`)
  await page.waitForURL(`${host.url}/en`)
  await waitUntilLive(page)
  await page.locator('main a[href="/site/en/products"]').first().click()
  await page.waitForURL(`${host.url}/en/products`)
  await expect(page.locator('h1')).toHaveText(word('en', 'products', 'title'))
  await page.locator('main a[href^="/site/en/products/"]').first().click()
  await page.waitForURL(/\/site\/en\/products\/.+/)
  await page.goBack()
  await page.waitForURL(`${host.url}/en/products`)
  expect(documents).toEqual(['/site/', '/site/en'])
  await page.locator('header a[hreflang=zh-TW], header a[hreflang^=zh]').first().click()
  await page.waitForURL(`${host.url}/products`)
  const cookies = await page.context().cookies(`${host.url}/`)
  expect(cookies.map(({ name, value, path }) => [name, value, path])).toEqual([['locale', 'zh', '/site/']])
  expect(beside).toEqual([])
})

test('a contact request reaches the API', async ({ page, host }) => {
  const { beside } = watch(page, host)
  const words = (key: string) => word('en', 'contact', key)
  const field = (name: string) => page.getByRole('textbox', { name: words(`fields.${name}`) })
  await page.clock.install({ time: Date.now() - PERSON_MS })
  await page.goto(`${host.url}/en/contact`)
  await waitUntilLive(page)
  await page.locator('form[data-step=details]').waitFor()
  await page.getByRole('radio', { name: words('types.quotation') }).check()
  await field('subject').fill('Six floors')
  await field('details').fill('Intercom and ramp on one system.')
  await page.getByRole('button', { name: words('next') }).click()
  await field('name').fill('A. Sample')
  await field('phone').fill('0912-345-678')
  await field('email').fill('name@example.com')
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: words('submit') }).click()
  const answer = await answered
  expect([answer.url(), answer.status()]).toEqual([`${host.url}/api/contact`, 201])
  await expect(page.getByRole('heading', { name: words('thanks') })).toBeFocused()
  expect(beside).toEqual([])
})

test('staff log in at the desk, and come back to it', async ({ page, host }) => {
  const { beside } = watch(page, host)
  await page.goto(`${host.url}/en/desk`)
  await waitUntilLive(page)
  await page.locator('main a[href^="/site/en/login"]').first().click()
  await page.waitForURL(`${host.url}/en/login?back=%2Fdesk`)
  await page.getByRole('textbox', { name: word('en', 'login', 'account') }).fill(STAFF.account)
  await page.locator('input[name=password]').fill(STAFF.password)
  await page.getByRole('button', { name: word('en', 'login', 'submit') }).click()
  await page.waitForURL(`${host.url}/en/desk`)
  await expect(page.getByText('Six floors').first()).toBeVisible()
  expect(beside).toEqual([])
})

test('the next page after another build is loaded as a document', async ({ page, host }) => {
  const { documents, beside } = watch(page, host)
  await page.route('**/config.json', (route) => route.fulfill({ json: { buildCheckInterval: POLL_MS } }))
  await page.goto(`${host.url}/en`)
  await waitUntilLive(page)
  await page.waitForResponse(/\/site\/builds\/latest\.json/)
  await host.publishNext()
  await page.waitForResponse(
    async (response) => /latest\.json/.test(response.url()) && (await response.text()).includes('beef'),
  )
  await page.locator('main a[href="/site/en/products"]').first().click()
  await page.waitForURL(`${host.url}/en/products`)
  await expect(page.locator('body')).toHaveAttribute('data-code', /^beef/)
  expect(documents).toEqual(['/site/en', '/site/en/products'])
  expect(beside).toEqual([])
})

/** Collects the paths of documents, and of requests to the origin that are not below the base. */
function watch(page: Parameters<typeof waitUntilLive>[0], { url }: Host): { documents: string[]; beside: string[] } {
  const [documents, beside]: [string[], string[]] = [[], []]
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== new URL(url).origin) return
    if (request.resourceType() === 'document') documents.push(pathname)
    if (!pathname.startsWith('/site/')) beside.push(pathname)
  })
  return { documents, beside }
}
