import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VENDOR_FOLDER } from '../vendor-folder.ts'

/** A group of words, at any depth. */
export type WordGroup = { readonly [key: string]: string | WordGroup }

/** Folder of the vendor's own words, relative to the project: `<language>/<screen>.json`, as in `locales/`. */
export const WORDS_FOLDER = `${VENDOR_FOLDER}/words`

/** Folder of the words of the interface, relative to the project. */
const LOCALES_FOLDER = 'locales'

/** Reads a file of words, relative to `root`, with the vendor's own words in the place of those of the interface. */
export function readWordFile(root: string, locale: string, name: string): WordGroup {
  const [words, own] = [LOCALES_FOLDER, WORDS_FOLDER].map((folder) => readGroup(join(root, folder, locale, name)))
  return mergeWords(words ?? {}, own ?? {})
}

/** Lists the names of the files of words of a language: none for a language without words of its own. */
export function listWordFiles(root: string, locale: string, folder: string = LOCALES_FOLDER): string[] {
  const path = join(root, folder, locale)
  return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.json')) : []
}

/** Replaces the words of a group, at any depth, by those that another group has for them, and adds what it has besides. */
export function mergeWords(words: WordGroup, own: WordGroup): WordGroup {
  const entries = Object.entries(own).map(([key, word]) => {
    const other = words[key]
    return [key, typeof word === 'object' && typeof other === 'object' ? mergeWords(other, word) : word] as const
  })
  return { ...words, ...Object.fromEntries(entries) }
}

/** Reads a file of words; no words if there is none. Throws an error that names a file which is not JSON. */
export function readGroup(path: string): WordGroup {
  if (!existsSync(path)) return {}
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as WordGroup
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
