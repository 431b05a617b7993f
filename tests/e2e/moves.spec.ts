import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import type { Move } from '../../src/base/manifest/manifest.ts'
import { createSiteServer } from '../../src/delivery/hosting/create-site-server.ts'
import {
  expect,
  FAILED_REQUEST,
  type Locale,
  LOCALES,
  onSlowConnection,
  openPage,
  pathIn,
  readManifest,
  test,
} from './test.ts'
import { errorHeading } from './words.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const MODEL = 'VI-D720-P'
const PRODUCT = '/products/vi-d720-p'
const FORMER = '/products/vi-d700-p'
const GONE = '/news/removed'
const HOSTS = ['a host with redirects', 'a host of files alone'] as const

/** Links the built site's files, and adds a page's document at its former address, as tests/build/moves.test.ts expects it. */
function linkMoved(from: string, to: string): void {
  const folders = new Set(['', '/products', '/en', '/en/products'])
  for (const folder of folders) {
    mkdirSync(to + folder, { recursive: true })
    for (const name of readdirSync(from + folder))
      if (!folders.has(`${folder}/${name}`)) symlinkSync(join(from + folder, name), join(to + folder, name))
  }
  for (const locale of LOCALES) {
    const present = pathIn(locale, PRODUCT)
    mkdirSync(to + pathIn(locale, FORMER))
    writeFileSync(
      join(to + pathIn(locale, FORMER), 'index.html'),
      `<!doctype html><meta http-equiv="refresh" content="0; url=${present}"><a href="${present}">${MODEL}</a>`,
    )
  }
}

/** Writes the record of the built site with these moves; a host that knows files alone has none. */
function writeRecord(buildsDir: string, moves: readonly Move[]): string {
  const manifest = readManifest()
  mkdirSync(join(buildsDir, 'meta'), { recursive: true })
  writeFileSync(join(buildsDir, 'latest.json'), JSON.stringify({ id: manifest.id, code: manifest.code }))
  writeFileSync(join(buildsDir, 'meta', `${manifest.id}.json`), JSON.stringify({ ...manifest, moves }))
  return buildsDir
}

test.describe.configure({ mode: 'serial' })

const folder = mkdtempSync(join(tmpdir(), 'site-moves-'))
const origins = new Map<string, string>()
const ends: (() => Promise<unknown>)[] = []

test.beforeAll(async () => {
  const siteDir = join(folder, 'client')
  linkMoved(resolve(ROOT, process.env.SITE_DIR ?? 'dist/client'), siteDir)
  const moves = LOCALES.flatMap((locale) => [
    { from: pathIn(locale, FORMER), to: pathIn(locale, PRODUCT) },
    { from: pathIn(locale, GONE) },
  ])
  for (const host of HOSTS) {
    const known = host === 'a host with redirects' ? moves : []
    const server = createSiteServer({ siteDir, buildsDir: writeRecord(join(folder, host), known) })
    origins.set(host, await server.listen({ port: 0, host: '127.0.0.1' }))
    ends.push(() => server.close())
  }
})

test.afterAll(async () => {
  await Promise.all(ends.map((end) => end()))
  rmSync(folder, { recursive: true, force: true })
})

/** Follows a link that somebody has written by hand. */
async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
  }, path)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function openList(page: Page, origin: string, locale: Locale): Promise<string> {
  await onSlowConnection(page)
  const list = origin + pathIn(locale, '/products')
  await openPage(page, list)
  return list
}

for (const locale of LOCALES) {
  const [former, present] = [pathIn(locale, FORMER), pathIn(locale, PRODUCT)]

  for (const host of HOSTS) {
    test(`a former address that is opened leads to the page on ${host} (${locale})`, async ({ page }) => {
      const origin = origins.get(host) ?? ''
      await page.goto(origin + former)
      await expect(page).toHaveURL(origin + present)
      await expect(heading(page)).toHaveText(MODEL)
    })

    test(`a link to a former address leads to the page on ${host}, and back (${locale})`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(FAILED_REQUEST)
      const origin = origins.get(host) ?? ''
      const list = await openList(page, origin, locale)
      for (const _ of ['first', 'again']) {
        await followLink(page, former)
        await expect(page).toHaveURL(origin + present)
        await expect(heading(page)).toHaveText(MODEL)
        await page.goBack()
        await expect(page).toHaveURL(list)
        await expect(heading(page)).not.toHaveText(MODEL)
      }
    })
  }

  test(`without scripts the document at a former address redirects (${locale})`, async ({ browser }) => {
    const origin = origins.get('a host of files alone') ?? ''
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(origin + former)
    await expect(page).toHaveURL(origin + present)
    await context.close()
  })

  test(`an address that is gone shows the error page, opened and followed (${locale})`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(FAILED_REQUEST)
    const origin = origins.get('a host with redirects') ?? ''
    const answer = await page.goto(origin + pathIn(locale, GONE))
    expect(answer?.status()).toBe(410)
    await expect(heading(page)).toHaveText(errorHeading(locale, 'notFound'))
    await openList(page, origin, locale)
    await followLink(page, pathIn(locale, GONE))
    await expect(heading(page)).toHaveText(errorHeading(locale, 'notFound'))
    await expect(page).toHaveURL(origin + pathIn(locale, GONE))
  })
}
