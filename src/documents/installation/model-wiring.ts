import type { Catalogue } from '../../catalogue/catalogue.ts'
import { type Joint, jointOf, listPairs, type Pair } from '../../catalogue/installation/connections.ts'
import { type ProductTerminal, terminalsOf } from '../../catalogue/installation/terminals.ts'
import { suppliersOf } from '../../catalogue/ordering.ts'
import { type Need, ORDERING_KINDS } from '../../catalogue/schema/ordering.ts'
import type { Product } from '../../catalogue/schema/product.ts'
import type { Snapshot } from '../../catalogue/snapshot.ts'
import type { Locale } from '../../i18n/locale.ts'
import { serverWords } from '../../i18n/server-words.ts'
import { wordsOf } from '../../i18n/words.ts'

/** A pin in a diagram: its label, and the supply that it goes to where no wire to the other device begins at it. */
export type Pin = { label: string; supply?: 'V+' | 'V−' }

/** A terminal of a device in its wiring diagram, and what it is wired to. */
export type WiringRow = {
  name: string
  /** How many alike there are; one of them is drawn. */
  count: number
  /** Drawn on the left: supply and data. Contacts, bells and locks are on the right. */
  isLeft: boolean
  pins: Pin[]
  peer?: {
    name: string
    /** Models of ours; none for what comes from others. */
    models: string[]
    /** What stands between. */
    via?: string
    pins: Pin[]
    /** Indexes of own pins and the peer's. */
    wires: [number, number][]
  }
}

/** Reached over the network, not by a cable of their own. */
const FAR: readonly Need['kind'][] = ['answer', 'call', 'channel', 'camera']

/** Models named beside a terminal, of what may be many. */
const NAMED = 3

/** Returns the rows of a product's wiring diagram, and whether a lock's own supply is part of it. */
export function modelWiring(product: Product, catalogue: Catalogue, locale: Locale): WiringRow[] {
  const connections = connectionsOf(product, catalogue.snapshot)
  return terminalsOf(product, catalogue.snapshot.installation).map((terminal) => {
    const found = findFor(terminal, connections, product, catalogue.snapshot)
    const [first] = found.toSorted(
      (a, b) => rankOf(a, product) - rankOf(b, product) || a.other.position - b.other.position,
    )
    const isSwitched = first !== undefined && terminal.signals.includes('switched') && isLockLine(first.joint)
    return {
      name: terminal.name[locale],
      count: terminal.count,
      isLeft: isLeft(terminal),
      pins: pinsOf(terminal, isSwitched),
      ...peerOf(terminal, first, found, { isSwitched, catalogue, locale }),
    }
  })
}

/** A supply from outside is not replaced by what bridges its cuts; an input that nothing needs may be used all the same. */
function findFor(
  terminal: ProductTerminal,
  connections: readonly Connection[],
  product: Product,
  snapshot: Snapshot,
): Connection[] {
  const own = connections.filter(({ joint }) => joint.own.id === terminal.id)
  const found = terminal.outside ? own.filter(({ need }) => need.kind !== 'backup') : own
  if (found.length > 0 || terminal.direction !== 'in') return found
  return (terminal.serves ?? []).flatMap((kind) => {
    const types = [...ORDERING_KINDS[kind]]
    const need: Need = { kind, ...(types.length > 0 && { types }) }
    return suppliersOf(need, product.code, snapshot.product).flatMap((other): Connection[] => {
      const joint = jointOf(product, other, kind, snapshot)
      return joint?.own.id === terminal.id ? [{ other, joint, need, isNeed: true }] : []
    })
  })
}

type Connection = Pick<Pair, 'via' | 'need'> & { other: Product; joint: Joint; isNeed: boolean }

const known = new WeakMap<Snapshot, Map<string, Connection[]>>()

/** Lists what is wired to a product, because it needs it or is needed by it. */
function connectionsOf(product: Product, snapshot: Snapshot): Connection[] {
  const all = known.get(snapshot) ?? connectAll(snapshot)
  known.set(snapshot, all)
  return all.get(product.code) ?? []
}

