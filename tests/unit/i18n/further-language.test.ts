import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createI18n } from '../../../src/base/i18n/instance.ts'
import { alternates } from '../../../src/base/addresses.ts'
import { byLocale } from '../../../src/base/i18n/in-each-locale.ts'
import { langOf } from '../../../src/base/i18n/lang-of.ts'
import { type Locale, LOCALES } from '../../../src/base/i18n/locale.ts'
import { isLocalisedText, type LocalisedText } from '../../../src/base/i18n/localised.ts'
import { localisePath, splitLocale } from '../../../src/base/i18n/localised-path.ts'
import { documentPath } from '../../../src/content/document-files.ts'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { checkLanguages } from '../../../src/content/check-languages.ts'
import { fillLanguages } from '../../../src/content/fill-languages.ts'
import { loadSnapshot } from '../../../src/content/load-snapshot.ts'
import { localisedText } from '../../../src/content/schema/fields.ts'
import { readStatus } from '../../../src/content/status/content-status.ts'
import { formatStatus } from '../../../src/content/status/format-status.ts'
import { CONTENT_FOLDER, PUBLIC_FOLDER } from '../../../src/base/vendor-folder.ts'
import { load } from '../../../pages/product/product.page.server.ts'
import { tempFolder, writeFiles } from '../../temp-folder.ts'
import type { Language } from '../../../src/base/i18n/language.ts'
import { LANGUAGES } from '#vendor/site.ts'

const { own } = vi.hoisted(() => ({
  own: { htmlLang: 'ja', prefix: '/ja', backend: 'JP', name: '日本語', fallback: 'zh' } as const,
}))

/* The vendor lists a third language; nothing else of the project knows it. */
vi.mock('#vendor/site.ts', async (read) => {
  const site = await read<typeof import('#vendor/site.ts')>()
  return { ...site, LANGUAGES: { ...site.LANGUAGES, ja: own } }
})

// Types know the languages of the project alone.
const JA = 'ja' as Locale

const text = (zh: string, en: string, ja?: string) => ({ zh, en, ...(ja && { ja }) }) as LocalisedText

test('a language that the vendor lists has addresses, and is an alternative of each page', () => {
  expect(LOCALES).toEqual(['zh', 'en', 'ja'])
  expect(localisePath(JA, '/news')).toBe('/ja/news')
  expect(splitLocale('/ja/news/')).toEqual({ locale: 'ja', path: '/news' })
  expect(alternates('/news').map(({ hreflang }) => hreflang)).toEqual([
    'zh-TW',
    'zh-Hant',
    'en-US',
    'en',
    'ja',
    'x-default',
  ])
})

test('a language uses its fallback language where no table has it', () => {
  expect(byLocale({ zh: '、', en: ', ' })[JA]).toBe('、')
  expect(byLocale({ zh: '，', en: ', ', ja: '、' })[JA]).toBe('、')
})

test('documents are those of the fallback language, whose characters their faces have', () => {
  expect(documentPath('A', 'guide', JA, '1.0')).toBe('/downloads/A_installation_zh_v1.0.pdf')
})

test('a word that lacks is that of the fallback language', () => {
  const words = createI18n(JA, { ja: { common: { news: 'ニュース' } }, zh: { common: { news: '消息', faqs: '問答' } } })
  expect([words.t('news' as never), words.t('faqs' as never)]).toEqual(['ニュース', '問答'])
})

test('a record is in a language when none of its texts lacks it, else it falls back whole', () => {
  const { news } = fillLanguages({
    news: [
      { title: text('開幕', 'Opening', '開幕式'), summary: text('今天', 'Today') },
      { title: text('開幕', 'Opening', '開幕式'), summary: text('今天', 'Today', '本日'), note: text('', '') },
    ],
  })
  expect(news.map(({ title }) => title[JA])).toEqual(['開幕', '開幕式'])
  expect(news.map(({ title, summary }) => langOf([title, summary], JA))).toEqual([{ lang: 'zh-TW' }, { lang: 'ja' }])
  expect(news.map(({ title, summary }) => langOf([title, summary], 'en'))).toEqual([{}, {}])
  expect(news[1]?.note?.[JA]).toBe('')
})

test('a text may lack a further language, but is not empty in it', () => {
  const schema = localisedText(9)
  expect(
    [text('門', 'Door'), text('門', 'Door', 'ドア'), text('門', 'Door', ' ')].map((each) => schema.isValidSync(each)),
  ).toEqual([true, true, false])
})

