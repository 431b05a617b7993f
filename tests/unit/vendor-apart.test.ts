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
  'src/content/editorial/glossary.json': 'other words that contain the characters of the name',
}

const codes = readdirSync(join(ROOT, 'src/vendor/content/products'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length).replace(/-p$/, ''))
const { wordmark, company, origin, email, phone } = SITE
const names = [
  wordmark.latin,
  company.en,
  new URL(origin).hostname.replace('www.', ''),
  email,
  ...Object.values(phone),
  REGISTRATION_NUMBER,
]

/** A name is a word of its own, except in Chinese, which has no spaces. Codes are without their last part `-p`, as readers write them. */
const NAMES = new RegExp(
  `(?<![\\w+-])(?:${alternatives(names)})(?!\\w)|${alternatives([wordmark.han, company.zh])}`,
  'g',
)
const CODES = new RegExp(`(?<![\\w-])(?:${alternatives(codes)})(?![A-Za-z0-9])`, 'gi')

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

function alternatives(words: readonly string[]): string {
  return words.map((word) => word.replaceAll(/[.+]/g, '\\$&')).join('|')
}
