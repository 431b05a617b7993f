import { readdirSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { listPages } from '../../../renderer/list-pages.ts'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { localisePath } from '../../../src/base/i18n/localised-path.ts'
import { loadScreen, screenAt, setRouteContent } from '../../../src/web/navigation/routing/browser-screens.ts'
import { TEMPLATES } from '../../e2e/template-list.ts'
import { loadShippedContent } from '../shipped-content.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** The folders of all screens, below `pages/`. */
const folders = readdirSync(join(ROOT, 'pages'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'staff')
  .map(({ name, parentPath }) => relative(join(ROOT, 'pages'), join(parentPath, name)))
const screens = folders.map((folder) => basename(folder))

const snapshot = await loadShippedContent()
const pages = listPages(createCatalogue(snapshot))

beforeAll(async () => {
  setRouteContent(snapshot)
  // The screens of staff are in a table of their own.
  await loadScreen('desk')
})

test('every screen is a template of the browser tests', () => {
  const shown = TEMPLATES.map(({ path }) => screenAt(path.split('?')[0] ?? '', '/'))
  expect(screens.filter((screen) => !shown.includes(screen))).toEqual([])
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
