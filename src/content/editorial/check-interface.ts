import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brandVariables } from '../../base/i18n/brand-variables.ts'
import { BASE_LOCALES, LOCALES } from '../../base/i18n/locale.ts'
import { listWordFiles, readGroup, readWordFile, type WordGroup, WORDS_FOLDER } from '../../base/i18n/vendor-words.ts'
import type { Fault } from '../faults.ts'
import { checkTexts, type EditorialReport } from './check-texts.ts'
import { NOT_PROSE } from './readable-text.ts'

/** Messages that the specification words (tests/requirements.md, sections 5 and 8): they stay as they are. */
const PRESCRIBED = new Set<unknown>([
  '請輸入有效的 Email',
  '提交失敗，請稍後再試',
  '獲取個人資料失敗',
  '回應中找不到有效的 token',
])
/** Input of visitors is not worded by us. */
const TYPED = 'search-words.json'
/** Names of languages, each in its own. */
const LANGUAGES = 'languages'
/** Lettering on a device stands in columns. */
const COLUMNS = /(?<=\S) {2,}(?=\S)/g
/** Variables of the brand. */
const BRAND = new Set(Object.keys(brandVariables('zh')))
const PLACEHOLDER_OR_TAG = /\{\{[^}]*\}\}|<\/?\w+\/?>/g

/**
 * Checks the words of the interface, those of drawings and data sheets too, as the texts of the content are checked, with
 * the vendor's own words in their place. `root` is the folder of the project.
 */
export function checkInterface(root: string): EditorialReport {
  const own = checkOwnWords(root)
  if (own.length > 0) return { faults: own, warnings: [] }
  const names = [...new Set(BASE_LOCALES.flatMap((locale) => listWordFiles(root, locale)))]
    .sort()
    .filter((name) => name !== TYPED)
  const reports = names.map((name) => {
    const [zh, en] = [readWordFile(root, 'zh', name), readWordFile(root, 'en', name)]
    const { faults, warnings } = checkTexts(pair(zh, en), name)
    const locateIn = (fault: Fault) => locateWord(fault, root)
    return { faults: faults.map(locateIn), warnings: warnings.map(locateIn) }
  })
  return {
    faults: reports.flatMap(({ faults }) => faults),
    warnings: reports.flatMap(({ warnings }) => warnings),
  }
}

/** Checks that each of the vendor's own words stands for one of the interface, with the same placeholders and tags. */
function checkOwnWords(root: string): Fault[] {
  return LOCALES.flatMap((locale) =>
    listWordFiles(root, locale, WORDS_FOLDER).flatMap((name) => {
      const source = join(WORDS_FOLDER, locale, name)
      const refuse: Refuse = (field, value, expected) => ({ source, field, value, expected })
      const [known] = [locale, ...BASE_LOCALES]
        .map((each) => join(root, 'locales', each, name))
        .filter((path) => existsSync(path))
      if (!known) return [refuse('', name, 'the name of a file in locales')]
      try {
        return compareWords(readGroup(known), readGroup(join(root, source)), refuse)
      } catch (error) {
        return [refuse('', String(error), 'valid JSON')]
      }
    }),
  )
}

type Refuse = (field: string, value: unknown, expected: string) => Fault

function compareWords(known: WordGroup, own: WordGroup, refuse: Refuse, group = ''): Fault[] {
  return Object.entries(own).flatMap(([key, word]) => {
    const field = `${group}${key}`
    const original = Object.hasOwn(known, key) ? known[key] : undefined
    if (original === undefined) return [refuse(field, word, 'a key of the same file in locales')]
    if (typeof original === 'object')
      return isGroup(word)
        ? compareWords(original, word, refuse, `${field}.`)
        : [refuse(field, word, 'a group of words')]
    if (typeof word !== 'string' || word.trim() === '') return [refuse(field, word, 'a text')]
    const [wanted, found] = [original, word].map(marksOf)
    return wanted === found ? [] : [refuse(field, word, wanted ? `${wanted} in it` : 'no placeholder and no tag')]
  })
}

/** Lists the placeholders and tags of a word, but those of the brand, which are always filled in. */
function marksOf(word: string): string {
  const marks = (word.match(PLACEHOLDER_OR_TAG) ?? []).filter((mark) => !BRAND.has(mark.replace(/[{}\s]/g, '')))
  return [...new Set(marks)].sort().join(' ')
}

/** Puts the languages of each word beside each other. A plural that one language lacks is empty there. */
function pair(zh: unknown, en: unknown): object {
  if (isGroup(zh) || isGroup(en)) {
    const groups = [zh, en].map((words) => (isGroup(words) ? words : {}))
    const keys = new Set(groups.flatMap(Object.keys).filter((key) => key !== LANGUAGES))
    return Object.fromEntries([...keys].map((key) => [key, pair(groups[0]?.[key], groups[1]?.[key])]))
  }
  return { zh: readWord(zh), en: readWord(en) }
}

function isGroup(words: unknown): words is WordGroup {
  return typeof words === 'object' && words !== null
}

function readWord(word: unknown): string {
  if (typeof word !== 'string' || PRESCRIBED.has(word)) return ''
  return word.replaceAll(PLACEHOLDER_OR_TAG, NOT_PROSE).replaceAll(COLUMNS, ' ')
}

/** A record has both languages in one file, the interface has a file a language, and perhaps the vendor's beside it. */
function locateWord({ source, field, ...fault }: Fault, root: string): Fault {
  const [, key = field, locale = 'zh'] = /^(.*)\.(zh|en)$/.exec(field) ?? []
  const own = join(WORDS_FOLDER, locale, source)
  const isOwn = existsSync(join(root, own)) && hasWord(readGroup(join(root, own)), key)
  return { ...fault, source: isOwn ? own : join('locales', locale, source), field: key }
}

function hasWord(words: WordGroup, key: string): boolean {
  return (
    key.split('.').reduce<unknown>((group, part) => (isGroup(group) ? group[part] : undefined), words) !== undefined
  )
}
