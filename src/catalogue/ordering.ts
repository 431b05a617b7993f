import type { Need, Provision } from './schema/ordering.ts'
import type { Product } from './schema/product.ts'

type Provider = Pick<Product, 'code' | 'status' | 'provides'>

/** Returns whether what is provided meets one unit of a need of a product. */
export function meets(need: Need, provision: Provision, code: string): boolean {
  const { kind, types, fits } = provision
  if (kind !== need.kind || (fits && !fits.includes(code))) return false
  return need.types === undefined || need.types.some((type) => types?.includes(type))
}

/** Returns the products on sale that meet a need of a product, those that were made for it first. */
export function suppliersOf<Item extends Provider>(need: Need, code: string, products: readonly Item[]): Item[] {
  const found = products.flatMap((product) => {
    if (product.status !== 'active' || product.code === code) return []
    const provision = product.provides?.find((each) => meets(need, each, code) && canGive(each, need))
    return provision ? [{ product, isMadeForIt: provision.fits !== undefined }] : []
  })
  return found.toSorted((a, b) => Number(b.isMadeForIt) - Number(a.isMadeForIt)).map(({ product }) => product)
}

/** What can give less than one device draws does not meet its need. */
function canGive({ watts }: Provision, need: Need): boolean {
  return watts === undefined || need.watts === undefined || watts >= need.watts
}
