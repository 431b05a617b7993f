import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { REGISTRATION_NUMBER, SITE } from '#vendor/site.ts'
import { listFiles, ROOT } from '../docs/markdown.ts'
import { CONTENT_FOLDER, VENDOR_FOLDER } from '../../src/base/vendor-folder.ts'

/** Where the software is. `#vendor/` is the vendor's own. */
const SEARCHED = new RegExp(`^(?!${VENDOR_FOLDER}/)(?:src/|pages/|renderer/|scripts/|locales/|README\\.md$)`)
const TEXT = /\.(?:tsx?|mjs|cjs|css|json|md|html)$/

/** Files and folders that may still name the vendor or its products, or repeat a sentence. Remove a line when nothing is found there any more. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'locales/en/guide.json': 'steps of installation guides, which records repeat',
  'locales/zh/guide.json': 'steps of installation guides, which records repeat',
  'src/content/editorial/glossary.json': 'other words that contain the characters of the name',
}

const codes = readdirSync(join(ROOT, CONTENT_FOLDER, 'products'))
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

const CONTENT = join(ROOT, CONTENT_FOLDER)
const sentences = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:json|md)$/.test(path))
  .flatMap((path) => readFileSync(join(CONTENT, path), 'utf8').split(/[\n"]|(?<=[.。:：;；]) */))

/** A name is a word of its own, except in Chinese, which has no spaces. Codes are without their last part `-p`, as readers write them. */
const NAMES = new RegExp(
  `(?<![\\w+-])(?:${alternatives(names)})(?!\\w)|${alternatives([wordmark.han, company.zh])}`,
  'g',
)
const CODES = new RegExp(`(?<![\\w-])(?:${alternatives(codes)})(?![A-Za-z0-9])`, 'gi')

/** How a sentence of the content begins, by language: shorter ones are terms that anyone uses. */
const HEADS = [30, 14].map((length) => ({ length, heads: new Set(sentences.flatMap((text) => headOf(text, length))) }))

const found = listFiles()
  .filter((path) => SEARCHED.test(path) && TEXT.test(path))
  .flatMap((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8')
    return [...(text.match(NAMES) ?? []), ...(text.match(CODES) ?? []), ...sentencesIn(text)].map((name) => ({
      path,
      name,
    }))
  })

test('the software names neither the vendor nor its products, and repeats none of its sentences', () => {
  const exceptions = Object.keys(EXCEPTIONS)
  const unexpected = found.filter(({ path }) => !exceptions.some((exception) => isIn(path, exception)))
  expect(unexpected.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
})

test.each(Object.keys(EXCEPTIONS))('the exception %s is still needed', (exception) => {
  expect(found.some(({ path }) => isIn(path, exception))).toBe(true)
})

/** Only Chinese says something in so few characters as the shorter length has. */
function headOf(sentence: string, length: number): string[] {
  const head = sentence.slice(0, length)
  return head.length === length && (length === 30 || /^[\p{Script=Han}，、]+$/u.test(head)) ? [head] : []
}

function sentencesIn(text: string): string[] {
  return HEADS.flatMap(({ length, heads }) =>
    Array.from(text, (_, index) => text.slice(index, index + length)).filter((part) => heads.has(part)),
  )
}

function isIn(path: string, place: string): boolean {
  return place.endsWith('/') ? path.startsWith(place) : path === place
}

function alternatives(words: readonly string[]): string {
  // A vendor may have its name in one script alone, or no number.
  return words
    .filter(Boolean)
    .map((word) => word.replaceAll(/[.+]/g, '\\$&'))
    .join('|')
}
