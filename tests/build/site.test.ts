import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { hashScript } from '../../src/base/manifest/build-manifest.ts'
import type { BuildManifest, LatestBuild } from '../../src/base/manifest/manifest.ts'
import { LOCALES } from '../../src/base/i18n/locale.ts'
import { splitLocale } from '../../src/base/i18n/localised-path.ts'
import { SITE } from '#vendor/site.ts'
import { parseXml } from '../parse-xml.ts'
import { filesIn, sha256 } from './run-build.ts'

const { siteDir, buildsDir } = inject('reference')

const textOf = (path: string) => readFileSync(join(siteDir, path), 'utf8')
// Written by the tested build.
const latest = JSON.parse(readFileSync(join(buildsDir, 'latest.json'), 'utf8')) as LatestBuild
const manifest = JSON.parse(readFileSync(join(buildsDir, 'meta', `${latest.id}.json`), 'utf8')) as BuildManifest

const ERROR_PAGES = ['/404.html', '/en/404.html']
const pageFiles = manifest.paths.flatMap((path) => [join(path, 'index.html'), join(path, '_payload.json')])
const documents = [...pageFiles.filter((file) => file.endsWith('.html')), ...ERROR_PAGES]

/** Returns the opening tags of a document, by element. */
function tagsOf(html: string, element: string): string[] {
  return html.match(new RegExp(`<${element}\\b[^>]*>`, 'g')) ?? []
}

/** Returns the state for hydration in a document. */
function stateOf(html: string): Record<string, unknown> {
  const [, json = ''] = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html) ?? []
  // Of unknown shape: each test knows the fields that it reads.
  return JSON.parse(json) as Record<string, unknown>
}

test('the published build has a manifest', () => {
  expect(latest.id).toMatch(/^[0-9a-f]{16}$/)
  expect(manifest.id).toBe(latest.id)
  expect(manifest.timestamp).toBe(latest.timestamp)
  // It was built with DOCUMENTS=off.
  expect(manifest.withoutDocuments).toBe(true)
  expect(new Date(latest.timestamp).toISOString()).toBe(latest.timestamp)
  expect(filesIn(buildsDir)).toEqual(['/latest.json', `/meta/${latest.id}.json`])
})

test('every prerendered path has a document and a payload', () => {
  const files = new Set(filesIn(siteDir))
  expect(pageFiles.filter((file) => !files.has(file))).toEqual([])
  expect(manifest.paths).toContain('/')
  expect(manifest.paths).toContain('/en/products/gn-00012')
  expect(new Set(manifest.paths).size).toBe(manifest.paths.length)
})

