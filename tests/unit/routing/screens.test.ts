import { existsSync, readdirSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { listPages, type PageToRender } from '../../../renderer/list-pages.ts'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { loadSnapshot } from '../../../src/content/load-snapshot.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { localisePath } from '../../../src/base/i18n/localised-path.ts'
import { loadScreen, screenAt, setRouteContent } from '../../../src/web/navigation/routing/browser-screens.ts'
import { TEMPLATES } from '../../e2e/template-list.ts'
import { CONTENT_FOLDER } from '../../../src/base/vendor-folder.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** The folders of all screens, below `pages/`. */
const folders = readdirSync(join(ROOT, 'pages'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'staff')
  .map(({ name, parentPath }) => relative(join(ROOT, 'pages'), join(parentPath, name)))
const screens = folders.map((folder) => basename(folder))

let pages: readonly PageToRender[]
let shippedSeries: readonly { id: string }[]

beforeAll(async () => {
  const snapshot = await loadSnapshot({
    contentDir: join(ROOT, CONTENT_FOLDER),
    publicDir: join(ROOT, 'public'),
    pagesDir: join(ROOT, 'pages'),
  })
  pages = listPages(createCatalogue(snapshot))
  shippedSeries = snapshot.series
  setRouteContent(snapshot)
  // The screens of staff are in a table of their own.
  await loadScreen('desk')
})

test('every screen has its three files, named after its folder', () => {
  for (const folder of folders) {
    const screen = basename(folder)
    for (const file of [`${screen}.screen.tsx`, `${screen}.page.route.ts`, `${screen}.page.server.ts`]) {
      expect(existsSync(join(ROOT, 'pages', folder, file)), file).toBe(true)
    }
  }
})

test('every screen has words of its own in both languages', () => {
  for (const screen of screens) {
    for (const locale of LOCALES)
      expect(existsSync(join(ROOT, 'locales', locale, `${screen}.json`)), `${locale} ${screen}`).toBe(true)
  }
})

test('every screen is a template of the browser tests', () => {
  const shown = TEMPLATES.map(({ path }) => screenAt(path.split('?')[0] ?? '', '/'))
  expect(screens.filter((screen) => !shown.includes(screen))).toEqual([])
})

test('every screen exports its page and its head', async () => {
  for (const screen of screens) {
    const { Page, head } = await loadScreen(screen)
    expect([typeof Page, typeof head], screen).toEqual(['function', 'function'])
  }
})

test('an unknown screen is reported', async () => {
  await expect(loadScreen('gone')).rejects.toThrow('There is no screen "gone"')
})

test('the browser finds the same screen for every page as the build', () => {
  const wrong: string[] = []
  for (const { url, locale, screen } of pages) {
    const shown = screenAt(url, localisePath(locale, '/'))
    if (shown !== screen) wrong.push(`${url}: ${shown} instead of ${screen}`)
  }
  expect(wrong).toEqual([])
})

test('every screen has a page, and every path is listed once', () => {
  expect([...new Set(pages.flatMap(({ screen }) => screen ?? []))].toSorted()).toEqual(screens.toSorted())
  const urls = pages.map(({ url }) => url)
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([])
})

test('both languages have the same pages', () => {
  const paths = LOCALES.map((locale) => pages.filter((page) => page.locale === locale).map(({ path }) => path))
  expect(paths[0]).toEqual(paths[1])
})

test('no path has a trailing slash, an upper-case letter or a character to be escaped', () => {
  expect(pages.map(({ path }) => path).filter((path) => path !== '/' && !/^(?:\/[a-z0-9-]+)+$/.test(path))).toEqual([])
})

test('a series is what the content of the document names so', () => {
  onTestFinished(() => setRouteContent({ series: shippedSeries }))
  setRouteContent({ series: [{ id: 'home-automation' }] })
  expect(screenAt('/products/home-automation', '/')).toBe('series')
  expect(screenAt('/products/video-intercom', '/')).toBe('product')
})

test.each([
  ['/products/video-intercom', 'series'],
  ['/products/no-such-product', 'product'],
  ['/products/page/2', 'products'],
  ['/products/page/999', 'products'],
  ['/nowhere', undefined],
  ['/products/a/b', undefined],
  ['/products/page/2/b', undefined],
])('the address %s, whether it exists or not, belongs to the screen %s', (path, screen) => {
  expect(screenAt(path, '/')).toBe(screen)
  expect(screenAt(`/en${path}`, '/en')).toBe(screen)
})
