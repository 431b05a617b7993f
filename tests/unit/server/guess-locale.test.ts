import { expect, test } from 'vitest'
import { guessLocale } from '../../../src/server/guess-locale.ts'

test.each([
  ['zh', {}, {}],
  ['en', { lang: 'en' }, { referer: 'https://x.example/contact' }],
  ['en', {}, { referer: 'https://x.example/en/contact', 'accept-language': 'zh-TW' }],
  ['zh', {}, { referer: 'https://x.example/contact', 'accept-language': 'en-US' }],
  // The referrer of another origin contains no path.
  ['en', {}, { referer: 'https://x.example/', 'accept-language': 'en-US,en;q=0.9' }],
  ['zh', {}, { referer: 'not an address', 'accept-language': '*' }],
] as const)('%s for %o %o', (locale, query, headers) => {
  expect(guessLocale({ query, headers })).toBe(locale)
})
