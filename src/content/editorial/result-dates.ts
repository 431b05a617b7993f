import { DOCUMENTS } from '../documents.ts'
import type { Fault } from '../faults.ts'
import type { Locate, Snapshot } from '../snapshot.ts'

type Result = { source: string; field: string; day: string; products: readonly string[] }

/** Finds results and handovers that are dated before the release of a product they used, one fault for each date. */
export function findEarlyResults(snapshot: Snapshot, locate: Locate): Fault[] {
  const products = new Map(snapshot.product.map((product) => [product.code, product]))
  return listResults(snapshot, locate).flatMap(({ source, field, day, products: codes }) => {
    const latest = codes
      .flatMap((code) => products.get(code) ?? [])
      .reduce(
        (last, product) => (last && last.releasedOn >= product.releasedOn ? last : product),
        products.get(codes[0] ?? ''),
      )
    if (!latest || day >= latest.releasedOn) return []
    const expected = `a day not before ${latest.releasedOn}, when ${latest.model} was released`
    return [{ source, field, value: day || undefined, expected }]
  })
}

/** Finds results and handovers after `day`. */
export function findFutureResults(snapshot: Snapshot, day: string, locate: Locate): Fault[] {
  const until = listCards(snapshot).map(({ card, at }) => ({
    source: DOCUMENTS.challenges.file,
    field: `${at}.period.until`,
    value: card.period.until,
  }))
  const handovers = snapshot.case.flatMap(({ id, handedOverOn }) =>
    handedOverOn === undefined
      ? []
      : [{ source: locate('case', String(id)), field: 'handedOverOn', value: handedOverOn }],
  )
  return [...until, ...handovers]
    .filter(({ value }) => value > day)
    .map((found) => ({ ...found, expected: 'a day that has come' }))
}

function listResults(snapshot: Snapshot, locate: Locate): Result[] {
  return [
    ...listCards(snapshot).map(({ card, at }) => ({
      source: DOCUMENTS.challenges.file,
      field: `${at}.period.from`,
      day: card.period.from,
      products: card.products,
    })),
    ...snapshot.case.map(({ id, handedOverOn = '', productsUsed }) => ({
      source: locate('case', String(id)),
      field: 'handedOverOn',
      day: handedOverOn,
      products: productsUsed.map(({ link }) => link.replace('/products/', '')),
    })),
  ]
}

function listCards({ challenges }: Snapshot) {
  return (['business', 'public'] as const).flatMap((group) =>
    challenges[group].cards.map((card, index) => ({ card, at: `${group}.cards[${index}]` })),
  )
}
