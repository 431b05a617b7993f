import { beforeAll, describe, expect, test } from 'vitest'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import type { Snapshot } from '../../../src/content/snapshot.ts'
import { type Locale, LOCALES } from '../../../src/base/i18n/locale.ts'
import { createSearchEngine, type NamedHit } from '../../../src/web/features/search/create-search-engine.ts'
import type { SearchEngine } from '../../../src/web/features/search/search-engine.ts'
import { screenDocuments } from '../../../src/web/features/search/screens.ts'
import { searchDocuments } from '../../../src/web/features/search/documents.ts'
import { GRADED_ANSWERS, GRADED_PARTS, GRADED_QUERIES, type Grades } from './graded-queries.ts'
import { loadShippedContent } from '../shipped-content.ts'

/** How many results a visitor looks at. */
const FIRST = 5
const LEAST_MEAN = 0.9
/** For a part few results are right, and its device follows. */
const LEAST_MEAN_OF_PARTS = 0.8
/** Written by someone who had not seen the search: 0.63 and 0.67 at first. The aim is 0.93, no class below 0.85. */
const LEAST_OF_ANSWERS = { mean: 0.83, ofClass: 0.7 }
const GOOD = 2

let snapshot: Snapshot
let engines: Record<'zh' | 'en', SearchEngine<NamedHit>>
/** For each possible result its name and the ids of the hierarchy that stand for it. */
let results: ReadonlyMap<string, readonly string[]>

beforeAll(async () => {
  snapshot = await loadShippedContent()
  engines = {
    zh: createSearchEngine(snapshot, 'zh', screenDocuments(snapshot, 'zh')),
    en: createSearchEngine(snapshot, 'en', screenDocuments(snapshot, 'en')),
  }
  results = listResults(snapshot)
}, 60_000)

function listResults(content: Snapshot): ReadonlyMap<string, readonly string[]> {
  const { series, product } = content
  const parts = new Map<string, readonly string[]>()
  for (const { categories } of series) {
    for (const category of categories) {
      parts.set(`category:${category.id}`, [category.id])
      for (const { id, specifications } of category.subCategories) {
        parts.set(`subCategory:${id}`, [id, category.id])
        for (const each of specifications) parts.set(`specification:${each.id}`, [each.id, id, category.id])
      }
    }
  }
  const { shelfOf } = createCatalogue(content)
  for (const each of product) {
    const { category, subCategory, specification } = shelfOf(each)
    parts.set(`product:${each.code}`, [specification.id, subCategory.id, category.id])
  }
  const names = [...searchDocuments(content, 'zh'), ...screenDocuments(content, 'zh')].map(
    ({ record: { kind, key } }) => `${kind}:${key}`,
  )
  return new Map(names.map((name) => [name, parts.get(name) ?? []]))
}

function gradeOf(result: string, grades: Grades): number {
  const names = [result, ...(results.get(result) ?? [])]
  return names.map((name) => grades[name]).find((grade) => grade !== undefined) ?? 0
}

/** Discounted cumulative gain of the first results, as a share of the best possible. */
function ndcg(found: readonly string[], grades: Grades): number {
  const gain = (worth: readonly number[]) =>
    worth.slice(0, FIRST).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
  const best = [...results.keys()].map((result) => gradeOf(result, grades)).toSorted((a, b) => b - a)
  return gain(found.map((result) => gradeOf(result, grades))) / gain(best)
}

test('every grade is of something that can be found', () => {
  const known = new Set([...results.keys(), ...[...results.values()].flat()])
  const graded = [...GRADED_QUERIES, ...GRADED_PARTS].flatMap(({ grades }) => Object.keys(grades))
  expect(graded.filter((name) => !known.has(name))).toEqual([])
})

