import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BASE_LOCALES, type Locale } from '../../base/i18n/locale.ts'
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
const PLACEHOLDER_OR_TAG = /\{\{[^}]*\}\}|<\/?\w+\/?>/g

/** Checks the words of the interface, those of drawings and data sheets too, as the texts of the content are checked. */
export function checkInterface(localesDir: string): EditorialReport {
  const names = [...new Set(BASE_LOCALES.flatMap((locale) => readdirSync(join(localesDir, locale))))]
    .sort()
    .filter((name) => name !== TYPED)
  const reports = names.map((name) => {
    const [zh, en] = [readWords(localesDir, 'zh', name), readWords(localesDir, 'en', name)]
    const { faults, warnings } = checkTexts(pair(zh, en), name)
    const locateIn = (fault: Fault) => locateWord(fault, localesDir)
    return { faults: faults.map(locateIn), warnings: warnings.map(locateIn) }
  })
  return {
    faults: reports.flatMap(({ faults }) => faults),
    warnings: reports.flatMap(({ warnings }) => warnings),
  }
}

function readWords(localesDir: string, locale: Locale, name: string): unknown {
  return JSON.parse(readFileSync(join(localesDir, locale, name), 'utf8'))
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

function isGroup(words: unknown): words is Record<string, unknown> {
  return typeof words === 'object' && words !== null
}

function readWord(word: unknown): string {
  if (typeof word !== 'string' || PRESCRIBED.has(word)) return ''
  return word.replaceAll(PLACEHOLDER_OR_TAG, NOT_PROSE).replaceAll(COLUMNS, ' ')
}

/** A record has both languages in one file, the interface has a file a language. */
function locateWord({ source, field, ...fault }: Fault, localesDir: string): Fault {
  const [, key = field, locale = 'zh'] = /^(.*)\.(zh|en)$/.exec(field) ?? []
  return { ...fault, source: join(relative(process.cwd(), localesDir), locale, source), field: key }
}
