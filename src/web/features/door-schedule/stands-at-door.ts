import { remember } from '../../../base/reads.ts'
import type { Catalogue } from '../../../content/catalogue.ts'
import type { OrderingKind } from '../../../content/schema/ordering.ts'
import type { Product } from '../../../content/schema/product.ts'

/** The needs of a device at a door, a gate or a lane, or of one that looks at it. */
const NEEDED = new Set<string>([
  'lock',
  'exit',
  'door-contact',
  'door-control',
  'reader',
  'reader-port',
  'channel',
  'alarm-zone',
  'fire-release',
  'calendar',
] satisfies OrderingKind[])
const GIVEN = new Set<string>([
  'lock',
  'exit',
  'door-contact',
  'door-holder',
  'reader',
  'call',
  'boom',
  'mounting',
] satisfies OrderingKind[])

/** The results of a category, by its products: asked once for each of them. */
const found = remember<boolean>()

/** Returns whether products of a category belong to the doors of a schedule: no switches, recorders or licences. */
export function standAtDoors(category: string, catalogue: Pick<Catalogue, 'productsIn'>): boolean {
  const products = catalogue.productsIn(category)
  return found(products, '', () => products.some(standsAtDoor))
}

function standsAtDoor({ needs = [], provides = [] }: Product): boolean {
  return (
    needs.some(({ kind }) => NEEDED.has(kind)) ||
    provides.some(({ kind, types }) => GIVEN.has(kind) || (kind === 'answer' && types?.includes('home')))
  )
}
