import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { PLACEHOLDER } from '../../../src/content/editorial/placeholder.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { SITE } from '#vendor/site.ts'
import { codeOf, type SourceFile, sourceFiles } from '../source-files.ts'
import { namespacesOf, placeholdersOf, readWords, tagsOf, type WordTable, withoutPlural } from './locale-files.ts'

const zh = readWords('zh')
const en = readWords('en')

/** A whole word, not the end of another such as `get(`. */
const CALL = /(?<![\w$.])t\(\s*(?:"([^"]*)"|'([^']*)'|`([^`]*)`)/g
const STRING = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'/g

type Use = { path: string; key: string; isPrefix: boolean }

/** Finds the words that a source uses: by a whole key, or by its part before the first placeholder. */
function usesIn(path: string, code: string): Use[] {
  return [...code.matchAll(CALL)].map(([, double, single, template = '']) => {
    const text = double ?? single ?? template
    const start = text.split('${')[0] ?? ''
    return { path, key: fullKey(start), isPrefix: start !== text }
  })
}

/** Finds the keys in a source outside of calls, for example in a table of keys. */
function namedIn(code: string): string[] {
  return [...code.matchAll(STRING)].map(([, double, single]) => fullKey(double ?? single ?? ''))
}

function fullKey(key: string): string {
  return key.includes(':') ? key : `common:${key}`
}

/** Keys without plural endings, as in sources. */
function keysOf(words: WordTable): Set<string> {
  return new Set([...words.keys()].map(withoutPlural))
}

/** Returns folders by the namespace that a source in them imports as a whole object. */
function importersOf(files: readonly SourceFile[]): Map<string, string> {
  return new Map(
    files.flatMap(({ path, code }) =>
      [...code.matchAll(/from\s*["'][./]*\/locales\/zh\/([\w-]+)\.json["']/g)].map(
        ([, namespace = '']) => [namespace, dirname(path)] as const,
      ),
    ),
  )
}

/** Returns the code that an importer passes its object to: its own folder, and the folders that import from it. */
function readersOf(folder: string): string {
  const name = `/${basename(folder)}/`
  const folders = [folder, ...sources.filter(({ code }) => code.includes(name)).map(({ path }) => dirname(path))]
  return sources.flatMap(({ path, code }) => (folders.some((one) => path.startsWith(`${one}/`)) ? code : [])).join('\n')
}

/** Returns whether a word of an object is used: by its own name, or by that of a group whose members are looked up or listed. */
function isRead(key: string, code: string): boolean {
  const names = (key.split(':')[1] ?? '').split('.')
  const leaf = names.at(-1) ?? ''
  return (
    new RegExp(`[.{,\\s"'\`]${leaf}\\b`).test(code) ||
    names
      .slice(0, -1)
      .some((group) =>
        new RegExp(`\\b${group}\\s*\\[|(?:Object\\.values|wordOf|find)\\([\\w., ]*\\b${group}\\b`).test(code),
      )
  )
}

/** The sources of the site: examples of components use words that other code needs. */
const sources = sourceFiles(['pages', 'src', 'renderer']).filter(({ path }) => !path.endsWith('/examples.tsx'))
const uses = sources.flatMap(({ path, code }) => usesIn(path, code))

test('both languages have the same namespaces', () => {
  expect(namespacesOf('en')).toEqual(namespacesOf('zh'))
})

test('both languages have the same keys', () => {
  expect([...keysOf(en)].sort()).toEqual([...keysOf(zh)].sort())
})

test('a word has the same placeholders in both languages, in each of its plural forms', () => {
  const expected = new Map([...zh].map(([key, text]) => [withoutPlural(key), placeholdersOf(text)]))
  const differing = [...en]
    .filter(([key]) => !key.endsWith('_one'))
    .filter(([key, text]) => placeholdersOf(text).join() !== expected.get(withoutPlural(key))?.join())
  expect(differing).toEqual([])
  // "1 result" may spell out its number, but must not have other placeholders than the other forms.
  const strange = [...en].filter(([key, text]) =>
    placeholdersOf(text).some((name) => !expected.get(withoutPlural(key))?.includes(name)),
  )
  expect(strange).toEqual([])
})

test('a word has the same tags in both languages', () => {
  const expected = new Map([...zh].map(([key, text]) => [withoutPlural(key), tagsOf(text).join()]))
  expect([...en].filter(([key, text]) => tagsOf(text).join() !== expected.get(withoutPlural(key)))).toEqual([])
})

test('Chinese has one plural form, English has two', () => {
  const formsOf = (words: WordTable) => {
    const forms = new Map<string, string[]>()
    for (const key of words.keys()) {
      const base = withoutPlural(key)
      if (base !== key) forms.set(base, [...(forms.get(base) ?? []), key.slice(base.length)].sort())
    }
    return forms
  }
  expect([...formsOf(zh)].filter(([, forms]) => forms.join() !== '_other')).toEqual([])
  expect([...formsOf(en)].filter(([, forms]) => forms.join() !== '_one,_other')).toEqual([])
  expect([...formsOf(en).keys()].sort()).toEqual([...formsOf(zh).keys()].sort())
})

test('no word is empty', () => {
  for (const locale of LOCALES) expect([...readWords(locale)].filter(([, text]) => text.trim() === '')).toEqual([])
})

test('no word is a placeholder', () => {
  for (const locale of LOCALES)
    expect([...readWords(locale)].filter(([, text]) => text.includes(PLACEHOLDER[locale]))).toEqual([])
})

test('no Chinese word has a typed space between Han and Latin letters, except for the brand and messages of the specification', () => {
  const space = /\p{Script=Han} \p{Script=Latin}|\p{Script=Latin} \p{Script=Han}/u
  const spaced = [...zh].filter(([, text]) => space.test(text.replaceAll(SITE.brand.zh, ''))).map(([key]) => key)
  expect(spaced).toEqual(['contact:errors.email', 'login:errors.noToken'])
})

test('every word that is used exists', () => {
  const known = [...keysOf(zh)]
  const missing = uses.filter(
    ({ key, isPrefix }) => !known.some((word) => (isPrefix ? word.startsWith(key) : word === key)),
  )
  expect(missing).toEqual([])
})

test('every word that exists is used', () => {
  const named = new Set(sources.flatMap(({ code }) => namedIn(code)))
  const readers = new Map([...importersOf(sources)].map(([namespace, folder]) => [namespace, readersOf(folder)]))
  const isUsed = (word: string) => {
    const code = readers.get(word.split(':')[0] ?? '')
    return (
      named.has(word) ||
      uses.some(({ key, isPrefix }) => (isPrefix ? key !== 'common:' && word.startsWith(key) : word === key)) ||
      (code !== undefined && isRead(word, code))
    )
  }
  expect([...keysOf(zh)].filter((word) => !isUsed(word))).toEqual([])
})

test('keys are found in every notation', () => {
  const find = (source: string) =>
    usesIn('a.tsx', codeOf(source, 'tsx')).map(({ key, isPrefix }) => (isPrefix ? `${key}*` : key))
  expect(find("t('news:title')")).toEqual(['news:title'])
  expect(find("<p>{t('skip', { count: 2 })}</p>")).toEqual(['common:skip'])
  expect(find('t(`home:doors.${key}`)')).toEqual(['home:doors.*'])
  expect(find("get('news:title'); at.t('x'); // t('news:old')")).toEqual([])
})
