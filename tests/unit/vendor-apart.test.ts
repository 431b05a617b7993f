import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { REGISTRATION_NUMBER, SITE } from '../../src/vendor/site.ts'
import { listFiles, ROOT } from '../docs/markdown.ts'

/** Where the software is. `src/vendor/` is the vendor's own. */
const SEARCHED = /^(?:src\/(?!vendor\/)|pages\/|renderer\/|scripts\/|locales\/|README\.md$)/
const TEXT = /\.(?:tsx?|mjs|cjs|css|json|md|html)$/

/** Files and folders that may still name the vendor or its products. Remove a line when nothing is found there any more. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'README.md': 'the title of the project',
  'locales/en/downloads.json': 'an example of a model',
  'locales/en/editor.json': 'examples of a model and of a path',
  'locales/zh/downloads.json': 'an example of a model',
  'locales/zh/editor.json': 'examples of a model and of a path',
  'pages/': 'products that a screen shows, and examples in comments',
  'src/README.md': 'the way of a record through the code',
  'src/artwork/drawing/README.md': 'examples of products',
  'src/artwork/drawing/products/images-of.ts': 'an example in a comment',
  'src/artwork/drawing/scenes/places/': 'scenes name the products that stand in them',
  'src/artwork/films/stories/': 'films name the products that stand in them',
  'src/content/': 'examples in comments; words that contain the characters of the name',
  'src/tools/editing/': 'examples in comments and in the guide',
  'src/web/': 'examples in comments and in the gallery',
}

const codes = readdirSync(join(ROOT, 'src/vendor/content/products'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length))
const { wordmark, company, origin, email, phone } = SITE
const names = [
  wordmark.latin,
  company.en,
  new URL(origin).hostname.replace('www.', ''),
  email,
  ...Object.values(phone),
  REGISTRATION_NUMBER,
]

/** Codes are models in lower case. A name is a word of its own, except in Chinese, which has no spaces. */
const NAMES = new RegExp(
  `(?<![\\w+-])(?:${alternatives(names)})(?!\\w)|${alternatives([wordmark.han, company.zh])}`,
  'g',
)
const CODES = new RegExp(`(?<![\\w-])(?:${alternatives(codes)})(?!\\w)`, 'gi')

const found = listFiles()
  .filter((path) => SEARCHED.test(path) && TEXT.test(path))
  .flatMap((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8')
    return [...(text.match(NAMES) ?? []), ...(text.match(CODES) ?? [])].map((name) => ({ path, name }))
  })

test('the software names neither the vendor nor one of its products', () => {
  const exceptions = Object.keys(EXCEPTIONS)
  const unexpected = found.filter(({ path }) => !exceptions.some((exception) => isIn(path, exception)))
  expect(unexpected.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
})

test.each(Object.keys(EXCEPTIONS))('the exception %s is still needed', (exception) => {
  expect(found.some(({ path }) => isIn(path, exception))).toBe(true)
})

function isIn(path: string, place: string): boolean {
  return place.endsWith('/') ? path.startsWith(place) : path === place
}

/** The longest first: a model may begin with another one. */
function alternatives(words: readonly string[]): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.+]/g, '\\$&'))
    .join('|')
}
