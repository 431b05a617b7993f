import type { Fault } from '../faults.ts'
import type { Locate, Snapshot } from '../snapshot.ts'

type Placed = { source: string; position: number; list: string }

/** Returns the records that have the same position in one list: their order would be undefined. */
export function findSharedPositions(snapshot: Snapshot, locate: Locate): Fault[] {
  const categoryOf = new Map(
    snapshot.series.flatMap(({ categories }) =>
      categories.flatMap(({ id, subCategories }) =>
        subCategories.flatMap(({ specifications }) => specifications.map((specification) => [specification.id, id])),
      ),
    ),
  )
  const placed: Placed[] = [
    ...snapshot.series.map(({ id, position }) => ({ source: locate('series', id), position, list: 'series' })),
    ...snapshot.product.map(({ code, position, specification }) => {
      const list = `product ${categoryOf.get(specification) ?? ''}`
      return { source: locate('product', code), position, list }
    }),
    ...snapshot.solution.map(({ slug, position }) => {
      return { source: locate('solution', slug), position, list: 'solution' }
    }),
    ...snapshot.testimonial.map(({ id, position }) => {
      return { source: locate('testimonial', id), position, list: 'testimonial' }
    }),
    ...snapshot.faq.map(({ slug, position, category }) => {
      return { source: locate('faq', slug), position, list: `faq ${category}` }
    }),
  ]
  const first = new Map<string, string>()
  return placed.flatMap(({ source, position, list }) => {
    const place = `${list} ${position}`
    const other = first.get(place)
    if (other === undefined) first.set(place, source)
    return other === undefined
      ? []
      : [{ source, field: 'position', value: position, expected: `another than ${other} has` }]
  })
}
