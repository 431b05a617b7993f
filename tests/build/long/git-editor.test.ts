import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import type { BuildManifest, LatestBuild } from '../../../src/base/manifest/manifest.ts'
import { editorWords } from '../../../src/tools/editing/field-words.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { localisePath } from '../../../src/base/i18n/localised-path.ts'
import { publishSite } from '../../../src/delivery/publish/publish-site.ts'
import { directoryStore } from '../../../src/base/object-store/directory-store.ts'
import { findTool, isLeftOut } from '../../tools/find-tool.ts'
import { PATIENCE_MS } from '../editor-page.ts'
import { type GitHost, startGitHost } from '../git-host.ts'
import { serveByAll } from '../hosts.ts'
import { copyOf, filesIn, fingerprint, type Folders, mustBuild } from '../run-build.ts'
import { CONTENT_FOLDER } from '../../../src/base/vendor-folder.ts'

const LIMIT_MS = 300_000
const TOKEN = 'a-token-of-this-test'
const PRODUCT = 'gn-00005'
/** Asks for a file, or sets `hit`, where it is taken for more than text. */
const HOSTILE =
  '<img src="https://hostile.example/a.png" onerror="hit=1"><script>hit=1</script> [a](javascript:hit=1) ![b](https://hostile.example/b.png)'
/** Files that say when something was built. */
const OWN = /^\/builds\//

const reference = inject('reference')
const folder = mkdtempSync(join(tmpdir(), 'site-git-editor-'))
const target = join(folder, 'published')
let site: Folders
let host: GitHost
let browser: Browser | undefined

beforeAll(async () => {
  host = await startGitHost(readContent(reference.contentDir), TOKEN)
  site = copyOf(reference, folder)
  await mustBuild(site, settingsOf(host))
  await publishSite(directoryStore(target), site, { withoutDocuments: true })
  if (isLeftOut('browser')) return
  browser = await chromium.launch({ executablePath: findTool('browser'), args: ['--no-sandbox', '--disable-gpu'] })
}, LIMIT_MS)

afterAll(async () => {
  await browser?.close()
  host.close()
  rmSync(folder, { recursive: true, force: true })
}, LIMIT_MS)

function settingsOf({ origin }: GitHost): Record<string, string> {
  return { EDITOR: 'git', EDITOR_BACKEND: 'gitea', EDITOR_HOST: origin, EDITOR_REPOSITORY: 'owner/name' }
}

/** The files of the content, by their paths in the repository, and ended as those of the project are. */
function readContent(contentDir: string): Map<string, string> {
  const entries = readdirSync(contentDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name))
  return new Map(
    paths.map((path) => [join(CONTENT_FOLDER, relative(contentDir, path)), `${readFileSync(path, 'utf8').trim()}\n`]),
  )
}

function readManifest({ buildsDir }: Folders): BuildManifest {
  // Both were written by the build.
  const { id } = JSON.parse(readFileSync(join(buildsDir, 'latest.json'), 'utf8')) as LatestBuild
  return JSON.parse(readFileSync(join(buildsDir, 'meta', `${id}.json`), 'utf8')) as BuildManifest
}

/** Opens a page, of which every error on the console is kept. */
async function openPage(options = {}): Promise<{ page: Page; errors: string[] }> {
  const page = await browser?.newPage({ viewport: { width: 1440, height: 1000 }, locale: 'en-US', ...options })
  if (!page) throw new Error('There is no browser')
  onTestFinished(() => page.close())
  page.setDefaultTimeout(PATIENCE_MS)
  const errors: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
  page.on('pageerror', (error) => void errors.push(error.message))
  return { page, errors }
}

test('every host sends the editor with a policy of its own, and keeps it from search engines', async () => {
  const { asks } = await serveByAll(target)
  for (const [name, ask] of Object.entries(asks)) {
    for (const address of ['/edit', '/en/edit', '/edit/app/zh.json', '/edit/app/open-editor.js']) {
      const { status, headers } = await ask(address)
      expect([name, address, status, headers.get('x-robots-tag')]).toEqual([name, address, 200, 'noindex'])
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy, `${name} ${address}`).toMatch(/^default-src 'none'; script-src 'self'; /)
      expect(policy).toContain(`connect-src 'self' blob: data: ${host.origin};`)
      expect(headers.get('x-frame-options')).toBe('DENY')
    }
    for (const address of ['/', '/en/news', '/editors', '/edit/missing']) {
      const { headers } = await ask(address)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy, `${name} ${address}`).toMatch(/^default-src 'self'; script-src 'self' 'sha256-/)
      expect(policy).not.toContain(host.origin)
      expect(headers.get('x-robots-tag')).toBeNull()
    }
    expect((await ask('/edit/')).status, name).toBe(301)
  }
})

