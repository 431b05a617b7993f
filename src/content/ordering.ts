import { remember } from '../base/reads.ts'
import type { Need, Provision } from './schema/ordering.ts'
import type { Product } from './schema/product.ts'

type Provider = Pick<Product, 'code' | 'status' | 'needs' | 'provides'>

/** Returns whether what is provided meets one unit of a need of a product. */
export function meets(need: Need, provision: Provision, code: string): boolean {
  const { kind, types, fits } = provision
  if (kind !== need.kind || (fits && !fits.includes(code))) return false
  return need.types === undefined || need.types.some((type) => types?.includes(type))
}

/** Of all products: page, guide and exported formats ask for the same. */
const known = remember<ReturnType<typeof remember<unknown[]>>>()

/**
 * Returns the products on sale that meet a need of a product: those made for it first, then those with this main
 * purpose, then those that need its provisions in turn. The order of the types that the need names decides further.
 */
export function suppliersOf<Item extends Provider>(need: Need, code: string, products: readonly Item[]): Item[] {
  const ofAll = known(products, '', () => remember())
  // They were found among these very products.
  return ofAll(need, code, () => findSuppliers(need, code, products)) as Item[]
}

function findSuppliers<Item extends Provider>(need: Need, code: string, products: readonly Item[]): Item[] {
  const given = products.find((product) => product.code === code)?.provides ?? []
  const found = products.flatMap((product) => {
    if (product.status !== 'active' || product.code === code || !isSought(product, need)) return []
    const provision = product.provides?.find((each) => meets(need, each, code) && canGive(each, need))
    return provision ? [{ product, rank: rankOf(product, provision, need, given) }] : []
  })
  return found.toSorted((a, b) => a.rank - b.rank).map(({ product }) => product)
}

/**
 * A kiosk that rings at the desk alone meets the need of an indoor monitor for a call, but never rings there; and a lock
 * with a contact of its own is no door contact to begin with.
 */
function rankOf(
  { code, needs = [], provides = [] }: Provider,
  provision: Provision,
  need: Need,
  given: readonly Provision[],
): number {
  const isMadeForIt = provision.fits !== undefined
  const isAside = provides[0]?.kind !== need.kind
  const needsItToo = needs.some((other) => given.some((each) => meets(other, each, code)))
  const type = need.types?.findIndex((each) => provision.types?.includes(each)) ?? 0
  return (isMadeForIt ? 0 : 1000) + (isAside ? 150 : 0) + (needsItToo ? 0 : 100) + type
}

function isSought({ needs = [] }: Pick<Product, 'needs'>, { seeks }: Need): boolean {
  return seeks === undefined || needs.some(({ kind, isOptional }) => kind === seeks && !isOptional)
}

/** Returns whether the note on a need states that it is supplied, so that nothing says so a second time. */
export function saysSupplied({ note }: Pick<Need, 'note'>): boolean {
  return note !== undefined && /\bsupplied\b|\bin the box\b/.test(note.en)
}

/** A source that may give less than one device draws does not meet its need. */
function canGive({ watts }: Provision, need: Need): boolean {
  return watts === undefined || need.watts === undefined || watts >= need.watts
}
