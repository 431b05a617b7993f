import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { SITE } from '../../src/site.ts'
import { tempFolder } from '../temp-folder.ts'
import { checkHeads } from './check-heads.ts'
import { groupFaults } from './group-faults.ts'
import { metaOf, readSite } from './read-site.ts'

const site = readSite()

/** Maximum size of a compressed document, brotli. */
const MAX_BYTES = 25_000

test('every document has a unique head that matches its page, its language and the other language', () => {
  expect(groupFaults(checkHeads(site.documents))).toEqual([])
})

test('every public page has a social image, unless none was drawn', () => {
  const isDrawn = [...site.files].some((file) => file.startsWith('/assets/social/'))
  const named = site.documents.filter((document) => metaOf(document, 'robots') !== 'noindex')
  const faults = named.flatMap((document) => {
    const address = metaOf(document, 'og:image')?.slice(SITE.origin.length)
    const size = address !== undefined && site.files.has(address) ? pngSize(site.bytesOf(address)) : undefined
    return size === (isDrawn ? '1200 × 630' : undefined) ? [] : `${document.path}: og:image ${address} of ${size}`
  })
  expect(faults).toEqual([])
})

test('every document has at most 25 KB', () => {
  const faults = site.documents.flatMap(({ path, html }) => {
    const bytes = brotliBytes(html)
    return bytes > MAX_BYTES ? [`${path}: ${bytes} bytes`] : []
  })
  expect(faults).toEqual([])
})

/** Returns width and height of a PNG, from its header. */
function pngSize(bytes: Buffer): string {
  return `${bytes.readUInt32BE(16)} × ${bytes.readUInt32BE(20)}`
}

/** Returns the size of a text with maximum compression; skipped if it is small enough with fast compression. */
function brotliBytes(text: string): number {
  const quick = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length
  return quick > MAX_BYTES ? brotliCompressSync(text).length : quick
}

const DESCRIPTION = 'What is new, and who it is for: a description of fifty columns at least.'

/** A correct head of a page. */
function headOf(path: '/news' | '/en/news'): string {
  const isEnglish = path === '/en/news'
  const address = (hreflang: string, path: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${SITE.origin}${path}">`
  return `<html lang="${isEnglish ? 'en-US' : 'zh-TW'}"><title>What is new | Lintel</title>
    <meta name="description" content="${DESCRIPTION}"><link rel="canonical" href="${SITE.origin}${path}">
    ${address('zh-TW', '/news')}${address('zh-Hant', '/news')}${address('en-US', '/en/news')}${address('en', '/en/news')}${address('x-default', '/news')}
    <meta property="og:type" content="website"><meta property="og:title" content="What is new">
    <meta property="og:site_name" content="${SITE.brand[isEnglish ? 'en' : 'zh']}">
    <meta property="og:description" content="${DESCRIPTION}"><meta property="og:url" content="${SITE.origin}${path}">
    <meta property="og:locale" content="${isEnglish ? 'en_US' : 'zh_TW'}"><h1>What is new</h1>`
}

/** Returns the errors of a page in two languages, one of which was changed, and of another page. */
function faultsOf(from: string | RegExp = '', to = '', other = ''): string[] {
  const { documents } = readSite(
    tempFolder({
      'news/index.html': headOf('/news'),
      'en/news/index.html': headOf('/en/news').replace(from, to),
      ...(other && { 'en/login/index.html': other }),
    }),
  )
  return checkHeads(documents).map(({ page, what }) => `${page}: ${what}`)
}

const PRIVATE = '<html lang="en-US"><meta name="robots" content="noindex"><h1>Log in</h1>'

test('no error is reported for correct heads', () => {
  const other = `${PRIVATE}<title>Log in | Lintel</title><meta name="description" content="Log in.">`
  expect(faultsOf('', '', other)).toEqual([])
})

test.each([
  ['another language', '<html lang="en-US">', '<html lang="zh-TW">', '<html lang="zh-TW">'],
  ['no title', 'What is new | Lintel</title>', '</title>', '<title> takes 0 columns of 10 to 70: ""'],
  ['no h1', /<h1>.*<\/h1>/, '', '<h1>: 0 of them, ""'],
  ['two h1', '</h1>', '</h1><h1>More</h1>', '<h1>: 2 of them, "What is new", "More"'],
  [
    'the canonical address of another page',
    '"canonical" href="',
    '"canonical" href="/x',
    `canonical: /x${SITE.origin}/en/news`,
  ],
  ['another address for networks', /"og:url" content="/, '"og:url" content="/x', `og:url: "/x${SITE.origin}/en/news"`],
  ['another language for networks', 'en_US', 'en', 'og:locale: "en"'],
  ['another title for networks', '"og:title" content="What', '"og:title" content="Who', 'og:title: "Who is new"'],
  ['no type for networks', 'website', '', 'no og:type'],
])('%s is reported with its page', (_, from, to, fault) => {
  expect(faultsOf(from, to)).toContain(`/en/news: ${fault}`)
})

test('texts that are too long are reported, and Chinese characters count twice', () => {
  expect(faultsOf('What is new |', `${'\u65b0'.repeat(32)} |`)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\/en\/news: <title> takes 73 columns of 10 to 70: /)]),
  )
  expect(faultsOf(/(?<=content=")What is new,/g, 'New'.repeat(50))).toEqual([
    expect.stringMatching(/^\/en\/news: description takes \d+ columns of 50 to 160: /),
  ])
})

test('a page that its alternate does not refer to is reported', () => {
  const faults = faultsOf(/<link rel="alternate" hreflang="zh-Hant"[^>]*>/, '')
  expect(faults).toContain(`/news: ${SITE.origin}/en/news (en) does not name the same languages`)
  expect(faults).toContain('/en/news: languages: zh-TW, en-US, en, x-default')
})

test('texts shared by two pages of a language are reported, and so is the address of a page that is not indexed', () => {
  const other = `${PRIVATE}<title>What is new | Lintel</title><link rel="canonical" href="/en/login">
    <meta name="description" content="${DESCRIPTION}">`
  expect(faultsOf('', '', other)).toEqual([
    '/en/login: not indexed, but has <link rel="canonical" href="/en/login">',
    '/en/news: <title> of /en/login too: "What is new | Lintel"',
    `/en/news: description of /en/login too: "${DESCRIPTION}"`,
  ])
})
