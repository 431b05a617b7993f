import { expect, test } from 'vitest'
import type { Locale } from '../../../src/base/i18n/locale.ts'
import { readFolder } from '../../../src/base/i18n/server-words.ts'

test('the words of a screen are those of the project, with the vendor’s in them, or else those of the vendor', () => {
  const files = {
    '/locales/ja/news.json': { title: 'ニュース', back: '戻る' },
    '/locales/zh/news.json': { title: '消息' },
    '/tests/vendors/valves/words/ja/news.json': { title: 'ニュース' },
    '/tests/vendors/valves/words/ja/home.json': { see: '見る' },
  }
  expect(readFolder(files, 'ja' as Locale)).toEqual({
    news: { title: 'ニュース', back: '戻る' },
    home: { see: '見る' },
  })
})
