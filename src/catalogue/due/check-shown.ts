import { DOCUMENTS } from '../documents.ts'
import { ENTITIES, ENTITY_NAMES } from '../entities.ts'
import type { Fault } from '../faults.ts'
import { keyOf } from '../key-of.ts'
import { pointersOf, readPointers } from '../references.ts'
import type { Locate } from '../snapshot.ts'
import type { Content, Dated } from './phase.ts'

/** A drawing of a product, by the product's code and its view: both may contain hyphens. */
const DRAWING = /^\/pictures\/(.+)\.svg$/

/**
 * Checks, for every day at once, what cannot be left out when what it refers to is not shown: pictures of products, and
 * the last product of a list that needs one. So no day makes a build fail that was none of the editor's.
 */
export function checkShown({ all, drafts }: Content, locate: Locate): Fault[] {
  const products = new Map(all.product.map((product) => [product.code, product]))
  const hasDays = all.product.some(({ shownFrom, shownUntil }) => shownFrom ?? shownUntil)
  if (!hasDays && drafts.length === 0) return []
  const isAlways = (code: string) => {
    const product = products.get(code)
    return product !== undefined && product.shownFrom === undefined && product.shownUntil === undefined
  }
  const lists = [
    { source: DOCUMENTS.home.file, field: 'shelf', value: all.home.shelf },
    ...all.solution.map(({ slug, products: value }) => ({
      source: locate('solution', slug),
      field: 'products',
      value,
    })),
  ]
  const faults = lists
    .filter(({ value }) => value.length > 0 && !value.some(isAlways))
    .map((list): Fault => ({ ...list, expected: 'at least one product that is no draft and is shown on every day' }))
  const pictures = ENTITY_NAMES.flatMap((name) => {
    const pointers = pointersOf(ENTITIES[name].schema).filter(({ isPublicFile }) => isPublicFile)
    return all[name].flatMap((record) =>
      readPointers(pointers, record).flatMap(({ field, value }): Fault[] => {
        const product = findDrawn(value, products)
        if (!product || covers(product, record)) return []
        const expected = 'a picture of a product that is shown as long as this is'
        return [{ source: locate(name, keyOf(name, record)), field, value, expected }]
      }),
    )
  })
  return [...faults, ...pictures]
}

function findDrawn<Product>(path: string, products: ReadonlyMap<string, Product>): Product | undefined {
  const name = DRAWING.exec(path)?.[1] ?? ''
  for (let end = name.indexOf('-'); end >= 0; end = name.indexOf('-', end + 1)) {
    const product = products.get(name.slice(0, end))
    if (product) return product
  }
  return undefined
}

/** Returns whether one record is shown on every day on which the other is. */
function covers(outer: Dated, inner: Dated): boolean {
  const isEarly = outer.shownFrom === undefined || (inner.shownFrom !== undefined && inner.shownFrom >= outer.shownFrom)
  const isLate =
    outer.shownUntil === undefined || (inner.shownUntil !== undefined && inner.shownUntil <= outer.shownUntil)
  return isEarly && isLate
}
