import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../../src/base/i18n/locale.ts'
import { absoluteUrl, alternates } from '../../../src/base/addresses.ts'
import { type Head, headTags, pageTitle } from '../../../src/web/page/head.ts'
import { SITE } from '#vendor/site.ts'

function headOf(parts: Partial<Head> = {}): Head {
  return { title: 'News', description: 'What is new.', ...parts }
}

/** The tags of a page as `name` and content. */
function tagsOf(head: Head, locale: Locale = 'en', path = '/news') {
  return headTags(head, locale, path).map(({ attributes: { content, href, name, property, rel, hreflang } }) => ({
    key: [name ?? property ?? rel, hreflang].filter(Boolean).join(' '),
    value: content ?? href,
  }))
}

test('a title has the brand appended in the style of each language', () => {
  expect(pageTitle(headOf(), 'en')).toBe(`News | ${SITE.brand.en}`)
  expect(pageTitle(headOf({ title: '最新消息' }), 'zh')).toBe(`最新消息｜${SITE.brand.zh}`)
  expect(pageTitle(headOf({ isBrandTitle: true }), 'en')).toBe('News')
})

test('a title without space for the brand in search results omits it', () => {
  const fits = (title: string, locale: Locale) => pageTitle(headOf({ title }), locale).includes(SITE.brand[locale])
  // 70 columns, of which the brand takes some; a Chinese character is as wide as two letters.
  const widthOf = (text: string) => text.replaceAll(/[^ -~]/g, '--').length
  const letters = 70 - widthOf(` | ${SITE.brand.en}`)
  const characters = Math.floor((70 - widthOf(`\uff5c${SITE.brand.zh}`)) / 2)
  expect([fits('x'.repeat(letters), 'en'), fits('x'.repeat(letters + 1), 'en')]).toEqual([true, false])
  expect([fits('\u65b0'.repeat(characters), 'zh'), fits('\u65b0'.repeat(characters + 1), 'zh')]).toEqual([true, false])
})

test.each([
  ['One sentence.', 'One sentence.'],
  [`${'a'.repeat(80)}. ${'b'.repeat(40)}; ${'c'.repeat(40)}.`, `${'a'.repeat(80)}. ${'b'.repeat(40)}…`],
  [`${'a'.repeat(80)}. ${'b'.repeat(90)}, c.`, `${'a'.repeat(80)}.`],
  [`${'\u65b0'.repeat(50)}\uff0c${'\u54c1'.repeat(40)}\u3002`, `${'\u65b0'.repeat(50)}…`],
])('a description is cut after the last clause that fits: %s', (description, fitting) => {
  const tags = tagsOf(headOf({ description }))
  expect(tags.find(({ key }) => key === 'description')?.value).toBe(fitting)
  expect(tags.find(({ key }) => key === 'og:description')?.value).toBe(fitting)
})

test('a page has one of each tag, with its own address', () => {
  expect(tagsOf(headOf({ type: 'article' }))).toEqual([
    { key: 'description', value: 'What is new.' },
    { key: 'canonical', value: `${SITE.origin}/en/news` },
    { key: 'alternate zh-TW', value: `${SITE.origin}/news` },
    { key: 'alternate zh-Hant', value: `${SITE.origin}/news` },
    { key: 'alternate en-US', value: `${SITE.origin}/en/news` },
    { key: 'alternate en', value: `${SITE.origin}/en/news` },
    { key: 'alternate x-default', value: `${SITE.origin}/news` },
    { key: 'og:type', value: 'article' },
    { key: 'og:site_name', value: SITE.brand.en },
    { key: 'og:locale', value: 'en_US' },
    { key: 'og:title', value: 'News' },
    { key: 'og:description', value: 'What is new.' },
    { key: 'og:url', value: `${SITE.origin}/en/news` },
  ])
})

test('a page is a website by default', () => {
  const tags = tagsOf(headOf())
  expect(tags.find(({ key }) => key === 'og:type')?.value).toBe('website')
})

test('a private page is excluded from search engines and has no canonical address', () => {
  expect(tagsOf(headOf({ isPrivate: true }))).toEqual([
    { key: 'description', value: 'What is new.' },
    { key: 'robots', value: 'noindex' },
  ])
})

test.each(['/', '/news', '/products/vd-7100f-p'])(
  'both languages of %s refer to each other, and to themselves',
  (path) => {
    const [zh, en] = LOCALES.map((locale) => {
      const tags = tagsOf(headOf(), locale, path)
      return {
        canonical: tags.find(({ key }) => key === 'canonical')?.value,
        alternates: tags.filter(({ key }) => key.startsWith('alternate ')),
      }
    })
    expect(zh?.alternates).toEqual(en?.alternates)
    const addresses = zh?.alternates.map(({ value }) => value)
    expect(addresses).toContain(zh?.canonical)
    expect(addresses).toContain(en?.canonical)
    expect(zh?.canonical).not.toBe(en?.canonical)
  },
)

test('x-default is the default language', () => {
  expect(alternates('/news').find(({ hreflang }) => hreflang === 'x-default')?.href).toBe(absoluteUrl('zh', '/news'))
})

test('an address is absolute, without trailing slash except for the root', () => {
  expect(absoluteUrl('zh', '/')).toBe(`${SITE.origin}/`)
  expect(absoluteUrl('en', '/')).toBe(`${SITE.origin}/en`)
  expect(absoluteUrl('en', '/news')).toBe(`${SITE.origin}/en/news`)
})
