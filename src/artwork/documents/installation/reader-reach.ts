import type { Catalogue } from '../../../content/catalogue.ts'
import { terminalsOf } from '../../../content/installation/terminals.ts'
import { suppliersOf } from '../../../content/ordering.ts'
import type { Product } from '../../../content/schema/product.ts'
import type { Snapshot } from '../../../content/snapshot.ts'
import { fedReachOf, wattsOf } from './cable.ts'

/**
 * Returns how many metres may lie between a port and a reader that it feeds: of a reader its own, of what has such ports for
 * the one of its readers that needs most. Undefined where nothing is fed.
 */
export function readerReach(product: Product, { snapshot }: Catalogue): number | undefined {
  const { installation } = snapshot
  const ports = installation.terminals.flatMap(({ gives, amps, cable }) =>
    gives && amps !== undefined && cable?.area !== undefined ? [{ volts: gives.min, amps, area: cable.area }] : [],
  )
  const isPort = terminalsOf(product, installation).some(({ gives }) => gives)
  const readers = isPort ? readersOf(product, snapshot) : [product]
  const reaches = readers.flatMap((reader) => {
    const watts = wattsOf(reader)
    const taken = terminalsOf(reader, installation).flatMap(({ takes }) => (takes ? [takes.min] : []))
    if (watts === undefined) return []
    return taken.flatMap((volts) => ports.map((port) => fedReachOf(port, { watts, volts })))
  })
  return reaches.length > 0 ? Math.min(...reaches) : undefined
}

/** Returns the readers that the ports of a product feed: those with their supply in the data cable, and no more watts than a port gives. */
export function fedReaders(product: Product, { snapshot }: Catalogue): Product[] {
  const { installation } = snapshot
  const [port] = terminalsOf(product, installation).filter(({ gives, amps }) => gives && amps !== undefined)
  const most = (port?.gives?.min ?? 0) * (port?.amps ?? 0)
  return readersOf(product, snapshot).filter(
    (reader) =>
      (wattsOf(reader) ?? Number.POSITIVE_INFINITY) <= most &&
      terminalsOf(reader, installation).some(({ takes }) => takes),
  )
}

function readersOf({ needs = [], code }: Product, { product }: Snapshot): Product[] {
  const found = needs.filter(({ kind }) => kind === 'reader').flatMap((need) => suppliersOf(need, code, product))
  return [...new Set(found)]
}
