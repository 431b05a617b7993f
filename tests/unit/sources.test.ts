import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import en from '../../locales/en/page.json'
import zh from '../../locales/zh/page.json'
import { STORED } from '../../src/base/stored.ts'
import { isVendor } from '../docs/markdown.ts'
import { sourceFiles } from './source-files.ts'

/**
 * Files that may contain Chinese outside of the locale files and of vendors' folders: formats of dates and values, rules
 * for texts, a signal of the API. Visitors' words for documents in the search are others, and the ways in which they
 * write cells of tables and extensions of phone numbers.
 */
const MAY_HAVE_HAN =
  /^src\/(?:base\/i18n\/format-(?:day|months)\.ts|content\/(?:attribute-value\.ts|(?:editorial|titles)\/)|server\/insight\/looks-personal\.ts|web\/(?:api-client\/login-expired\.ts|ui\/held\.ts|features\/(?:search\/document-query|door-schedule\/(?:guard-cell|read-cell|rows-about-rows|fold-facts)|contact\/normalise-contact)\.ts))/
const HAN = /\p{Script=Han}+/gu

/** The only files that reach storage and cookies themselves: they take names of STORED alone. */
const DOORS = [
  'renderer/detect-locale.ts',
  'src/web/navigation/browser/storage.ts',
  // Of the content editor, which is no page of the site.
  'src/tools/editing/browser/start-sveltia.ts',
  'src/base/i18n/locale-cookie.ts',
]

/** Beside reload-document.ts: loads that a visitor asks for, and the choice of the language before a page is shown. */
const ASKED_FOR = [
  'pages/staff/login/login-form.tsx',
  'pages/product/specification.tsx',
  'pages/staff/settings/settings.screen.tsx',
  'renderer/detect-locale.ts',
  'src/web/features/door-schedule/collecting/collect-on-click.ts',
  'src/web/features/staff/desk/desk-frame.tsx',
  'src/web/features/staff/desk/use-desk-login.ts',
  // Of development alone.
  'src/tools/editing/browser/open-editor.ts',
  'src/web/navigation/payloads/use-facts.ts',
]

const ROOT = join(import.meta.dirname, '../..')
const sources = sourceFiles(['pages', 'renderer', 'scripts', 'src'])
const ofSite = sources.filter(({ path }) => !path.startsWith('scripts/'))

test('only the allowed sources contain Chinese words', () => {
  const found = sources
    .filter(({ path }) => !MAY_HAVE_HAN.test(path) && !isVendor(path.split('/').slice(0, 2).join('/')))
    .flatMap(({ path, code }) => (code.match(HAN) ?? []).map((words) => `${path}: ${words}`))
  expect(found).toEqual([])
})

test('nothing is stored in the browser but through the files that know the names', () => {
  const reaching = ofSite.filter(
    ({ path, code }) =>
      !path.startsWith('src/server/') &&
      /localStorage|sessionStorage|indexedDB|document\.cookie|Cookies\.|cookieStore|caches\.open/.test(code),
  )
  expect(reaching.map(({ path }) => path).toSorted()).toEqual(DOORS.toSorted())
})

test('the page on privacy says of each name what it is for, and until when', () => {
  for (const { stored } of [zh, en]) {
    expect(Object.keys(stored.purposes)).toEqual(Object.keys(STORED))
    expect(Object.keys(stored.ends)).toEqual(Object.keys(STORED))
  }
})

test('only reload-document.ts leaves a document without being asked to', () => {
  const leaving = ofSite
    .filter(({ code }) => /\blocation\.(?:reload|assign|replace)\(|\blocation\.href\s*=[^=]/.test(code))
    .map(({ path }) => path)
  expect(leaving.filter((path) => path !== 'src/web/navigation/freshness/reload-document.ts').toSorted()).toEqual(
    ASKED_FOR.toSorted(),
  )
})

test('fonts and styles come from this site, as the privacy notice says', () => {
  const styles = ['src', 'pages', 'renderer', 'public'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .map((path) => readFileSync(join(ROOT, folder, path), 'utf8')),
  )
  expect(styles.length).toBeGreaterThan(50)
  expect(styles.filter((css) => /(?:url\(|@import)\s*['"]?(?:https?:)?\/\//.test(css))).toEqual([])
})