test('every screen has a page in both languages', () => {
  const screens = readdirSync(join(import.meta.dirname, '../../pages'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.screen.tsx'))
    .map((path) => basename(path, '.screen.tsx'))
  for (const locale of LOCALES) {
    const paths = manifest.paths.filter((path) => splitLocale(path).locale === locale)
    const shown = new Set(
      paths.map((path) => (JSON.parse(textOf(join(path, '_payload.json'))) as { screen: string }).screen),
    )
    expect([...shown].toSorted()).toEqual(screens.toSorted())
  }
})

test('the manifest lists every file of the site, pages and payloads too', () => {
  const listed = manifest.files.map(({ path }) => path)
  expect(filesIn(siteDir)).toEqual(listed.toSorted())
  expect(listed).toEqual(expect.arrayContaining(pageFiles))
})

test('every file is listed with its size and its SHA-256', () => {
  expect(manifest.files.length).toBeGreaterThan(20)
  for (const { path, size, hash } of manifest.files) {
    const bytes = readFileSync(join(siteDir, path))
    expect([bytes.length, sha256(bytes)], path).toEqual([size, hash])
  }
})

test('the files that visitors and search engines ask for by name are there', () => {
  const files = filesIn(siteDir)
  const feeds = ['/news/feed.xml', '/en/news/feed.xml']
  for (const file of ['/sitemap.xml', '/en/sitemap.xml', ...feeds, '/robots.txt', '/config.json', ...ERROR_PAGES])
    expect(files).toContain(file)
  const config = { apiBaseUrl: '', tunnel: false, buildCheckInterval: 300_000, insight: true }
  expect(JSON.parse(textOf('config.json'))).toEqual(config)
  expect(textOf('robots.txt')).toContain('Sitemap: ')
})

test('each feed lists news pages of its language, and every document of the language links to it', () => {
  for (const locale of LOCALES) {
    const address = locale === 'zh' ? '/news/feed.xml' : '/en/news/feed.xml'
    const entries = parseXml(textOf(address)).children.filter(({ name }) => name === 'entry')
    const ids = entries.map(
      ({ children }) => children.find(({ name }) => name === 'id')?.text.slice(SITE.origin.length) ?? '',
    )
    const prefix = address.slice(0, -'feed.xml'.length)
    expect(ids.toSorted()).toEqual(manifest.paths.filter((path) => path.startsWith(prefix)).toSorted())
    for (const path of manifest.paths.filter((path) => splitLocale(path).locale === locale)) {
      expect(textOf(join(path, 'index.html'))).toContain(`type="application/atom+xml" href="${address}"`)
    }
  }
})

test('the sitemap says when news and questions were changed', () => {
  const entries = parseXml(textOf('en/sitemap.xml')).children
  const dayOf = (path: string) => {
    const entry = entries.find(({ children }) => children.some(({ text }) => text === `${SITE.origin}${path}`))
    return entry?.children.find(({ name }) => name === 'lastmod')?.text
  }
  expect(dayOf('/en/news/first')).toBe('2026-02-01')
  expect(dayOf('/en/faqs/what')).toBe('2026-01-01')
  expect(dayOf('/en/contact')).toBeUndefined()
})

test('no document loads a script before it is painted', () => {
  for (const file of documents) {
    const html = textOf(file)
    const scripts = tagsOf(html, 'script')
    expect(
      scripts.filter((tag) => /\bsrc=|\btype="module"/.test(tag)),
      file,
    ).toEqual([])
    expect(
      tagsOf(html, 'link').filter((tag) => tag.includes('modulepreload')),
      file,
    ).toEqual([])
    expect(
      scripts.filter((tag) => tag.includes('data-entry=')),
      file,
    ).toHaveLength(1)
  }
})

test('the manifest lists the hashes of exactly the inline scripts', () => {
  const hashes = documents.flatMap((file) =>
    [...textOf(file).matchAll(/<script(?![^>]*\btype="application)[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) =>
      hashScript(text),
    ),
  )
  expect(hashes.length).toBeGreaterThan(documents.length)
  expect([...new Set(hashes)].toSorted()).toEqual(manifest.scriptHashes.toSorted())
})

test('a document contains the payload of its page', () => {
  for (const path of manifest.paths) {
    const html = textOf(join(path, 'index.html'))
    const { payload } = stateOf(html)
    expect(JSON.stringify(payload), path).toBe(textOf(join(path, '_payload.json')))
    expect(html, path).toContain(`<body data-code="${latest.code}">`)
    expect(payload, path).toMatchObject({ code: latest.code })
  }
})

test('the not-found pages contain no payload, and are not indexed', () => {
  for (const file of ERROR_PAGES) {
    expect(stateOf(textOf(file)), file).not.toHaveProperty('payload')
    expect(textOf(file), file).toMatch(/<meta name="robots" content="noindex"/)
  }
})

test('content that looks like the end of a script does not close one', () => {
  const html = textOf('en/news/first/index.html')
  expect(html).toContain('New door station &lt;/script&gt;&lt;!-- &amp; &quot;quotes&quot;')
  expect(stateOf(html).payload).toMatchObject({ data: expect.objectContaining({}) as object })
  expect(html.match(/<\/script>/g)).toHaveLength(tagsOf(html, 'script').length)
})
