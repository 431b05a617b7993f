import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cleanPath, cleanReferrer } from '../../../src/server/insight/clean-place.ts'
import { cleanTerm } from '../../../src/server/insight/clean-term.ts'
import { templateOf, TEMPLATES } from '../../../src/web/features/insight/templates.ts'
import type { InsightKey } from '../../../src/server/insight/insight-counter.ts'
import { createVisitLimit } from '../../../src/server/insight/visit-limit.ts'
import { bucketOf, EDGES, percentileOf, VITALS } from '../../../src/server/insight/vitals.ts'
import { LIMITS } from '../../../pages/staff/desk-insight/vitals.ts'

const PAGES = join(import.meta.dirname, '../../../pages')

test('the speed of every public screen is counted under its name', () => {
  const screens = readdirSync(PAGES).filter((name) => existsSync(join(PAGES, name, `${name}.screen.tsx`)))
  expect([...TEMPLATES]).toEqual(screens.toSorted())
  expect(templateOf('<script>')).toBe('other')
})

test('the same search is counted as one', () => {
  for (const typed of [' Door  Lock', 'ｄｏｏｒ　ｌｏｃｋ', 'door\nlock', 'DOOR\u200b LOCK'])
    expect(cleanTerm(typed), typed).toBe('door lock')
  expect(cleanTerm('對講機')).toBe('對講機')
})

test.each([
  'x',
  'x'.repeat(41),
  '   ',
  'ann@example.com',
  '@ann_lin',
  '0912-345-678',
  '(02) 2345 6789',
  '+886 912 345 678',
  '０９１２３４５６７８',
  'A123456789',
  '192.0.2.44',
  '2001:db8:0:1::1',
  'https://example.com/ann',
  '台北市信義路五段7號',
  '中山北路2段',
  '12 Main Street',
  'No. 7, Lane 12, Roosevelt Rd',
])('a search that may name a person, or says nothing, is dropped: %s', (typed) => {
  expect(cleanTerm(typed)).toBeUndefined()
})

test.each(['AC-F520-P', '8mp ip camera', 'door 2026', '12樓 對講機', 'rtsp 554', '停車場 3 車道', 'EN 54-25'])(
  'a search for a thing is kept: %s',
  (typed) => {
    expect(cleanTerm(typed)).toBe(typed.toLowerCase())
  },
)

test('an address is counted without what follows its path, and only a path', () => {
  expect(cleanPath('/en/old%20page?user=ann#top')).toBe('/en/old page')
  expect(cleanPath('/100%')).toBe('/100%')
  expect(cleanPath('/a%3Fb=1')).toBe('/a')
  for (const path of ['', 'old', '//evil.example', '/\\evil.example', '/reset/ann@example.com', `/${'x'.repeat(200)}`])
    expect(cleanPath(path), path).toBeUndefined()
})

test('of another site only its origin is counted', () => {
  expect(cleanReferrer('https://search.example/find?q=ann')).toBe('https://search.example')
  expect(cleanReferrer('https://ann:secret@search.example/')).toBe('https://search.example')
  expect(cleanReferrer('https://www.search.example/')).toBe('https://www.search.example')
  expect(cleanReferrer('/news?utm=1')).toBe('/news')
  for (const referrer of ['', 'javascript:alert(1)', 'android-app://x', 'https://', 'https://203.0.113.7/'])
    expect(cleanReferrer(referrer), referrer).toBe('')
})

test('the limits of good and poor are edges of buckets, so that no value changes its side', () => {
  for (const vital of VITALS) {
    expect(EDGES[vital]).toEqual(EDGES[vital].toSorted((a, b) => a - b))
    expect(EDGES[vital]).toContain(LIMITS[vital].good)
    expect(EDGES[vital]).toContain(LIMITS[vital].poor)
  }
})

test('the 75th percentile of buckets is near that of the values', () => {
  for (const [vital, most] of [
    ['lcp', 6000],
    ['inp', 600],
    ['cls', 0.4],
  ] as const) {
    const values = Array.from({ length: 1000 }, (_, index) => (index / 1000) ** 2 * most)
    const counts = new Map<number, number>()
    for (const value of values) counts.set(bucketOf(vital, value), (counts.get(bucketOf(vital, value)) ?? 0) + 1)
    const exact = values[749] ?? 0
    expect(Math.abs((percentileOf(vital, counts) ?? 0) - exact) / exact, vital).toBeLessThan(0.02)
  }
  expect(percentileOf('lcp', new Map())).toBeUndefined()
  expect(percentileOf('lcp', new Map([[bucketOf('lcp', 1e9), 1]]))).toBe(60_000)
  expect(percentileOf('cls', new Map([[bucketOf('cls', 0), 5]]))).toBe(0)
})

test('10,000 visits of one address count as 120 in ten minutes, and many addresses take bounded room', () => {
  const limit = createVisitLimit()
  const allowed = (address: (index: number) => string, now: number) =>
    Array.from({ length: 10_000 }, (_, index) => limit.consume(address(index), now)).filter((wait) => wait === 0).length
  expect(allowed(() => '203.0.113.7', 0)).toBe(120)
  // The client chooses the second half of an IPv6 address.
  expect(allowed((index) => `2001:db8::${index.toString(16)}`, 1000)).toBe(120)
  expect(limit.consume('203.0.113.7', 1000)).toBe(599_000)
  expect(limit.consume('203.0.113.7', 600_000)).toBe(0)
  for (let index = 0; index < 25_000; index += 1)
    limit.consume(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`, 700_000)
  expect(limit.consume('198.51.100.1', 700_000)).toBeGreaterThan(0)
})

test('one address cannot use up the names of a day: ten of its texts count by name, the others without', () => {
  const limit = createVisitLimit()
  const search = (name: string): InsightKey => ({ kind: 'unfound', name, detail: 'en' })
  const namesOf = (address: string, names: readonly string[], now = 0) =>
    limit.withinShare(address, names.map(search), now).map(({ name }) => name)
  const invented = Array.from({ length: 12 }, (_, index) => `invented ${index}`)
  expect(namesOf('203.0.113.7', invented)).toEqual([...invented.slice(0, 10), '', ''])
  expect(namesOf('203.0.113.7', ['invented 0', 'another'])).toEqual(['invented 0', ''])
  expect(namesOf('2001:db8::1', ['turnstile'])).toEqual(['turnstile'])
  const lcp: InsightKey = { kind: 'lcp', name: 'home', detail: '3' }
  expect(limit.withinShare('203.0.113.7', [lcp], 0)).toEqual([lcp])
  expect(namesOf('203.0.113.7', ['tomorrow'], 86_400_000)).toEqual(['tomorrow'])
})
