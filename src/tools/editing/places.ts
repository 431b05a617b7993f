import { LOCALES, type Locale } from '../../base/i18n/locale.ts'
import { COLLECTIONS, type Collection, ITEMS, SINGLE_FILES, type SingleFile } from './collections.ts'

/** A record by its place in the editor's folder, `products/ab-f100-p.json`. */
export type Place = { path: string; key: string; collection: Collection } | { path: string; file: SingleFile }

/** The pattern of record file names, for the editor too. */
export const SLUG_PATTERN = '^[a-z0-9]+(?:-[a-z0-9]+)*$'
const NAME = new RegExp(SLUG_PATTERN)
/** As long as a slug may be, so that every file system can have the file. */
const MAX_NAME_LENGTH = 80

/** Finds what a path of the editor is the place of. Undefined for every path that is no record's: nothing else is read or written. */
export function placeOf(path: string): Place | undefined {
  const file = SINGLE_FILES.find((each) => each.file === path)
  if (file) return { path, file }
  const [folder, name = '', ...more] = path.split('/')
  const key = name.endsWith('.json') ? name.slice(0, -'.json'.length) : ''
  const collection = COLLECTIONS.find((each) => each.folder === folder)
  return collection && more.length === 0 && key.length <= MAX_NAME_LENGTH && NAME.test(key)
    ? { path, key, collection }
    : undefined
}

/** The path of a record of this collection. */
export function pathOf(collection: Collection, key: string): string {
  return `${collection.folder}/${key}.json`
}

/** Lists the files of a record, below the content folder: its own, and its text in each language. */
export function filesOf(place: Place): { record: string; texts: { locale: Locale; file: string }[] } {
  if (!('collection' in place) || !place.collection.prose) return { record: place.path, texts: [] }
  const stem = place.path.slice(0, -'.json'.length)
  return { record: place.path, texts: LOCALES.map((locale) => ({ locale, file: `${stem}.${locale}.md` })) }
}

/** The kind of a record, which alone decides how its file is read. */
export type Kind = { collection: Pick<Collection, 'prose'> } | { file: SingleFile }

/** The parts of a record: the value of its own file, and its text in each language. */
type RecordParts = { value: unknown; texts: Record<string, string> }

/** The record as its schema has it: with its texts, and a list as the items of an object. */
export function wholeRecord(place: Kind, { value, texts }: RecordParts): unknown {
  if ('file' in place) return isList(place) ? { [ITEMS]: value } : value
  const { prose } = place.collection
  if (!prose || typeof value !== 'object' || value === null) return value
  return {
    ...value,
    [prose]: Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, text.trimEnd()])),
  }
}

/** Reverses `wholeRecord`. */
export function splitRecord(place: Kind, whole: unknown): { value: unknown; texts: Record<string, string> } {
  // A whole record is an object: fromForm returns the fields of its description.
  const fields = whole as Record<string, unknown>
  if ('file' in place) return { value: isList(place) ? (fields[ITEMS] ?? []) : whole, texts: {} }
  const { prose } = place.collection
  if (!prose) return { value: whole, texts: {} }
  const { [prose]: texts, ...value } = fields
  return { value, texts: (texts ?? {}) as Record<string, string> }
}

function isList(place: { file: SingleFile }): boolean {
  return place.file.description.fields?.[ITEMS] !== undefined
}
