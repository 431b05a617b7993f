import { ENTITY_NAMES, type EntityName } from '../entities.ts'
import { keyOf } from '../key-of.ts'
import type { Product } from '../schema/product.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Dated } from './phase.ts'
import { dayAfter } from './visibility.ts'

/** A day on which a record begins or ends to be shown, or a product is discontinued. */
export type Due = { day: string; entity: EntityName; key: string; what: 'shown' | 'over' | 'discontinued' }

/** Lists what becomes due after a day, the next first; drafts never do. */
export function listDue(all: Snapshot, day: string): Due[] {
  return ENTITY_NAMES.flatMap((entity) =>
    all[entity].flatMap((record) => {
      const { draft, shownFrom, shownUntil }: Dated = record
      if (draft) return []
      const discontinuedFrom = entity === 'product' ? (record as Product).discontinuedFrom : undefined
      const key = keyOf(entity, record)
      const begins: Due[] = shownFrom === undefined ? [] : [{ day: shownFrom, entity, key, what: 'shown' }]
      const ends: Due[] = shownUntil === undefined ? [] : [{ day: dayAfter(shownUntil), entity, key, what: 'over' }]
      // Nobody sees the state of a product that is not shown.
      const isSeen = discontinuedFrom && discontinuedFrom > (shownFrom ?? '') && discontinuedFrom <= (shownUntil ?? '9')
      const states: Due[] = isSeen ? [{ day: discontinuedFrom, entity, key, what: 'discontinued' }] : []
      return [...begins, ...states, ...ends]
    }),
  )
    .filter((due) => due.day > day)
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
