import { expect, test } from 'vitest'
import { localeOf, requestErrorMessage, WORDS } from '../../../src/server/words.ts'
import { readWords } from '../i18n/locale-files.ts'

test('the default language is Chinese, and an unsupported one becomes English', () => {
  expect([undefined, '', 'zh', 'en', 'fr', 7].map(localeOf)).toEqual(['zh', 'zh', 'zh', 'en', 'en', 'en'])
})

test('the API has the same messages as the contact page', () => {
  for (const locale of ['zh', 'en'] as const)
    expect(requestErrorMessage('errors.fileSize', WORDS[locale])).toBe(readWords(locale).get('contact:errors.fileSize'))
})
