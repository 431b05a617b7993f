import { expect, test } from 'vitest'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { localisePath, localiseTarget, splitLocale } from '../../../src/base/i18n/localised-path.ts'

test.each([
  ['/', 'zh', '/'],
  ['', 'zh', '/'],
  ['//', 'zh', '/'],
  ['/news', 'zh', '/news'],
  ['/news/', 'zh', '/news'],
  ['/news///', 'zh', '/news'],
  ['/news/a-b', 'zh', '/news/a-b'],
  ['/english', 'zh', '/english'],
  ['/enews/en', 'zh', '/enews/en'],
  ['/EN', 'zh', '/EN'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/en//', 'en', '/'],
  ['/en/news', 'en', '/news'],
  ['/en/news/', 'en', '/news'],
  ['/en/en', 'en', '/en'],
] as const)('the address %s is of the language %s and the path %s', (pathname, locale, path) => {
  expect(splitLocale(pathname)).toEqual({ locale, path })
})

test.each([
  ['zh', '/', '/'],
  ['en', '/', '/en'],
  ['zh', '/news', '/news'],
  ['en', '/news', '/en/news'],
  ['en', '/sitemap.xml', '/en/sitemap.xml'],
] as const)('in the language %s the path %s has the address %s', (locale, path, pathname) => {
  expect(localisePath(locale, path)).toBe(pathname)
})

test('splitting a localised path returns its parts', () => {
  for (const locale of LOCALES) {
    for (const path of ['/', '/news', '/news/a', '/english', '/en']) {
      // The only ambiguous path: no page of the default language is at /en.
      if (locale === 'zh' && path === '/en') continue
      expect(splitLocale(localisePath(locale, path))).toEqual({ locale, path })
    }
  }
})

test('a target keeps its search parameters and fragment', () => {
  expect(localiseTarget('en', '/#story')).toBe('/en#story')
  expect(localiseTarget('en', '/faqs?category=product#a')).toBe('/en/faqs?category=product#a')
  expect(localiseTarget('zh', '/#story')).toBe('/#story')
})
