import { expect, test } from 'vitest'
import { assertOrigin, PRIVATE_PATHS, writeRobots, writeSitemap } from '../../../src/build/sitemap.ts'
import { alternates } from '../../../src/base/addresses.ts'
import { SITE } from '#vendor/site.ts'
import { parseXml, type XmlElement } from '../../parse-xml.ts'

const PATHS = ['/', '/news', '/news/a', '/products/vd-7100f-p']

function entriesOf(xml: string): XmlElement[] {
  return parseXml(xml).children
}

function childOf(entry: XmlElement | undefined, name: string): string | undefined {
  return entry?.children.find((child) => child.name === name)?.text
}

test('a sitemap is XML of the right kind', () => {
  const root = parseXml(writeSitemap('zh', PATHS, new Map()))
  expect(root.name).toBe('urlset')
  expect(root.attributes.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  expect(root.attributes['xmlns:xhtml']).toBe('http://www.w3.org/1999/xhtml')
})

test('an empty sitemap is XML, too', () => {
  expect(entriesOf(writeSitemap('zh', [], new Map()))).toEqual([])
})

test('every page has an entry with its address in the language', () => {
  const addresses = (locale: 'zh' | 'en') =>
    entriesOf(writeSitemap(locale, PATHS, new Map())).map((entry) => childOf(entry, 'loc'))
  expect(addresses('zh')).toEqual(['/', '/news', '/news/a', '/products/vd-7100f-p'].map((path) => SITE.origin + path))
  expect(addresses('en')).toEqual(
    ['/en', '/en/news', '/en/news/a', '/en/products/vd-7100f-p'].map((path) => SITE.origin + path),
  )
})

test('every page lists all its languages including its own, like its head', () => {
  for (const locale of ['zh', 'en'] as const) {
    for (const [index, entry] of entriesOf(writeSitemap(locale, PATHS, new Map())).entries()) {
      const links = entry.children.filter(({ name }) => name === 'xhtml:link').map(({ attributes }) => attributes)
      expect(links).toEqual(
        alternates(PATHS[index] ?? '').map(({ hreflang, href }) => ({ rel: 'alternate', hreflang, href })),
      )
    }
  }
})

test('a page has the date of its last change if it is known', () => {
  const [home, , article] = entriesOf(writeSitemap('en', PATHS, new Map([['/news/a', '2026-01-31']])))
  expect(childOf(article, 'lastmod')).toBe('2026-01-31')
  expect(childOf(home, 'lastmod')).toBeUndefined()
})

test('all staff pages are private', () => {
  const routes = import.meta.glob<string>('/pages/staff/*/*.page.route.ts', {
    eager: true,
    import: 'default',
  })
  expect(Object.keys(routes).length).toBeGreaterThan(4)
  expect([...PRIVATE_PATHS].toSorted()).toEqual(Object.values(routes).toSorted())
})

test('robots.txt lists both sitemaps and excludes only the API', () => {
  const lines = writeRobots().split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines.filter((line) => line.startsWith('Disallow:'))).toEqual(['Disallow: /api/'])
  expect(lines.filter((line) => line.startsWith('Sitemap:'))).toEqual([
    `Sitemap: ${SITE.origin}/sitemap.xml`,
    `Sitemap: ${SITE.origin}/en/sitemap.xml`,
  ])
})

test('the origin of the site is valid', () => {
  expect(assertOrigin).not.toThrow()
})