describe.each(LOCALES)('%s', (locale) => {
  test(`the first ${FIRST} results are what people who ask would want`, () => {
    const scored = GRADED_QUERIES.filter((query) => query.locale === locale).map(({ query, grades }) => {
      const found = engines[locale].search(query).hits.map(({ kind, key }) => `${kind}:${key}`)
      return { query, found: found.slice(0, FIRST), score: ndcg(found, grades) }
    })
    const mean = scored.reduce((sum, { score }) => sum + score, 0) / scored.length
    const worst = scored
      .toSorted((a, b) => a.score - b.score)
      .slice(0, 10)
      .map(({ query, found, score }) => `${score.toFixed(2)} ${query}: ${found.join(' ')}`)
    expect(scored.length).toBeGreaterThanOrEqual(40)
    expect(mean, `mean ${mean.toFixed(3)}, worst:\n${worst.join('\n')}`).toBeGreaterThanOrEqual(LEAST_MEAN)
  })

  test('whatever people type leads to what they want', () => {
    const scored = GRADED_ANSWERS.filter((query) => query.locale === locale).map(({ asker, query, grades }) => {
      const found = engines[locale].search(query).hits.map(({ kind, key }) => `${kind}:${key}`)
      return { asker, score: ndcg(found, grades) }
    })
    const meanOf = (some: typeof scored) => some.reduce((sum, { score }) => sum + score, 0) / some.length
    const classes = [...new Set(scored.map(({ asker }) => asker))]
    const means = classes.map((name) => [name, meanOf(scored.filter(({ asker }) => asker === name))] as const)
    expect(scored).toHaveLength(120)
    expect(meanOf(scored)).toBeGreaterThanOrEqual(LEAST_OF_ANSWERS.mean)
    for (const [name, mean] of means) expect(mean, name).toBeGreaterThanOrEqual(LEAST_OF_ANSWERS.ofClass)
  })

  test('a search for a part finds it before its device', () => {
    const scores = GRADED_PARTS.filter((query) => query.locale === locale).map(({ query, grades }) => {
      const found = engines[locale].search(query).hits.map(({ kind, key }) => `${kind}:${key}`)
      expect(gradeOf(found[0] ?? '', grades), `${query}: ${found[0]}`).toBeGreaterThanOrEqual(GOOD)
      return ndcg(found, grades)
    })
    expect(scores.length).toBeGreaterThanOrEqual(10)
    expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThanOrEqual(LEAST_MEAN_OF_PARTS)
  })
})

test.each(LOCALES)('the digits of a model find it (%s)', (locale) => {
  expect(engines[locale].search('520').hits[0]?.key).toBe('ac-f520-p')
  expect(engines[locale].search('254').hits[0]?.key).toBe('ss-fr254')
})

test('a word that is written alike in both languages finds the same products', () => {
  for (const word of [
    'PoE',
    'OSDP',
    'SIP',
    'ONVIF',
    'RAID',
    'Wiegand',
    'RS-485',
    'QR Code',
    'WDR',
    'IP66',
    'Modbus',
    '4G',
  ]) {
    const keysIn = (locale: Locale) => engines[locale].search(word, 'product').hits.map(({ key }) => key)
    const [zh, en] = [keysIn('zh'), keysIn('en')]
    const inOneOnly = [...zh.filter((key) => !en.includes(key)), ...en.filter((key) => !zh.includes(key))]
    expect(inOneOnly.length, `${word}: ${inOneOnly.join(' ')}`).toBeLessThanOrEqual(Math.max(1, zh.length * 0.1))
  }
})

test('the list of products has as many results as the panel counts', () => {
  for (const { locale, query } of GRADED_QUERIES) {
    const engine = engines[locale === 'zh' ? 'zh' : 'en']
    const counted = engine.search(query).hits.filter(({ kind }) => kind === 'product')
    const { hits, isPartial } = engine.search(query, 'product')
    // Where no product has all words, the list shows some that have most.
    expect([counted.length, isPartial && hits.length], query).toContain(hits.length)
  }
})
