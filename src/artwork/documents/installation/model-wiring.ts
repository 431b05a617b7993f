import { remember } from '../../../base/reads.ts'
import type { Catalogue } from '../../../content/catalogue.ts'
import { type Joint, jointOf, listPairs, type Pair } from '../../../content/installation/connections.ts'
import { isWired, join } from '../../../content/installation/joins.ts'
import { type ProductTerminal, terminalsOf } from '../../../content/installation/terminals.ts'
import { suppliersOf } from '../../../content/ordering.ts'
import { type Need, ORDERING_KINDS } from '../../../content/schema/ordering.ts'
import type { Product } from '../../../content/schema/product.ts'
import type { Snapshot } from '../../../content/snapshot.ts'
import type { Locale } from '../../../base/i18n/locale.ts'
import { serverWords } from '../../../base/i18n/server-words.ts'
import { type Words, wordsOf } from '../../../base/i18n/words.ts'

/** Poles of a supply in a diagram: that of a lock, or the DC 24 V of a fire alarm panel, which feeds door holders. */
const POLES = { lock: ['V+', 'V−'], panel: ['PL+', 'PL−'] } as const
type Feed = keyof typeof POLES

/** A pin in a diagram: its label, and the supply that it goes to where no wire to the other device begins at it. */
export type Pin = { label: string; supply?: (typeof POLES)[Feed][number] }

/** A terminal of a device in its wiring diagram, and the wires to it. */
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
    /** All of them, where `models` names some. */
    allModels?: string[]
    /** The product between both ends. */
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
  return terminalsOf(product, catalogue.snapshot.installation).flatMap((terminal) => {
    const found = terminal.isOutsideDrawn ? [] : findFor(terminal, connections, product, catalogue.snapshot)
    const [first] = found.toSorted(
      (a, b) => rankOf(a, product) - rankOf(b, product) || a.other.position - b.other.position,
    )
    const feed = first && terminal.signals.includes('switched') ? feedOf(first.joint) : undefined
    const row: WiringRow = {
      name: terminal.name[locale],
      count: terminal.count,
      isLeft: isLeft(terminal) || terminal.onward !== undefined,
      pins: pinsOf(terminal, feed),
      ...peerOf(terminal, first, found, { feed, catalogue, locale }),
    }
    return terminal.onward ? [row, onwardRow(row, terminal.onward[locale])] : [row]
  })
}

/** The second pair of a terminal by which a line goes on, pin by pin: it enters at the left and leaves at the right. */
function onwardRow({ name, count, pins }: WiringRow, onward: string): WiringRow {
  const wires = pins.map((_, index): [number, number] => [index, index])
  return { name, count, isLeft: false, pins, peer: { name: onward, models: [], pins, wires } }
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
  const second = findSecond(terminal, product, snapshot)
  if (second.length > 0) return second
  return (terminal.serves ?? []).flatMap((kind) => {
    const types = [...ORDERING_KINDS[kind]]
    const need: Need = { kind, ...(types.length > 0 && { types }) }
    return suppliersOf(need, product.code, snapshot.product).flatMap((other): Connection[] => {
      const joint = jointOf(product, other, kind, snapshot)
      return joint?.own.id === terminal.id ? [{ other, joint, need, isNeed: true }] : []
    })
  })
}

/** One need can be met by several terminals: a bell and its lamp have a supply each. */
function findSecond(own: ProductTerminal, product: Product, snapshot: Snapshot): Connection[] {
  if (own.outside) return []
  const needs = (product.needs ?? []).filter(({ kind, from }) => from === undefined && isWired(kind))
  return needs.flatMap((need) =>
    suppliersOf(need, product.code, snapshot.product).flatMap((supplier) =>
      terminalsOf(supplier, snapshot.installation).flatMap((other): Connection[] => {
        const wires = join(own, other, need.kind)
        return wires ? [{ other: supplier, joint: { own, other, wires }, need, isNeed: true }] : []
      }),
    ),
  )
}

type Connection = Pick<Pair, 'via' | 'need'> & { other: Product; joint: Joint; isNeed: boolean }

const known = remember<Map<string, Connection[]>>()