test('the page of a product says which language its texts are in', async () => {
  const [contentDir, publicDir, pagesDir] = [CONTENT_FOLDER, PUBLIC_FOLDER, 'pages'].map((each) =>
    join(process.cwd(), each),
  )
  const snapshot = await loadSnapshot({
    contentDir: contentDir ?? '',
    publicDir: publicDir ?? '',
    pagesDir: pagesDir ?? '',
  })
  const [product, related] = snapshot.product
  if (!product || !related) throw new Error('two products')
  const inJapanese = { ...product, name: { ...product.name, [JA]: '制御盤' }, related: [related.code] }
  expect(isLocalisedText(product.name)).toBe(true)
  const catalogue = createCatalogue({ ...snapshot, product: [inJapanese, ...snapshot.product.slice(1)] })
  const shown = load({ catalogue, locale: JA, params: { code: product.code } })
  expect(shown).toMatchObject({ name: '制御盤', lang: 'ja', related: [{ lang: 'zh-TW' }] })
  expect(load({ catalogue, locale: JA, params: { code: related.code } })).toMatchObject({
    lang: 'zh-TW',
    name: related.name.zh,
  })
  expect(load({ catalogue, locale: 'zh', params: { code: product.code } })).not.toHaveProperty('lang')
})

test('the status counts what a record lacks in a further language', async () => {
  const contentDir = tempFolder()
  const place = (title: object) => JSON.stringify({ slug: 'a', title, summary: { zh: '今天', en: 'Today' } })
  writeFiles(contentDir, {
    'news/a.json': place(text('開幕', 'Opening', '開幕式')),
    'news/a.zh.md': '今天',
    'news/a.en.md': 'Today',
    'news/a.ja.md': '本日',
  })
  const status = await readStatus(contentDir, '2026-03-15')
  expect(status.records[0]?.lacking).toEqual([{ locale: 'ja', fields: ['summary'], of: 3 }])
  expect(formatStatus(status)).toContain('not in ja: 1 of 3 texts lack (summary)')
  expect(formatStatus(status)).toContain('ja: 0 of 1 records are whole; the others are shown in zh')
})

test.for<[what: string, wrong: Partial<Language>, field: string, expected: string]>([
  ['no fallback language', { fallback: undefined as never }, 'fallback', 'one of zh, en, which lack nothing'],
  ['an unknown one', { fallback: 'fr' as never }, 'fallback', 'one of zh, en, which lack nothing'],
  ['the prefix of another', { prefix: '/en' }, 'prefix', 'a prefix that en does not have too'],
  ['that of a screen', { prefix: '/news' }, 'prefix', 'a prefix that is no address of the site'],
  ['that of a page about the vendor', { prefix: '/about' }, 'prefix', 'a prefix that is no address of the site'],
  ['that of a folder', { prefix: '/films' }, 'prefix', 'a prefix that is no address of the site'],
  ['none', { prefix: '' }, 'prefix', 'a slash and lower-case letters, "/ja"'],
  ['no tag', { htmlLang: 'Japanese!' }, 'htmlLang', 'a BCP 47 tag, "ja" or "pt-BR"'],
  ['the code of another', { backend: 'TW' }, 'backend', 'a code of the backend that no other language has'],
  ['no name', { name: '' }, 'name', 'its own name, as "English"'],
])('a language with %s is a fault', ([, wrong, field, expected]) => {
  const faults = check({ ...LANGUAGES, ja: { ...own, ...wrong } }, 'zh')
  expect(faults).toMatchObject([{ field: `LANGUAGES.ja.${field}`, expected }])
})

test('a list without a language of the project is a fault', () => {
  expect(check({ zh: LANGUAGES.zh }, 'zh').map(({ field }) => field)).toEqual(['LANGUAGES.en'])
})

test('the default language is one of the list, and it alone has no prefix', () => {
  expect(check(LANGUAGES, 'zh')).toEqual([])
  expect(check(LANGUAGES, 'fr').map(({ field }) => field)).toEqual(['DEFAULT_LANGUAGE', 'LANGUAGES.zh.prefix'])
  expect(check(LANGUAGES, 'en').map(({ field }) => field)).toEqual(['LANGUAGES.zh.prefix', 'LANGUAGES.en.prefix'])
})

function check(languages: Record<string, Language>, defaultLanguage: string) {
  return checkLanguages(languages, defaultLanguage, { screens: new Set(['/', '/news']), publicDir: PUBLIC_FOLDER })
}
