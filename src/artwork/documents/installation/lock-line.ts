import type { Catalogue } from '../../../content/catalogue.ts'
import { terminalsOf } from '../../../content/installation/terminals.ts'
import { suppliersOf } from '../../../content/ordering.ts'
import type { Product } from '../../../content/schema/product.ts'
import type { ProductTerminal } from '../../../content/installation/terminals.ts'
import type { Words } from '../../../base/i18n/words.ts'
import { lineWattsOf, reachOf, wattsOf } from './cable.ts'
import type { WiringRow } from './model-wiring.ts'

/** Returns what feeds the locks that a product opens, whose contacts give no power; empty if it opens none. */
export function lockSupplies(product: Product, catalogue: Catalogue): Product[] {
  const found = locksOf(product, catalogue).flatMap(({ code, needs = [] }) =>
    needs
      .filter(({ kind, from }) => kind === 'power' && from === undefined)
      .flatMap((need) => suppliersOf(need, code, catalogue.snapshot.product)),
  )
  return [...new Set(found)]
}

/** Returns whether the supply of a product is enough for all its locks as well; true where it has no supply that feeds locks. */
export function feedsLocksToo(product: Product, catalogue: Catalogue): boolean {
  const count = product.needs?.find(({ kind }) => kind === 'lock')?.count ?? 1
  const lock = Math.max(0, ...locksOf(product, catalogue).map((each) => wattsOf(each) ?? 0))
  const own = lineWattsOf(product, terminalsOf(product, catalogue.snapshot.installation)) ?? 0
  return lockSupplies(product, catalogue).every(({ provides = [] }) =>
    provides.every(({ kind, watts = Infinity }) => kind !== 'power' || watts >= own + count * lock),
  )
}

/** Returns how many metres may lie between supply and lock, for the one of a product's locks that draws most. */
export function lockReach(product: Product, catalogue: Catalogue): number | undefined {
  const reaches = locksOf(product, catalogue).flatMap((lock) => {
    const watts = wattsOf(lock)
    const areas = terminalsOf(lock, catalogue.snapshot.installation).flatMap(({ signals, cable }) =>
      signals.includes('switched') && cable?.area !== undefined ? [cable.area] : [],
    )
    return watts === undefined ? [] : areas.map((area) => reachOf(area, watts, true))
  })
  return reaches.length > 0 ? Math.min(...reaches) : undefined
}

function locksOf({ code, needs = [] }: Product, { snapshot }: Catalogue): Product[] {
  return needs
    .filter(({ kind, from }) => kind === 'lock' && from === undefined)
    .flatMap((need) => suppliersOf(need, code, snapshot.product))
}

/** A device in the line of a lock, from V+ to V−: its name, its two pins, and whether the guide is its own. */
export type LineDevice = { name: string; pins: [string, string]; isOwn: boolean }

/** Returns whether a product is a bolt, which jams under pressure. */
export function isBolt({ provides = [] }: Pick<Product, 'provides'>): boolean {
  return provides.some(({ kind, types }) => kind === 'lock' && types?.includes('bolt'))
}

/** Returns whether a guide draws the whole line of a fail-safe lock on an escape door: the product is a part of one. */
export function isLockLineDrawn(
  product: Product,
  rows: readonly WiringRow[],
  own: readonly ProductTerminal[],
): boolean {
  const isSecure = own.some(({ pins }) => pins.some(({ role }) => role === 'plus-made'))
  return (
    !isSecure &&
    !isBolt(product) &&
    rows.some(({ pins, peer }) => [...pins, ...(peer?.pins ?? [])].some(({ supply }) => supply === 'V+'))
  )
}

/**
 * Returns the line of a fail-safe lock on a door that people leave by. Fire contact and break-glass release interrupt it
 * themselves, so that the door opens although a controller or a door station has no power.
 */
export function modelLockLine(model: string, own: readonly ProductTerminal[], t: Words): LineDevice[] {
  const part = partOf(own)
  const device = (id: 'fire' | 'breakGlass' | 'button' | 'relay' | 'lock', ...pins: [string, string]): LineDevice => ({
    name: id === part ? model : t(`guide:line.${id}`),
    pins,
    isOwn: id === part,
  })
  return [
    device('fire', 'COM', 'NC'),
    device('breakGlass', 'COM', 'NC'),
    ...(part === 'button' ? [device('button', 'COM', 'NC')] : []),
    device('relay', 'COM', 'NC'),
    device('lock', '+', '−'),
    device('breakGlass', 'NC2', 'COM2'),
  ]
}

function partOf(own: readonly ProductTerminal[]): 'fire' | 'breakGlass' | 'button' | 'relay' | 'lock' {
  const some = (test: (terminal: ProductTerminal) => boolean) =>
    own.some((each) => each.signals.includes('switched') && test(each))
  if (some(({ direction }) => direction === 'in')) return 'lock'
  if (some(({ pins }) => pins.some(({ role }) => role === 'nc-2'))) return 'breakGlass'
  if (some(({ serves }) => serves?.includes('fire-release') ?? false)) return 'fire'
  return some(({ serves }) => serves?.includes('exit') ?? false) ? 'button' : 'relay'
}
