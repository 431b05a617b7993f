import { DOCUMENT_LOCALES } from '../../src/base/i18n/document-locales.ts'
import {
  documentNumber,
  documentPath,
  hasWords,
  MADE_DOCUMENTS,
  type MadeDocument,
  notesPath,
} from '../../src/content/document-files.ts'
import { DEFAULT_LOCALE, type Locale } from '../../src/base/i18n/locale.ts'
import type { DocumentFacts } from './document-facts.ts'

/** Kinds of documents, in the order of the list and of the filter. */
export const DOCUMENT_KINDS = [...MADE_DOCUMENTS, 'firmware', 'other'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export type ListedDocument = {
  kind: DocumentKind
  /** Only what the build makes has one. */
  number?: string
  /** How a file of the vendor's own is called. */
  title?: string
  /** The file, or for firmware the path of its notes without language. */
  href: string
  version: string
  updatedOn: string
  /** Absent if it is for all languages. */
  language?: Locale
}

export type ListedProduct = {
  code: string
  model: string
  name: string
  series: DocumentFacts['series'][number] | undefined
  documents: ListedDocument[]
}

/** Lists the documents of all products of the facts, in all languages. */
export function listDocuments(facts: DocumentFacts): ListedProduct[] {
  const { models, names, of, series } = facts
  return models.map((model, at) => ({
    code: model.toLowerCase(),
    model,
    name: names[at] ?? '',
    series: series[of[at] ?? -1],
    documents: DOCUMENT_KINDS.flatMap((kind) => documentsOf(kind, at, facts)),
  }))
}

function documentsOf(kind: DocumentKind, at: number, facts: DocumentFacts): ListedDocument[] {
  const own = facts.own
    .filter((each) => each.at === at && each.kind === kind)
    .map(({ at: _at, src, ...rest }) => ({ ...rest, href: src }))
  if (kind === 'firmware') {
    const release = facts.firmware[facts.runs[at] ?? -1]
    if (!release) return []
    const { id, version, releasedOn } = release
    return [{ kind, href: notesPath(id), version, updatedOn: releasedOn }]
  }
  return kind === 'other' ? own : [...own, ...madeOf(kind, at, facts)]
}

function madeOf(
  kind: MadeDocument,
  at: number,
  { models, editions, sheets, papers, kinds }: DocumentFacts,
): ListedDocument[] {
  const isMade = kind === 'sheet' || kinds[at]?.includes(kind.charAt(0))
  const edition = editions[(kind === 'sheet' ? sheets : papers)[at] ?? -1]
  if (!isMade || edition === undefined) return []
  const [version = '', updatedOn = ''] = edition.split(' ')
  const model = models[at] ?? ''
  const shared = { kind, number: documentNumber(model, kind), version, updatedOn }
  if (!hasWords(kind)) return [{ ...shared, href: documentPath(model, kind, DEFAULT_LOCALE, version) }]
  return DOCUMENT_LOCALES.map((language) => ({
    ...shared,
    language,
    href: documentPath(model, kind, language, version),
  }))
}