/** Lists what is wired to a product, because it needs it or is needed by it. */
function connectionsOf(product: Product, snapshot: Snapshot): Connection[] {
  return known(snapshot, '', () => connectAll(snapshot)).get(product.code) ?? []
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
 * Ranks connections: needs before other connections, direct joints before the rest, a contact of its own before that of
 * a lock, and the contact that switches a supply before the supply itself. Devices that a port feeds precede those that it
 * only links. Then follow the first type that a need names, and related products.
 */
function rankOf({ isNeed, via, joint, need: { kind, types = [] }, other }: Connection, { related }: Product): number {
  const given = (other.provides ?? []).filter((each) => each.kind === kind).flatMap((each) => each.types ?? [])
  const type = types.findIndex((each) => given.includes(each))
  const isFar = joint.own.direction !== 'out' && FAR.includes(kind)
  const isAside = isNeed && kind === 'door-contact' && other.provides?.[0]?.kind !== kind
  const isUnfed = !isNeed && kind === 'network' && joint.own.direction === 'out' && joint.own.signals.includes('poe')
  return (
    (isNeed ? 0 : 100) +
    (isAside || (kind === 'power' && joint.own.signals.includes('switched')) ? 10 : 0) +
    (via ? 50 : 0) +
    (isFar ? 20 : 0) +
    (isUnfed ? 30 : 0) +
    (isNeed ? 2 * type : 0) +
    (related.includes(other.code) ? 0 : 1)
  )
}

function peerOf(
  terminal: ProductTerminal,
  first: Connection | undefined,
  found: readonly Connection[],
  { feed, catalogue, locale }: { feed: Feed | undefined; catalogue: Catalogue; locale: Locale },
): Pick<WiringRow, 'peer'> {
  const t = wordsOf(serverWords[locale])
  if (!first) {
    return outsideOf(terminal, locale)
  }
  const { need, isNeed, joint, via } = first
  const { kind } = need
  const alike = found.filter(
    (each) =>
      each.need.kind === kind &&
      each.isNeed === isNeed &&
      isDrawnAlike(each.joint, joint, kind) &&
      // A reader without a relay has no contact to draw: its controller has.
      each.via === via,
  )
  const others = [first, ...alike].map(({ other }) => other)
  const models = [...new Set(others.map(({ model }) => model))]
  const { category } = catalogue.shelfOf(first.other)
  return {
    peer: {
      name: nameOf(first, category.name[locale], t),
      ...(models.length > NAMED ? { models: [...models.slice(0, NAMED), '…'], allModels: models } : { models }),
      ...(via && { via: t('guide:wiring.through', { model: via.model }) }),
      pins: pinsOf(joint.other, feed),
      wires: joint.wires,
    },
  }
}

/**
 * Whether one drawing shows both joints: terminals of another name may be wired alike. Locks of another terminal are left
 * out, since a bolt is wired like a magnetic lock and is not for the same doors.
 */
function isDrawnAlike(one: Joint, other: Joint, kind: string): boolean {
  const drawn = ({ own, other: far, wires }: Joint) =>
    wires.map(([from, to]) => `${own.pins[from]?.label}–${far.pins[to]?.label}`).join()
  return kind === 'lock' ? one.other.id === other.other.id : drawn(one) === drawn(other)
}

/** The name of the other end: the needed or fed device, or a line's own device, which does more than feed. */
function nameOf({ need: { kind }, isNeed, joint }: Connection, category: string, t: Words): string {
  const isLine = joint.own.signals.some((signal) => ['loop', 'zone', 'lamp'].includes(signal))
  if (kind === 'power' && isNeed && isLine) return category
  // Only kinds of the software are wired.
  if (isNeed) return t(`order:kinds.${kind}` as 'order:kinds.power')
  return kind === 'power' ? t('guide:wiring.fed') : category
}

/** Products of others: wires lead to the pins that are named of it, or to its only port. */
function outsideOf({ outside, partner = [], pins }: ProductTerminal, locale: Locale): Pick<WiringRow, 'peer'> {
  if (!outside) return {}
  const wires = partner.flatMap(({ role }, at): [number, number][] => {
    const own = pins.findIndex((pin) => pin.role === role)
    return own < 0 ? [] : [[own, at]]
  })
  return { peer: { name: outside[locale], models: [], pins: partner.map(({ label }) => ({ label })), wires } }
}

/** Returns whose supply a contact interrupts: that of a lock, or that of a holder, which the fire alarm panel feeds. */
function feedOf({ own, other }: Joint): Feed | undefined {
  const signals = [own, other].map((terminal) => terminal.signals)
  if (!signals.every((each) => each.includes('switched')) || !signals.some(isFed)) return undefined
  return signals.some((each) => each.includes('lamp')) ? 'panel' : 'lock'
}

function isFed(signals: ProductTerminal['signals']): boolean {
  return signals.includes('dc') || signals.includes('lamp')
}

/** Pins that no wire leads to in a lock's line go to its supply: COM to plus, the lock's own minus to minus. */
function pinsOf({ pins, direction, signals }: ProductTerminal, feed: Feed | undefined): Pin[] {
  const isContact = direction === 'out'
  const isBothPoles = pins.some(({ role }) => role === 'nc-2')
  return pins.map(({ label, role }) => {
    if (!feed) return { label }
    const [plus, minus] = POLES[feed]
    if (isContact)
      return role === 'com' ? { label, supply: plus } : role === 'com-2' ? { label, supply: minus } : { label }
    return role === 'minus' && isFed(signals) && !isBothPoles ? { label, supply: minus } : { label }
  })
}

function isLeft({ signals }: ProductTerminal): boolean {
  return !signals.some((signal) => ['contact', 'switched', 'bell', 'lamp', 'zone', 'loop'].includes(signal))
}
