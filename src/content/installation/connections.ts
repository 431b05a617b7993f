import type { Snapshot } from '../snapshot.ts'
import { suppliersOf } from '../ordering.ts'
import type { Need, OrderingKind } from '../schema/ordering.ts'
import type { Product } from '../schema/product.ts'
import { join, isWired, type Wire } from './joins.ts'
import { type ProductTerminal, terminalsOf } from './terminals.ts'

/** Needs that connect a device to what stands before it: without them it does nothing, and through them it reaches others. */
const THROUGH: readonly string[] = ['reader-port', 'fire-zone', 'fire-address'] satisfies OrderingKind[]

/** How a terminal of one product is wired to one of another. */
export type Joint = { own: ProductTerminal; other: ProductTerminal; wires: Wire[] }

/** Two products that a need connects by wire. */
export type Pair = {
  product: Product
  /** The place of the need in the product's list. */
  index: number
  need: Need
  supplier: Product
  /** Undefined if no terminals fit each other. */
  joint: Joint | undefined
  /** The product between them, where they are not joined directly: a controller between a reader and a gate. */
  via?: Product
}

/** Lists the pairs of products that the catalogue's needs connect by wire. */
export function listPairs(snapshot: Snapshot): Pair[] {
  return snapshot.product.flatMap((product) => pairsOf(product, snapshot))
}

/** Lists what is wired to a product because it needs it, supplier by supplier. */
export function pairsOf(product: Product, snapshot: Snapshot): Pair[] {
  return (product.needs ?? []).flatMap((need, index) => {
    if (need.from !== undefined || !isWired(need.kind) || !product.terminals?.length) return []
    const suppliers = suppliersOf(need, product.code, snapshot.product).filter(
      (supplier) =>
        supplier.terminals?.length && isAsDelivered(supplier, need) && !isInLockLine(product, supplier, need, snapshot),
    )
    return suppliers.map((supplier) => ({
      product,
      index,
      need,
      supplier,
      ...connect(product, need, supplier, snapshot),
    }))
  })
}

/** A lock that can be turned from one fail mode to the other has the terminals of the mode it is delivered in. */
function isAsDelivered({ attributes: { 'fail-mode': mode } }: Product, { kind, types = [] }: Need): boolean {
  return kind !== 'lock' || typeof mode !== 'string' || types.length === 0 || types.includes(mode)
}

/**
 * A break-glass release is wired to the lock alone, so that it works whatever opens the lock else. A contact that acts in
 * a fire is wired to the lock alone too, where what opens the lock has no input for it.
 */
function isInLockLine(product: Product, supplier: Product, { kind }: Need, { installation }: Snapshot): boolean {
  const opensLocks = product.needs?.some((each) => each.kind === 'lock') ?? false
  if (kind === 'fire-release' && opensLocks)
    return !terminalsOf(product, installation).some(({ serves }) => serves?.includes(kind))
  const given = (supplier.provides ?? []).filter((each) => each.kind === 'exit').flatMap(({ types = [] }) => types)
  const isLock = product.provides?.some((each) => each.kind === 'lock') ?? false
  return kind === 'exit' && !isLock && given.length > 0 && given.every((type) => type === 'break-glass')
}

/** Returns the terminals by which two products are joined for a need of the first. */
export function jointOf(
  product: Product,
  supplier: Product,
  kind: string,
  { installation }: Snapshot,
): Joint | undefined {
  // A source of power over Ethernet is for devices, not for the network that the product itself is on.
  const isLast = ({ direction, signals }: ProductTerminal) =>
    kind === 'network' && direction === 'out' && signals.includes('poe')
  const ports = terminalsOf(product, installation).toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)))
  for (const own of ports) {
    for (const other of terminalsOf(supplier, installation)) {
      const wires = join(own, other, kind)
      if (wires) return { own, other, wires }
    }
  }
  return undefined
}

function connect(product: Product, need: Need, supplier: Product, snapshot: Snapshot): Pick<Pair, 'joint' | 'via'> {
  const joint = jointOf(product, supplier, need.kind, snapshot)
  if (joint) return { joint }
  // A reader or a detector that must have something before it reaches the product through that.
  const between = (supplier.needs ?? [])
    .filter(({ kind, isOptional }) => THROUGH.includes(kind) && !isOptional)
    .flatMap((each) => suppliersOf(each, supplier.code, snapshot.product))
  for (const via of between) {
    const found = jointOf(product, via, need.kind, snapshot) ?? jointThrough(product, via, snapshot)
    if (found) return { joint: found, via }
  }
  return { joint: undefined }
}

/** Returns how a product is joined to something that needs it to reach others: an interface unit on a panel's loop. */
function jointThrough(product: Product, via: Product, snapshot: Snapshot): Joint | undefined {
  const need = (via.needs ?? []).find(({ kind }) => THROUGH.includes(kind))
  const found = need && jointOf(via, product, need.kind, snapshot)
  return found && { own: found.other, other: found.own, wires: found.wires.map(([a, b]) => [b, a]) }
}
