import { beforeAll, describe, expect, test } from 'vitest'
import type { Snapshot } from '../../../src/content/snapshot.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { createSearchEngine, type NamedHit } from '../../../src/web/features/search/create-search-engine.ts'
import { screenDocuments } from '../../../src/web/features/search/screens.ts'
import type { SearchEngine } from '../../../src/web/features/search/search-engine.ts'
import { seriesOf, snapshotOf } from '../catalogue/editorial/snapshot-factory.ts'
import { loadFixture } from '../fixture-content.ts'

/** A keystroke must not block the page, whatever the query; the limit is for a busy machine. */
const MAX_HOSTILE_MS = 500

/** Other names, other scripts, other widths and mistakes, with what is meant. */
const SAME_CATEGORY = [
  ['監視器', '攝影機'],
  ['摄像机', '攝影機'],
  ['camrea', 'camera'],
  ['车牌识别', '車牌'],
  ['ANPR', '車牌'],
  ['license plate', 'licence plate'],
  ['二維碼', 'QR Code'],
  ['QR-code', 'QR Code'],
  ['道閘', '柵欄機'],
  ['交換機', '交換器'],
  ['录像机', 'NVR'],
  ['dvr', 'NVR'],
  ['電視牆', 'video wall'],
  ['detecter', 'detector'],
  ['reeder', 'reader'],
  ['door stations', 'door station'],
  ['burglar alarm', 'alarm hub'],
  ['　人臉　', '人臉'],
  ['ＦＡＣＥ', 'face'],
  ['PoE交換器', 'PoE 交換器'],
] as const

/** The names of categories. */
const NAMES = [
  ['攝影機', 'Cameras'],
  ['車牌辨識攝影機', 'Licence plate cameras'],
  ['QR Code讀取機', 'QR code readers'],
  ['柵欄機', 'Barrier gates'],
  ['PoE交換器', 'PoE switches'],
  ['NVR錄影主機', 'NVR recorders'],
  ['電視牆', 'Video walls'],
  ['偵測器', 'Detectors'],
  ['讀卡機', 'Card readers'],
  ['門口機', 'Door stations'],
  ['無線保全主機', 'Alarm hubs'],
  ['人臉辨識機', 'Face terminals'],
].map(([zh = '', en = '']) => ({ zh, en }))

/** Series with these categories alone. */
const named = snapshotOf({
  series: NAMES.map((name, index) => {
    const series = seriesOf(`series-${index}`)
    return { ...series, categories: series.categories.map((category) => ({ ...category, name })) }
  }),
})
const namedEngines = { zh: createSearchEngine(named, 'zh'), en: createSearchEngine(named, 'en') }

let snapshot: Snapshot
let engines: Record<'zh' | 'en', SearchEngine<NamedHit>>

beforeAll(async () => {
  snapshot = await loadFixture()
  engines = {
    zh: createSearchEngine(snapshot, 'zh', screenDocuments(snapshot, 'zh')),
    en: createSearchEngine(snapshot, 'en', screenDocuments(snapshot, 'en')),
  }
  // Timeout for a busy machine.
}, 60_000)

