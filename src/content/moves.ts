import { DOCUMENTS } from './documents.ts'
import type { EntityName, EntityRecords } from './entities.ts'
import type { Locate, Snapshot } from './snapshot.ts'

/** An address that a page had, and the one that it leads to; undefined if it is gone for good. Without language. */
export type Move = { from: string; to: string | undefined }

/** A move, and where it is written. */
export type WrittenMove = Move & {
  source: string
  field: string
  /** The field of its target; that of the move itself if the target is the record that it is written in. */
  targetField: string
}

/** The folder in which each entity's pages stand. Cases and testimonials have no pages of their own. */
const FOLDERS = {
  series: '/products',
  product: '/products',
  solution: '/solutions',
  news: '/news',
  faq: '/faqs',
} as const satisfies Partial<Record<EntityName, string>>

type AddressedName = keyof typeof FOLDERS

/** A record with a page. */
export type Addressed = {
  [Name in AddressedName]: {
    entity: Name
    key: string
    folder: string
    path: string
    formerly: readonly string[]
    record: EntityRecords[Name]
  }
}[AddressedName]

/** Lists the addresses that pages had before, from the records and from `moves.json`, in a stable order. */
export function listMoves(snapshot: Snapshot): Move[] {
  return listWrittenMoves(snapshot, () => '')
    .map(({ from, to }) => ({ from, to }))
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
}

/** Lists the same addresses in the order in which they are written, with where that is. */
export function listWrittenMoves(snapshot: Snapshot, locate: Locate): WrittenMove[] {
  return [
    ...listAddressed(snapshot).flatMap(({ entity, key, folder, path, formerly }) =>
      formerly.map((slug, index) => {
        const field = `formerly[${index}]`
        return { from: `${folder}/${slug}`, to: path, source: locate(entity, key), field, targetField: field }
      }),
    ),
    ...snapshot.moves.map(({ from, to }, index) => ({
      from,
      to,
      source: DOCUMENTS.moves.file,
      field: `[${index}].from`,
      targetField: `[${index}].to`,
    })),
  ]
}

/** Lists the paths of the pages of all records, without language. */
export function listRecordPaths(snapshot: Snapshot): string[] {
  return [...listAddressed(snapshot).map(({ path }) => path), ...snapshot.pages.map(({ slug }) => `/${slug}`)]
}

/** Lists the records with a page of their own. */
export function listAddressed({ series, product, solution, news, faq }: Snapshot): Addressed[] {
  const place = (entity: AddressedName, key: string, formerly: readonly string[] = []) => {
    const folder = FOLDERS[entity]
    return { key, folder, path: `${folder}/${key}`, formerly }
  }
  return [
    ...series.map((record) => ({ entity: 'series' as const, record, ...place('series', record.id, record.formerly) })),
    ...product.map((record) => ({
      entity: 'product' as const,
      record,
      ...place('product', record.code, record.formerly),
    })),
    ...solution.map((record) => ({
      entity: 'solution' as const,
      record,
      ...place('solution', record.slug, record.formerly),
    })),
    ...news.map((record) => ({ entity: 'news' as const, record, ...place('news', record.slug, record.formerly) })),
    ...faq.map((record) => ({ entity: 'faq' as const, record, ...place('faq', record.slug, record.formerly) })),
  ]
}

/** Returns the path of the page that a record of this key has; undefined for an entity without pages. */
export function pathOfRecord(entity: EntityName, key: string): string | undefined {
  return entity in FOLDERS ? `${FOLDERS[entity as AddressedName]}/${key}` : undefined
}
