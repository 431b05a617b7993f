import { OTHER_LOCALES } from '../../base/i18n/other-locales.ts'
import { BASE_LOCALES, type Locale, LOCALES } from '../../base/i18n/locale.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DOCUMENT_NAMES, DOCUMENTS, PAGES } from '../documents.ts'
import { listLacking } from '../fill-languages.ts'
import { phaseOf } from '../due/phase.ts'
import { ENTITIES, ENTITY_NAMES, type Entity } from '../entities.ts'
import { findStale, joinVersions, listPairs, type StaleField } from './find-stale.ts'
import { findShortFields, type ShortField } from './find-short-fields.ts'
import { type History, readHistory } from './read-history.ts'

/** The remaining work on a record. */
export type RecordStatus = {
  entity: string
  key: string
  /** Below the content folder. */
  file: string
  /** `waiting` is a draft or comes later, `over` is no longer shown; `unreadable` is no JSON. */
  state: 'shown' | 'waiting' | 'over' | 'unreadable'
  /** Texts in one language only. */
  missing: { field: string; locale: Locale }[]
  /** The texts that lack in further languages of the vendor, where it is shown in their fallback language for that. */
  lacking?: { locale: Locale; fields: string[]; of: number }[]
  /** Texts of which the Chinese was changed after the English; undefined if that is not known. */
  stale?: StaleField[]
  thin: ShortField[]
  /** Has no photograph or picture of its own. */
  withoutPicture: boolean
  /** Products that it refers to and that are no longer sold. */
  unsold: string[]
  /** Version and day of a product's data sheet. */
  sheet?: { version: string; updatedOn: string }
}

/** The state of all records, and why it is not known which Chinese was changed after its English, if it is not. */
export type ContentStatus = { records: RecordStatus[]; withoutHistory?: string }

type Kind = Entity & { name: string }
type Raw = { kind: Kind; key: string; file: string; record: Record<string, unknown> | undefined }

const KINDS: readonly Kind[] = [
  ...ENTITY_NAMES.map((name) => ({ name, ...ENTITIES[name] })),
  { name: 'page', ...PAGES },
]

/**
 * Reads the state of all records of a content folder, valid or not: missing or possibly outdated texts are no faults of
 * content, and faulty records must be seen too.
 */
export async function readStatus(contentDir: string, day: string): Promise<ContentStatus> {
  const { versions, why } = await readHistory(contentDir)
  const kinds = KINDS.map((kind) => readKind(contentDir, kind))
  const sold = soldProducts(kinds.flat())
  const records = kinds.flatMap((raws) => {
    const thin = findShortFields(raws.map(({ record }) => record))
    return raws.map((raw, index) => ({
      ...statusOf(raw, sold, day),
      thin: thin[index] ?? [],
      ...(versions.size > 0 && { stale: staleOf(raw, versions) }),
    }))
  })
  return { records: [...records, ...readDocuments(contentDir)], ...(why && { withoutHistory: why }) }
}

function statusOf({ kind, key, file, record }: Raw, sold: ReadonlyMap<string, boolean>, day: string) {
  const { images, photos, image } = record ?? {}
  const pictures = [images, photos].flatMap((list) => (Array.isArray(list) ? list : []))
  const hasPictures = ['product', 'news', 'solution', 'series'].includes(kind.name)
  const sheet = record && kind.name === 'product' ? sheetOf(record) : undefined
  const lacking = lackingOf(record)
  return {
    entity: kind.name,
    key,
    file,
    state: record ? phaseOf(record, { day, drafts: false }) : ('unreadable' as const),
    missing: listPairs(record).flatMap(({ field, zh, en }) => {
      if ((zh.trim() === '') === (en.trim() === '')) return []
      return [{ field, locale: zh.trim() === '' ? ('zh' as const) : ('en' as const) }]
    }),
    ...(lacking.length > 0 && { lacking }),
    withoutPicture: record !== undefined && hasPictures && pictures.length === 0 && image === undefined,
    unsold: referredProducts(record).filter((code) => sold.get(code) === false),
    ...(sheet && { sheet }),
  }
}

/** Of the files with a single record or a list it is only told what lacks in further languages. */
function readDocuments(contentDir: string): RecordStatus[] {
  return DOCUMENT_NAMES.flatMap((name) => {
    const { file } = DOCUMENTS[name]
    const lacking = lackingOf(parseRecord(readText(join(contentDir, file))))
    if (lacking.length === 0) return []
    return {
      entity: name,
      key: name,
      file,
      state: 'shown',
      missing: [],
      lacking,
      thin: [],
      withoutPicture: false,
      unsold: [],
    }
  })
}

function lackingOf(record: unknown): NonNullable<RecordStatus['lacking']> {
  const of = listPairs(record).length
  return OTHER_LOCALES.map((locale) => ({ locale, fields: listLacking(record, locale), of })).filter(
    ({ fields }) => fields.length > 0,
  )
}

function staleOf({ kind, file, record }: Raw, versions: History['versions']): StaleField[] {
  const stem = file.slice(0, -'.json'.length)
  const files = [
    { part: 'record' as const, versions: versions.get(file) ?? [] },
    ...(kind.prose
      ? BASE_LOCALES.map((locale) => ({ part: locale, versions: versions.get(`${stem}.${locale}.md`) ?? [] }))
      : []),
  ]
  const now = { at: 'not committed yet', record }
  return findStale([...joinVersions(files, kind.prose), now])
}

function readKind(contentDir: string, kind: Kind): Raw[] {
  return namesIn(join(contentDir, kind.folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const key = name.slice(0, -'.json'.length)
      const file = `${kind.folder}/${name}`
      const record = parseRecord(readText(join(contentDir, file)))
      const prose = Object.fromEntries(
        LOCALES.map((locale) => [locale, readText(join(contentDir, kind.folder, `${key}.${locale}.md`)).trim()]),
      )
      return { kind, key, file, record: record && kind.prose ? { ...record, [kind.prose]: prose } : record }
    })
}

function soldProducts(raws: readonly Raw[]): Map<string, boolean> {
  return new Map(
    raws
      .filter(({ kind }) => kind.name === 'product')
      .map(({ key, record }) => [key, record?.status !== 'discontinued'] as const),
  )
}

/** Products that a record offers, without the successor of a product. */
function referredProducts(record: Record<string, unknown> | undefined): string[] {
  const { related, products } = record ?? {}
  const inner = typeof related === 'object' && related !== null && 'products' in related ? related.products : related
  return [inner, products].flatMap((list) =>
    Array.isArray(list) ? list.filter((code) => typeof code === 'string') : [],
  )
}

function sheetOf(record: Record<string, unknown>): RecordStatus['sheet'] {
  const sheet = record.specificationFile ?? record.dataSheet ?? { version: '1.0', updatedOn: record.releasedOn }
  const { version, updatedOn } = sheet as Record<string, unknown>
  return { version: String(version), updatedOn: String(updatedOn) }
}

function parseRecord(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    // One that is nested too deeply for the stack cannot be read either.
    listPairs(value)
    // An object of any fields: its fields are checked where they are read.
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