describe.each(LOCALES)('%s', (locale) => {
  const keysOf = (query: string) => engines[locale].search(query).hits.map(({ key }) => key)

  test.each(SAME_CATEGORY)('%j finds what %j finds', (asked, meant) => {
    const categoryOf = (query: string) =>
      namedEngines[locale].search(query).hits.find(({ kind }) => kind === 'category')
    expect(namedEngines[locale].search(asked).hits.length).toBeGreaterThan(0)
    expect(categoryOf(asked)?.key).toBe(categoryOf(meant)?.key)
    expect(categoryOf(asked)).toBeDefined()
  })

  test('a query for something other than a product leads to a page, above products', () => {
    const first = (query: string) => engines[locale].search(query).hits[0]?.key
    for (const query of ['price', '報價', '报价单', 'quotation for cameras', '讀卡機價格'])
      expect(first(query)).toBe('contact')
    for (const query of ['datasheet', '規格書']) expect(first(query)).toBe('sheets')
    for (const query of ['wiring', '接線圖', 'manual']) expect(first(query)).toBe('guides')
    for (const query of ['CAD', 'DXF', '圖檔']) expect(first(query)).toBe('drawings')
    for (const query of ['型錄', 'brochure']) expect(first(query)).toBe('downloads')
    for (const query of ['firmware', '韌體']) expect(first(query)).toBe('firmware')
    for (const query of locale === 'zh' ? ['基隆', '台北市'] : ['Keelung', 'Taipei City'])
      expect(first(query), query).toBe('where-to-buy')
    expect(engines[locale].search('price', 'product')).toMatchObject({ hits: [], answers: new Set() })
  })

  test('a typed model comes before documents of its kind, then its specification and category', () => {
    const [model, specification, category] = engines[locale].search('AV-D40').hits
    expect([model?.key, specification?.kind, category?.kind]).toEqual(['av-d40-p', 'specification', 'category'])
    const wiring = locale === 'zh' ? 'AV-D40 接線' : 'AV-D40 wiring'
    const [first, second] = engines[locale].search(wiring).hits
    expect([first?.key, second?.key]).toEqual(['av-d40-p', 'guides'])
    expect(engines[locale].search('AV-D40', 'product').hits.map(({ kind }) => kind)).not.toContain('specification')
  })

  test('a kind of document leads to all documents too, unless the query says of what', () => {
    const keysOf = (query: string) => engines[locale].search(query).hits.map(({ key }) => key)
    expect(keysOf(locale === 'zh' ? '規格書' : 'datasheet').slice(0, 2)).toEqual(['sheets', 'downloads'])
    const ofCameras = keysOf(locale === 'zh' ? '攝影機規格書' : 'camera datasheet')
    expect(ofCameras[0]).toBe('sheets')
    expect(ofCameras[1]).not.toBe('downloads')
  })

  test('a letter for a one and a wrong Chinese character find what is meant, and say so', () => {
    const ones = engines[locale].search('av-rl0')
    expect([ones.hits[0]?.key, ones.isPartial]).toEqual(['av-r10', true])
    expect(engines.zh.search('門囗機').hits.length).toBeGreaterThan(0)
  })

  test('a word that is in nothing finds nothing, and a similar word says that it is one', () => {
    for (const query of ['zyxwv', 'prixe', 'qwertz', '鳳梨酥'])
      expect(engines[locale].search(query).hits, query).toEqual([])
    for (const query of ['camrea', 'detecter']) expect(engines[locale].search(query).isPartial, query).toBe(true)
    expect(engines[locale].search('camera').isPartial).toBe(false)
  })

  test('every model ranks first, in any notation', () => {
    for (const { code, model } of snapshot.product) {
      const fullWidth = [...model].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join('')
      for (const query of [
        model,
        code,
        code.replaceAll('-', ''),
        model.replaceAll('-', ''),
        model.replaceAll('-', ' '),
        model.replaceAll('-', '/'),
        fullWidth,
      ]) {
        expect(keysOf(query)[0], query).toBe(code)
      }
    }
  })

  test('models are found by their prefix', () => {
    for (const { code, model } of snapshot.product) {
      const start = model.slice(0, -1)
      const beginning = snapshot.product
        .filter((product) => product.model.startsWith(start))
        .map((product) => product.code)
      expect(keysOf(start).slice(0, beginning.length).toSorted(), start).toEqual(beginning.toSorted())
      expect(beginning).toContain(code)
    }
  })

  test.each(['香蕉牛奶', '龘龘', 'zzqqxx', '???', '', '   ', '。'])('%j finds nothing', (query) => {
    expect(keysOf(query)).toEqual([])
  })

  test('if no document has all words, those with most of them are partial matches', () => {
    const query = locale === 'zh' ? '按鍵 門口機 香蕉' : 'keypad station bananas'
    const { hits, isPartial } = engines[locale].search(query, 'product')
    expect(isPartial).toBe(true)
    expect(hits[0]?.key).toBe('av-d40-p')
    expect(engines[locale].search(`${query} zzqqxx yyqqxx`, 'product').hits).toEqual([])
  })

  test('a search for one kind returns no other kind', () => {
    const { hits } = engines[locale].search(locale === 'zh' ? '門' : 'door', 'faq')
    expect(hits.map(({ kind }) => kind)).toEqual(hits.map(() => 'faq'))
    expect(hits.length).toBeGreaterThan(0)
  })

  test.each([
    ['ten thousand characters', 'ab攝影機 '.repeat(1700)],
    ['ten thousand characters without a space', '門'.repeat(10_000)],
    ['many hyphens', '-a'.repeat(5000)],
    ['control characters', '\u0000\u0007\u001b[2J\u200b\ufeffcamera\r\n'],
    ['half a surrogate pair', '\ud83d camera'],
    ['signs of regular expressions', '(a+)+$ .*? [^\\]] {1,9999} \\p{L} (?<x>'],
    ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['names of objects', '__proto__ constructor toString hasOwnProperty'],
  ])('handles %s fast and without an error', (_name, query) => {
    const started = performance.now()
    expect(() => engines[locale].search(query)).not.toThrow()
    expect(performance.now() - started).toBeLessThan(MAX_HOSTILE_MS)
  })
})