test('no list of pages names the editor', () => {
  const { paths, files, editor } = readManifest(site)
  expect(editor).toMatchObject({ calls: [host.origin], opensWindow: false })
  expect(files.filter(({ path }) => path.includes('/edit/')).length).toBeGreaterThan(8)
  expect(paths.filter((path) => /\bedit\b/.test(path))).toEqual([])
  const lists = ['sitemap.xml', 'en/sitemap.xml', 'robots.txt', 'site-map/index.html', 'en/site-map/index.html']
  for (const list of lists.filter((file) => filesIn(site.siteDir).includes(`/${file}`)))
    expect(readFileSync(join(site.siteDir, list), 'utf8'), list).not.toContain('/edit')
})

test.skipIf(isLeftOut('browser'))(
  'a record of somebody hostile is text in the editor: nothing of it runs, and nothing is fetched for it',
  { timeout: LIMIT_MS },
  async () => {
    const { preview } = await serveByAll(target)
    const { page } = await openPage()
    const path = `${CONTENT_FOLDER}/products/${PRODUCT}.json`
    const before = host.files.get(path) ?? ''
    host.files.set(
      path,
      before.replaceAll(/"(zh|en)": "[^"]*"/g, (_, locale) => `"${locale}": ${JSON.stringify(HOSTILE)}`),
    )
    onTestFinished(() => void host.files.set(path, before))
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).host))
    await page.goto(`${preview}/en/edit#/collections/product`)
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
    await page.locator('input').last().fill(TOKEN)
    await page.keyboard.press('Enter')
    await page.getByText(PRODUCT.toUpperCase()).click()
    const name = page.locator('[data-key-path="name.zh"] input').first()
    await expect.poll(() => name.inputValue(), { timeout: PATIENCE_MS }).toBe(HOSTILE)
    await page.screenshot({ fullPage: true })
    expect(await page.evaluate(() => 'hit' in globalThis)).toBe(false)
    expect([...asked].filter((name) => name.startsWith('hostile'))).toEqual([])
    expect(host.commits).toEqual([])
  },
)

test.skipIf(isLeftOut('browser'))(
  'a word that is changed in the browser is the only change of the only file of a commit',
  { timeout: LIMIT_MS },
  async () => {
    const { preview } = await serveByAll(target)
    const { page, errors } = await openPage()
    const before = new Map(host.files)
    const path = `${CONTENT_FOLDER}/products/${PRODUCT}.json`
    await page.goto(`${preview}/en/edit#/collections/product/entries/${PRODUCT}`)
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
    await page.locator('input').last().fill(TOKEN)
    await page.keyboard.press('Enter')
    const name = page.locator('[data-key-path="name.en"] input').first()
    const old = await name.inputValue()
    await name.fill('Renamed')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect.poll(() => host.commits.length, { timeout: PATIENCE_MS }).toBe(1)
    const [commit] = host.commits
    expect(commit).toMatchObject({ branch: 'main', files: [{ operation: 'update', path }] })
    expect(commit?.files).toHaveLength(1)
    expect(host.files.get(path)).toBe(before.get(path)?.replace(`"en": "${old}"`, '"en": "Renamed"'))
    expect(host.files.get(path)).not.toBe(before.get(path))

    await page.locator('[data-key-path="code"] input').first().fill('gn-other')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await page.getByRole('alertdialog').getByText(editorWords('en').git.renamed).waitFor()
    expect(host.commits).toHaveLength(1)
    // The editor reports the refusal of the last step, too; a policy that refuses anything would be here.
    expect(errors).toEqual([])
  },
)

test.skipIf(isLeftOut('browser'))('without JavaScript the page says what it needs', async () => {
  const { preview } = await serveByAll(target)
  for (const locale of LOCALES) {
    const { page } = await openPage({ javaScriptEnabled: false })
    await page.goto(preview + localisePath(locale, '/edit'))
    expect((await page.locator('body').innerText()).trim()).toBe(editorWords(locale).git.noScript)
  }
})

test('the same build is found again, and one without the editor has nothing of it', { timeout: LIMIT_MS }, async () => {
  const { id } = readManifest(site)
  expect((await mustBuild(site, settingsOf(host))).stdout).toContain(`Build ${id}: nothing has changed`)
  const { stdout } = await mustBuild(site, { EDITOR: 'vim' })
  expect(stdout).toContain(' 0 rendered')
  expect(readManifest(site).id).toBe(readManifest(reference).id)
  expect(readManifest(site)).not.toHaveProperty('editor')
  expect(fingerprint(site.siteDir)).toEqual(fingerprint(reference.siteDir))
  for (const path of filesIn(site.siteDir).filter((file) => !OWN.test(file))) {
    expect(path).not.toMatch(/\/edit\//)
    expect(readFileSync(join(site.siteDir, path)).includes('sveltia'), path).toBe(false)
  }
})
