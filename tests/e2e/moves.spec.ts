import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { BuildManifest, LatestBuild } from '../../src/base/manifest/manifest.ts'
import { createSiteServer } from '../../src/delivery/hosting/create-site-server.ts'
import { type Folders, foldersIn, mustBuild, ROOT } from '../build/run-build.ts'
import { expect, FAILED_REQUEST, type Locale, LOCALES, onSlowConnection, openPage, pathIn, test } from './test.ts'
import { errorHeading } from './words.ts'
import { CONTENT_FOLDER } from '../../src/base/vendor-folder.ts'

const MODEL = 'VI-D720-P'
const PRODUCT = '/products/vi-d720-p'
const FORMER = '/products/vi-d700-p'
const GONE = '/news/removed'
/** A build of all pages; its code is that of the last build. */
const BUILD_MS = 240_000
const HOSTS = ['a host with redirects', 'a host of files alone'] as const

/** Builds the site's content with a former address, and one that is gone. */
async function buildMoved(folder: string): Promise<Folders> {
  const folders = foldersIn(folder)
  cpSync(join(ROOT, CONTENT_FOLDER), folders.contentDir, { recursive: true })
  const file = join(folders.contentDir, `${PRODUCT}.json`)
  // The project's own content, checked by its own build.
  const product = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...product, formerly: [FORMER.slice('/products/'.length)] }))
  writeFileSync(join(folders.contentDir, 'moves.json'), JSON.stringify([{ from: GONE, gone: true }]))
  await mustBuild(folders, { BUNDLE_CACHE_DIR: join(ROOT, 'node_modules/.cache/bundle') })
  return folders
}

/** Copies the manifest of a build without its moves: as a host that knows files alone. */
function withoutMoves(buildsDir: string, folder: string): string {
  cpSync(buildsDir, folder, { recursive: true })
  // Written by the build.
  const { id } = JSON.parse(readFileSync(join(folder, 'latest.json'), 'utf8')) as LatestBuild
  const file = join(folder, 'meta', `${id}.json`)
  const { moves, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as BuildManifest
  expect(moves).toHaveLength(4)
  writeFileSync(file, JSON.stringify(manifest))
  return folder
}

test.describe.configure({ mode: 'serial' })

const folder = mkdtempSync(join(tmpdir(), 'site-moves-'))
const origins = new Map<string, string>()
const ends: (() => Promise<unknown>)[] = []

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS)
  const { siteDir, buildsDir } = await buildMoved(folder)
  for (const host of HOSTS) {
    const known = host === 'a host with redirects' ? buildsDir : withoutMoves(buildsDir, join(folder, 'files-alone'))
    const server = createSiteServer({ siteDir, buildsDir: known })
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

  test(`without scripts the document at a former address redirects, and has a link (${locale})`, async ({
    browser,
  }) => {
    const origin = origins.get('a host of files alone') ?? ''
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(origin + former)
    await expect(page).toHaveURL(origin + present)
    await context.close()
    const html = await (await fetch(origin + former)).text()
    expect(html).toContain(`<a href="${present}">`)
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
