import type { MadeDocument } from '../../../content/document-files.ts'
import { normalise } from '../../../base/i18n/normalise.ts'

/** The documents that can be asked for of a product: its own, the wiring on its page, and the release notes of its firmware. */
export type AskedDocument = MadeDocument | 'wiring' | 'firmware'

/** A query for documents: of which kinds, and the words that say of what. */
type DocumentQuery = { kinds: readonly AskedDocument[]; rest: string }

/** Each kind of document as one letter, in `SearchRecord.papers`. */
const LETTERS: Record<AskedDocument, string> = {
  sheet: 'p',
  guide: 'g',
  wiring: 'w',
  template: 't',
  svg: 's',
  dxf: 'd',
  firmware: 'f',
}

/** How people call kinds of documents; as normalised as queries are. */
const CALLED = (
  [
    ['規格書|規格表|data ?sheets?|spec ?sheets?', ['sheet']],
    ['[接配]線圖?|端子|wiring(?: diagrams?)?|\\bterminals?\\b', ['wiring', 'guide']],
    ['安裝(?:指南|說明書?|手冊)|說明書|installation (?:guides?|manuals?|instructions?)|\\bmanuals?\\b', ['guide']],
    ['(?:鑽孔)?樣板|開孔圖|(?:drilling )?templates?', ['template']],
    ['尺寸圖|圖面|圖檔|(?:dimension )?drawings?', ['svg', 'dxf']],
    ['\\bsvg\\b', ['svg']],
    ['\\b(?:dxf|cad|dwg)\\b', ['dxf']],
    ['韌體(?:版本)?(?:說明)?|firmware(?: release notes?)?|release notes?', ['firmware']],
  ] as const
).map(([words, kinds]) => ({ pattern: new RegExp(normalise(words), 'u'), kinds }))

/** The number of a document: the model and two letters. */
const NUMBER = /^([a-z]{2}-[a-z0-9-]*\d[a-z0-9-]*)-(ds|ig|dt|dd)$/
const NUMBERED: Record<string, readonly AskedDocument[]> = {
  ds: ['sheet'],
  ig: ['guide'],
  dt: ['template'],
  dd: ['svg', 'dxf'],
}

/**
 * Reads a query that asks for documents of something; undefined for any other.
 * @example readDocumentQuery('AB-F100 安裝指南') // { kinds: ['guide'], rest: 'ab-f100' }
 * @example readDocumentQuery('AB-F100-P-DD') // { kinds: ['svg', 'dxf'], rest: 'ab-f100-p' }
 */
export function readDocumentQuery(query: string): DocumentQuery | undefined {
  const text = normalise(query).trim()
  const [, model, suffix = ''] = NUMBER.exec(text) ?? []
  if (model !== undefined) return { kinds: NUMBERED[suffix] ?? [], rest: model }
  const called = CALLED.find(({ pattern }) => pattern.test(text))
  const rest = called ? text.replace(called.pattern, ' ').trim() : ''
  return called && rest !== '' ? { kinds: called.kinds, rest } : undefined
}

/** Writes which documents a product has, for its record. */
export function packDocumentKinds(kinds: readonly AskedDocument[]): string {
  return kinds.map((kind) => LETTERS[kind]).join('')
}

/** Returns which of the kinds a product has, by its record. */
export function documentKindsIn(papers: string | undefined, kinds: readonly AskedDocument[]): AskedDocument[] {
  return kinds.filter((kind) => papers?.includes(LETTERS[kind]))
}

/** All kinds, in the order in which they are listed. */
export const ASKED_DOCUMENTS: readonly AskedDocument[] = [
  'sheet',
  'guide',
  'wiring',
  'template',
  'svg',
  'dxf',
  'firmware',
]
