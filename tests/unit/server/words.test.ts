import { expect, test } from 'vitest'
import { localeOf, requestFault, WORDS } from '../../../src/server/words.ts'
import { readWords } from '../i18n/locale-files.ts'

test('a caller who says nothing is answered in Chinese, one with another language in English', () => {
  expect([undefined, '', 'zh', 'en', 'fr', 7].map(localeOf)).toEqual(['zh', 'zh', 'zh', 'en', 'en', 'en'])
})

test('the API says what the contact page says', () => {
  for (const locale of ['zh', 'en'] as const)
    expect(requestFault('errors.fileSize', WORDS[locale])).toBe(readWords(locale).get('contact:errors.fileSize'))
})
