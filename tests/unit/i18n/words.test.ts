import { expect, test } from 'vitest'
import { createI18n } from '../../../src/base/i18n/instance.ts'
import { serverWords } from '../../../src/base/i18n/server-words.ts'
import { wordsOf } from '../../../src/base/i18n/words.ts'
import { readWords, withoutPlural } from './locale-files.ts'

/** Words with made-up keys: the tests are about look-ups, not about existing words. */
function wordsWith(resources: Record<string, object>): (key: string, options?: object) => string {
  return wordsOf(createI18n('en', { en: resources })) as unknown as (key: string, options?: object) => string
}

test('a key without a namespace is a word of every page', () => {
  const t = wordsWith({ common: { menu: { news: 'News' } }, news: { title: 'All news' } })
  expect(t('menu.news')).toBe('News')
  expect(t('news:title')).toBe('All news')
})

test('a word with parameters is not cached', () => {
  const t = wordsWith({
    common: { page: 'Page {{page}}', found_one: '{{count}} result', found_other: '{{count}} results' },
  })
  expect(t('page', { page: 1 })).toBe('Page 1')
  expect(t('page', { page: 2 })).toBe('Page 2')
  expect(t('found', { count: 1 })).toBe('1 result')
  expect(t('found', { count: 2 })).toBe('2 results')
})

test('parameters are not escaped, because React does that', () => {
  expect(wordsWith({ common: { hello: '{{name}}' } })('hello', { name: 'A & B' })).toBe('A & B')
})

test('an instance has one function for its words', () => {
  expect(wordsOf(serverWords.en)).toBe(wordsOf(serverWords.en))
  expect(wordsOf(serverWords.en)).not.toBe(wordsOf(serverWords.zh))
})

test('rendering finds every word of both languages', () => {
  for (const locale of ['zh', 'en'] as const) {
    const t = wordsOf(serverWords[locale]) as unknown as (key: string, options?: object) => string
    for (const [key, text] of readWords(locale)) {
      if (text.includes('{{') || key !== withoutPlural(key)) continue
      expect(t(key)).toBe(text)
    }
  }
})
