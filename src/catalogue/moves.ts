import { DOCUMENTS } from './documents.ts'
import type { EntityName } from './entities.ts'
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

type Addressed = { entity: keyof typeof FOLDERS; key: string; path: string; formerly: readonly string[] }

/** Lists the addresses that pages had before, from the records and from `moves.json`, in a stable order. */
export function listMoves(snapshot: Snapshot): Move[] {
  return listWrittenMoves(snapshot, () => '')
    .map(({ from, to }) => ({ from, to }))
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
}

/** Lists the same addresses in the order in which they are written, with where that is. */
export function listWrittenMoves(snapshot: Snapshot, locate: Locate): WrittenMove[] {
  return [
    ...listAddressed(snapshot).flatMap(({ entity, key, path, formerly }) =>
      formerly.map((slug, index) => {
        const field = `formerly[${index}]`
        return { from: `${FOLDERS[entity]}/${slug}`, to: path, source: locate(entity, key), field, targetField: field }
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

function listAddressed({ series, product, solution, news, faq }: Snapshot): Addressed[] {
  const addressed = (entity: Addressed['entity'], key: string, formerly: readonly string[] = []): Addressed => ({
    entity,
    key,
    path: `${FOLDERS[entity]}/${key}`,
    formerly,
  })
  return [
    ...series.map(({ id, formerly }) => addressed('series', id, formerly)),
    ...product.map(({ code, formerly }) => addressed('product', code, formerly)),
    ...solution.map(({ slug, formerly }) => addressed('solution', slug, formerly)),
    ...news.map(({ slug, formerly }) => addressed('news', slug, formerly)),
    ...faq.map(({ slug, formerly }) => addressed('faq', slug, formerly)),
  ]
}
