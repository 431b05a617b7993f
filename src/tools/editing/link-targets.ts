import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inEachLocale } from '../../base/i18n/in-each-locale.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import { isLocalisedText, type LocalisedText } from '../../base/i18n/localised.ts'
import type { EntityName } from '../../content/entities.ts'
import { pathOfRecord } from '../../content/moves.ts'
import { COLLECTIONS, type Collection } from './collections.ts'
import { editorWords } from './field-words.ts'

/** A page that a text can link to, with the words of such a link in each language. */
export type LinkTarget = { href: string; kind: string; words: LocalisedText; detail?: string | undefined }

/** The field that a record with a page is called by in a text. */
const CALLED_BY: Readonly<Record<string, string>> = {
  product: 'model',
  solution: 'title',
  news: 'title',
  faq: 'question',
  page: 'title',
  series: 'name',
}

/** Lists the pages that texts can link to, of records as their files are now: one that cannot be read is left out. */
export function listLinkTargets(contentDir: string, locale: Locale): LinkTarget[] {
  const { collections, toolbar } = editorWords(locale)
  const screens = Object.keys(toolbar.screens).map((href) => ({
    href,
    kind: toolbar.screen,
    words: inEachLocale((each) => editorWords(each).toolbar.screens[href as keyof typeof toolbar.screens]),
  }))
  const records = COLLECTIONS.flatMap((collection) =>
    readFolder(contentDir, collection).flatMap(({ key, record }): LinkTarget[] => {
      const href = collection.name === 'page' ? `/${key}` : pathOfRecord(collection.name as EntityName, key)
      const called = record[CALLED_BY[collection.name] ?? '']
      if (href === undefined || !(typeof called === 'string' || isLocalisedText(called))) return []
      const words = typeof called === 'string' ? inEachLocale(() => called) : called
      const kind = collections[collection.name as keyof typeof collections]
      const name = collection.name === 'product' && isLocalisedText(record.name) ? record.name[locale] : undefined
      return [{ href, kind, words, detail: name }]
    }),
  )
  const documents = records.flatMap(({ detail, words }): LinkTarget[] => {
    if (detail === undefined) return []
    const inEach = inEachLocale((each) =>
      editorWords(each).toolbar.documentsOf.replace('{{model}}', () => words[locale]),
    )
    return [{ href: `/downloads?q=${words[locale]}`, kind: toolbar.documents, words: inEach, detail }]
  })
  return [...screens, ...records, ...documents]
}

function readFolder(contentDir: string, { folder }: Collection): { key: string; record: Record<string, unknown> }[] {
  const path = join(contentDir, folder)
  const names = existsSync(path) ? readdirSync(path).filter((name) => /^[^.].*\.json$/.test(name)) : []
  return names.sort().flatMap((name) => {
    try {
      const record: unknown = JSON.parse(readFileSync(join(path, name), 'utf8'))
      // Its fields are checked where they are read.
      return [{ key: name.slice(0, -'.json'.length), record: { ...(record as Record<string, unknown>) } }]
    } catch {
      return []
    }
  })
}
