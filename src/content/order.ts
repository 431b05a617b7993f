import type { EntityName } from './entities.ts'
import type { Records } from './snapshot.ts'

type Compare<Name extends EntityName> = (a: Records[Name][number], b: Records[Name][number]) => number

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Products that are no longer made come last. */
const isOver = ({ status }: Records['product'][number]) => Number(status === 'discontinued')

const ORDER: { [Name in EntityName]: Compare<Name> } = {
  series: (a, b) => a.position - b.position,
  product: (a, b) => isOver(a) - isOver(b) || a.position - b.position || compareText(a.code, b.code),
  solution: (a, b) => a.position - b.position || compareText(a.slug, b.slug),
  case: (a, b) => a.id - b.id,
  testimonial: (a, b) => a.position - b.position || compareText(a.id, b.id),
  news: (a, b) => compareText(b.publishedOn, a.publishedOn) || compareText(a.slug, b.slug),
  faq: (a, b) => a.position - b.position || compareText(a.slug, b.slug),
}

/** Sorts each entity's records in place, into their display order: the same for every source. */
export function sortRecords(records: Records): Records {
  for (const name in ORDER) sortOne(records, name as EntityName)
  return records
}

function sortOne<Name extends EntityName>(records: Records, name: Name): void {
  records[name].sort(ORDER[name])
}
