import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandVariables } from '../../../src/base/i18n/brand-variables.ts'
import type { Locale } from '../../../src/base/i18n/locale.ts'

const LOCALES_DIR = join(import.meta.dirname, '../../../locales')

/** The words of a language by full key: `products:title`. */
export type WordTable = ReadonlyMap<string, string>

/** Reads all words of a language. */
export function readWords(locale: Locale): WordTable {
  return new Map(
    namespacesOf(locale).flatMap((namespace) => {
      const words: unknown = JSON.parse(readFileSync(join(LOCALES_DIR, locale, `${namespace}.json`), 'utf8'))
      return flatten(words, `${namespace}:`)
    }),
  )
}

/** Lists the namespaces of a language. */
export function namespacesOf(locale: Locale): string[] {
  return readdirSync(join(LOCALES_DIR, locale))
    .map((name) => name.replace(/\.json$/, ''))
    .sort()
}

/** Returns a key without the ending of its plural form. */
export function withoutPlural(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '')
}

/** Returns the placeholders of a text but those of the brand, which are always filled in, sorted. */
export function placeholdersOf(text: string): string[] {
  const names = [...text.matchAll(/\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => !(name in brandVariables('zh'))).sort()
}

/** Returns the tags of a text that contains React elements, sorted. */
export function tagsOf(text: string): string[] {
  return (text.match(/<\/?\w+\/?>/g) ?? []).sort()
}

function flatten(words: unknown, prefix: string): [string, string][] {
  if (typeof words === 'string') return [[prefix, words]]
  if (typeof words !== 'object' || words === null) throw new Error(`${prefix} is neither text nor a group of texts`)
  const joint = prefix.endsWith(':') ? '' : '.'
  return Object.entries(words).flatMap(([key, value]) => flatten(value, `${prefix}${joint}${key}`))
}
