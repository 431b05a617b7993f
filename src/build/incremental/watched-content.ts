import { createHash } from 'node:crypto'
import { EVERY_FIELD, type Reads, watchRecord } from '../../base/reads.ts'
import type { Snapshot } from '../../content/snapshot.ts'

/**
 * The lists whose records are watched field by field; any other part counts as read whole. The catalogue keeps parts of
 * the fields of a series, where no read of the field would be noted.
 */
const WATCHED: ReadonlySet<string> = new Set<keyof Snapshot>([
  'product',
  'solution',
  'case',
  'testimonial',
  'news',
  'faq',
  'films',
  'firmware',
  'pages',
])

/** The parts of the snapshot itself are noted as fields of a record. */
const CONTENT = 'content'

/** Returns a snapshot that notes which of its parts, and which fields of their records, are read (`src/base/reads.ts`). */
export function watchContent(snapshot: Snapshot): Snapshot {
  const parts = Object.entries(snapshot).map(([name, part]) => [
    name,
    isWatched(name, part) ? part.map((record, index) => watchRecord(record, name, index)) : part,
  ])
  // The same parts, and records of the same fields.
  return watchRecord(Object.fromEntries(parts) as Snapshot, CONTENT, 0)
}

function isWatched(name: string, part: unknown): part is object[] {
  return WATCHED.has(name) && Array.isArray(part)
}

/** Hashes of a record, and of each of its fields. */
type RecordHashes = { whole: string; fields: Record<string, string> }
/** Hashes of the records of each list, in their order. */
export type ContentHashes = Record<string, RecordHashes[]>

/** Hashes content by record and field. Fields of a record that the last hashes have are not hashed again. */
export function hashContent(snapshot: Snapshot, last: ContentHashes = {}): ContentHashes {
  const lists = Object.entries(snapshot).flatMap(([name, part]): [string, object[]][] =>
    isWatched(name, part) ? [[name, part]] : [],
  )
  // Of a watched list, its length: a record at another place differs in its fields.
  const parts = { ...snapshot, ...Object.fromEntries(lists.map(([name, { length }]) => [name, length])) }
  lists.push([CONTENT, [parts]])
  const hashRecord = (record: object, known: RecordHashes | undefined): RecordHashes => {
    const whole = hashOf(record)
    if (known?.whole === whole) return known
    return { whole, fields: Object.fromEntries(Object.entries(record).map(([key, value]) => [key, hashOf(value)])) }
  }
  return Object.fromEntries(
    lists.map(([name, records]) => [name, records.map((record, index) => hashRecord(record, last[name]?.[index]))]),
  )
}

function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, HASH_LENGTH)
}

/** 96 bits. */
const HASH_LENGTH = 16

/** The differences between two contents, under the names of reads. */
export type Changes = { all: ReadonlySet<string>; of: ReadonlyMap<string, ReadonlySet<string>> }

/** Compares two contents. */
export function findChanges(before: ContentHashes, after: ContentHashes): Changes {
  const all = new Set<string>()
  const of = new Map<string, ReadonlySet<string>>()
  for (const [list, records] of Object.entries(after))
    for (const [index, { whole, fields }] of records.entries()) {
      const known = before[list]?.[index]
      if (known?.whole === whole) continue
      const names = new Set([...Object.keys(fields), ...Object.keys(known?.fields ?? {})])
      const changed = [...names].filter((name) => fields[name] !== known?.fields[name])
      of.set(`${list}.${index}`, new Set([...changed, EVERY_FIELD]))
      for (const name of [...changed, EVERY_FIELD]) all.add(`${list}.${name}`)
    }
  return { all, of }
}

/** Returns whether something that was read has changed. */
export function isAffected({ all, of }: Reads, changes: Changes): boolean {
  return (
    all.some((name) => changes.all.has(name)) ||
    Object.entries(of).some(([record, fields]) => fields.some((field) => changes.of.get(record)?.has(field)))
  )
}
