import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { LOCALES } from '../../src/i18n/locale.ts'
import { localisePath } from '../../src/i18n/localised-path.ts'
import { ROOT } from '../build/run-build.ts'
import { readSite } from './read-site.ts'

const KB = 1000
/** Required limit of JavaScript for a first load, brotli. */
const MAX_SCRIPT_BYTES = 115 * KB
/** With the font, what a browser loads at a time over HTTP/1.1: a further one would delay the first paint by a round trip. */
const MAX_STYLESHEETS = 5
/** Required limit of styles for a first load, brotli. */
const MAX_STYLE_BYTES = 16 * KB
/** Pages of a screen load the same files: so many sets of files at least. */
const SCREENS = 20

/** Pages that were ordered. */
const ORDERED = [
  '/',
  '/contact',
  '/faqs',
  '/news',
  '/products',
  '/success-stories',
  '/products/access-control',
  '/products/video-intercom',
  '/products/security-solutions',
  '/products/devices-accessories',
  '/products/surveillance-monitoring',
  '/solutions/fire-alarm-system',
  '/solutions/smart-home-integration',
  '/solutions/parking-management-system',
  '/solutions/visitor-management-system',
  '/solutions/meeting-reservation-system',
  '/solutions/ai-smart-factory',
  '/solutions/community-security',
  '/solutions/aiot-property-management',
  '/solutions/video-intercom-system',
  '/solutions/construction-site-solution',
  '/solutions/wireless-security-system',
  '/solutions/long-term-care',
  '/login',
  '/settings',
  '/desk',
  '/desk/insight',
  '/desk/people',
  '/desk/privacy',
]

const site = readSite()
const pages = site.documents.filter(({ isErrorPage }) => !isErrorPage)

test('every page that was ordered is there in both languages', () => {
  const paths = new Set(pages.map(({ path }) => path))
  const ordered = LOCALES.flatMap((locale) => ORDERED.map((path) => localisePath(locale, path)))
  expect(ordered.filter((path) => !paths.has(path))).toEqual([])
  for (const screen of ['/products/', '/faqs/', '/news/'])
    for (const locale of LOCALES)
      expect(pages.some(({ path }) => path.startsWith(localisePath(locale, screen)))).toBe(true)
})

test('every page has a payload of the code that its document names', () => {
  const { code } = JSON.parse(readFileSync(join(ROOT, process.env.BUILDS_DIR ?? 'builds', 'latest.json'), 'utf8')) as {
    code: string
  }
  for (const { path } of pages)
    expect(JSON.parse(site.textOf(`${path === '/' ? '' : path}/_payload.json`)), path).toMatchObject({ code })
})

test('no document has an external script, a module script or a module preload', () => {
  for (const { path, html } of site.documents) {
    expect(html, path).not.toMatch(/<script[^>]+(?:src=|type="module")/)
    expect(html, path).not.toMatch(/<link[^>]+rel="modulepreload"/)
  }
})

test('the first load of a page has at most 115 KB of JavaScript, and five stylesheets of 16 KB', () => {
  const sizes = new Map<string, number>()
  const sizeOf = (address: string) => {
    const size = sizes.get(address) ?? brotliCompressSync(site.bytesOf(address)).length
    sizes.set(address, size)
    return size
  }
  const loads = new Set<string>()
  for (const { path, html } of pages) {
    const [, entry = '', preloads = ''] = /data-entry="([^"]+)" data-preloads="([^"]*)"/.exec(html) ?? []
    const addresses = [entry, ...preloads.split(' ').filter(Boolean)]
    const styles = [...html.matchAll(/<link rel="stylesheet" [^>]*href="([^"]+)"/g)].map(([, address = '']) => address)
    expect(styles.length, path).toBeGreaterThan(0)
    expect(styles.length, path).toBeLessThanOrEqual(MAX_STYLESHEETS)
    expect(sum(styles.map(sizeOf)), `${path}: ${styles.join(' ')}`).toBeLessThanOrEqual(MAX_STYLE_BYTES)
    if (loads.has(addresses.join(' '))) continue
    loads.add(addresses.join(' '))
    expect(addresses.length, path).toBeGreaterThan(2)
    expect(sum(addresses.map(sizeOf)), `${path}: ${addresses.join(' ')}`).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
  }
  expect(loads.size).toBeGreaterThan(SCREENS)
})

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