function connectAll(snapshot: Snapshot): Map<string, Connection[]> {
  const all = new Map<string, Connection[]>()
  const add = (code: string, connection: Connection) => {
    const list = all.get(code) ?? []
    all.set(code, [...list, connection])
  }
  for (const { product, supplier, joint, via, need } of listPairs(snapshot)) {
    if (!joint) continue
    add(product.code, { other: supplier, joint, need, isNeed: true, ...(via && { via }) })
    // Through something else the supplier meets that, not the product.
    if (!via) add(supplier.code, { other: product, joint: turn(joint), need, isNeed: false })
  }
  return all
}

function turn({ own, other, wires }: Joint): Joint {
  return { own: other, other: own, wires: wires.map(([a, b]) => [b, a]) }
}

/**
 * What it needs comes before what needs it, what is joined directly before the rest, the first type that a need names, then
 * related products.
 */
function rankOf({ isNeed, via, joint, need: { kind, types = [] }, other }: Connection, { related }: Product): number {
  const given = (other.provides ?? []).filter((each) => each.kind === kind).flatMap((each) => each.types ?? [])
  const type = types.findIndex((each) => given.includes(each))
  const isFar = joint.own.direction !== 'out' && FAR.includes(kind)
  return (
    (isNeed ? 0 : 100) +
    (via ? 50 : 0) +
    (isFar ? 20 : 0) +
    (isNeed ? 2 * type : 0) +
    (related.includes(other.code) ? 0 : 1)
  )
}

function peerOf(
  terminal: ProductTerminal,
  first: Connection | undefined,
  found: readonly Connection[],
  { isSwitched, catalogue, locale }: { isSwitched: boolean; catalogue: Catalogue; locale: Locale },
): Pick<WiringRow, 'peer'> {
  const t = wordsOf(serverWords[locale])
  if (!first) {
    const { outside } = terminal
    return outside ? { peer: { name: outside[locale], models: [], pins: [], wires: [] } } : {}
  }
  const { need, isNeed, joint, via } = first
  const { kind } = need
  const alike = found.filter(
    (each) => each.need.kind === kind && each.isNeed === isNeed && each.joint.other.id === joint.other.id,
  )
  const others = [first, ...alike].map(({ other }) => other)
  const models = [...new Set(others.map(({ model }) => model))]
  const { category } = catalogue.shelfOf(first.other)
  return {
    peer: {
      name: isNeed ? t(`order:kinds.${kind}`) : kind === 'power' ? t('guide:wiring.fed') : category.name[locale],
      models: models.length > NAMED ? [...models.slice(0, NAMED), '…'] : models,
      ...(via && { via: t('guide:wiring.through', { model: via.model }) }),
      pins: pinsOf(joint.other, isSwitched),
      wires: joint.wires,
    },
  }
}

/** Whether a contact lies in the supply of a lock. */
function isLockLine({ own, other }: Joint): boolean {
  const signals = [own, other].map((terminal) => terminal.signals)
  return signals.every((each) => each.includes('switched')) && signals.some((each) => each.includes('dc'))
}

/** Pins that no wire leads to in a lock's line go to its supply: COM to plus, the lock's own minus to minus. */
function pinsOf({ pins, direction, signals }: ProductTerminal, isSwitched: boolean): Pin[] {
  const isContact = direction === 'out'
  const isBothPoles = pins.some(({ role }) => role === 'nc-2')
  return pins.map(({ label, role }) => {
    if (!isSwitched) return { label }
    if (isContact)
      return role === 'com' ? { label, supply: 'V+' } : role === 'com-2' ? { label, supply: 'V−' } : { label }
    return role === 'minus' && signals.includes('dc') && !isBothPoles ? { label, supply: 'V−' } : { label }
  })
}

function isLeft({ signals }: ProductTerminal): boolean {
  return !signals.some((signal) => ['contact', 'switched', 'bell', 'lamp', 'zone', 'loop'].includes(signal))
}
