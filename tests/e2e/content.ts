import { readdirSync, readFileSync } from 'node:fs'
import type { BuilderCase } from '../../src/catalogue/schema/builder-case.ts'
import type { Challenges } from '../../src/catalogue/schema/challenges.ts'
import type { Faq } from '../../src/catalogue/schema/faq.ts'
import type { News } from '../../src/catalogue/schema/news.ts'
import type { Product } from '../../src/catalogue/schema/product.ts'
import type { Series } from '../../src/catalogue/schema/series.ts'
import type { Solution } from '../../src/catalogue/schema/solution.ts'
import { type Locale, word } from './test.ts'

type Folders = {
  cases: BuilderCase
  faqs: Omit<Faq, 'body'>
  news: Omit<News, 'body'>
  products: Product
  series: Series
  solutions: Solution
}

const DATA = new URL('../../src/catalogue/data/', import.meta.url)

// The project's own content, checked by its own build.
const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, DATA), 'utf8')) as unknown

/** Reads all records of a folder of the site's content, in the order of their names. */
export function readRecords<Folder extends keyof Folders>(folder: Folder): Folders[Folder][] {
  return readdirSync(new URL(folder, DATA))
    .filter((name) => name.endsWith('.json'))
    .map((name) => readJson(`${folder}/${name}`) as Folders[Folder])
}

/** Reads one record of the site's content. @example readRecord('cases', '1') */
export function readRecord<Folder extends keyof Folders>(folder: Folder, key: string): Folders[Folder] {
  return readJson(`${folder}/${key}.json`) as Folders[Folder]
}

/** Reads the challenge cards. */
export function readChallenges(): Challenges {
  return readJson('challenges.json') as Challenges
}

/** Reads a word with its parameters filled in. @example phrase('en', 'news', 'pages.text', { page: 1, pages: 3 }) // 'Page 1 / 3' */
export function phrase(
  locale: Locale,
  namespace: string,
  key: string,
  values: Record<string, string | number>,
): string {
  return word(locale, namespace, key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
}

/** The model of a product as links name it. @example modelOf('vi-d720-p') // 'VI-D720-P' */
export function modelOf(code: string): string {
  return readRecord('products', code).model
}
