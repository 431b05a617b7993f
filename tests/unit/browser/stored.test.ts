import { expect, test } from 'vitest'
import en from '../../../locales/en/page.json'
import zh from '../../../locales/zh/page.json'
import { STORED } from '../../../src/browser/stored.ts'
import { sourceFiles } from '../source-files.ts'

/** The only files that reach storage and cookies themselves: they take names of STORED alone. */
const DOORS = [
  'renderer/detect-locale.ts',
  'src/browser/storage.ts',
  // Of the content editor, which is no page of the site.
  'src/editing/browser/start-sveltia.ts',
  'src/i18n/locale-cookie.ts',
]

test('nothing is stored in the browser but through the files that know the names', () => {
  const files = sourceFiles(['pages', 'renderer', 'src']).filter(({ path }) => !path.startsWith('src/server/'))
  const reaching = files.filter(({ code }) =>
    /localStorage|sessionStorage|indexedDB|document\.cookie|Cookies\.|cookieStore|caches\.open/.test(code),
  )
  expect(reaching.map(({ path }) => path)).toEqual(DOORS)
})

test('the page on privacy says of each name what it is for, and until when', () => {
  for (const { stored } of [zh, en]) {
    expect(Object.keys(stored.purposes)).toEqual(Object.keys(STORED))
    expect(Object.keys(stored.ends)).toEqual(Object.keys(STORED))
  }
})
