import type { Catalogue } from '../../catalogue/catalogue.ts'
import { terminalsOf } from '../../catalogue/installation/terminals.ts'
import { suppliersOf } from '../../catalogue/ordering.ts'
import type { Product } from '../../catalogue/schema/product.ts'
import { reachOf, wattsOf } from './cable.ts'

/** Returns what feeds the locks that a product opens, whose contacts give no power; empty if it opens none. */
export function lockSupplies(product: Product, catalogue: Catalogue): Product[] {
  const found = locksOf(product, catalogue).flatMap(({ code, needs = [] }) =>
    needs
      .filter(({ kind, from }) => kind === 'power' && from === undefined)
      .flatMap((need) => suppliersOf(need, code, catalogue.snapshot.product)),
  )
  return [...new Set(found)]
}

/** Returns how many metres may lie between supply and lock, for the one of a product's locks that draws most. */
export function lockReach(product: Product, catalogue: Catalogue): number | undefined {
  const reaches = locksOf(product, catalogue).flatMap((lock) => {
    const watts = wattsOf(lock)
    const areas = terminalsOf(lock, catalogue.snapshot.installation).flatMap(({ signals, cable }) =>
      signals.includes('switched') && cable?.area !== undefined ? [cable.area] : [],
    )
    return watts === undefined ? [] : areas.map((area) => reachOf(area, watts))
  })
  return reaches.length > 0 ? Math.min(...reaches) : undefined
}

function locksOf({ code, needs = [] }: Product, { snapshot }: Catalogue): Product[] {
  return needs
    .filter(({ kind, from }) => kind === 'lock' && from === undefined)
    .flatMap((need) => suppliersOf(need, code, snapshot.product))
}
