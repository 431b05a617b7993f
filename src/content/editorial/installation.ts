import type { Fault } from '../faults.ts'
import { createCatalogue } from '../catalogue.ts'
import { DOCUMENTS } from '../documents.ts'
import { pairsOf } from '../installation/connections.ts'
import { deviceKindOf } from '../installation/device-kinds.ts'
import { isFor, isWired } from '../installation/joins.ts'
import { findHarm } from '../installation/outcomes.ts'
import { fitsOnSheet, LARGEST_PATTERN } from '../installation/template-size.ts'
import { type ProductTerminal, terminalsOf } from '../installation/terminals.ts'
import { findForeignWords } from './guide-words.ts'
import {
  findBadPractice,
  findUnknownRestingStates,
  findThinLockLines,
  findUncabled,
  findUnfitContacts,
  findUnpaired,
} from './installation-practice.ts'
import type { Installation } from '../schema/installation.ts'
import type { OrderingKind } from '../schema/ordering.ts'
import type { Product } from '../schema/product.ts'
import type { Locate, Snapshot } from '../snapshot.ts'

/** Many devices share one wire here: how many there are says nothing about terminals. */
const SHARED: readonly string[] = [
  'answer',
  'call',
  'channel',
  'camera',
  'fire-address',
  'fire-detector',
] satisfies OrderingKind[]

/**
 * Checks the data of installation guides: each product of a kind states its terminals, which agree with its
 * specifications and with its needs and provisions. The catalogue's connections can be wired, drilling templates fit on
 * their sheets, and the steps are those of an installer.
 */
export function checkInstallation(snapshot: Snapshot, locate: Locate): Fault[] {
  const { shelfOf } = createCatalogue(snapshot)
  const { installation } = snapshot
  return [
    ...findWrongKinds(snapshot),
    ...[findUncabled, findThinLockLines, findUnpaired, findUnknownRestingStates, findUnfitContacts]
      .flatMap((find) => find(installation.terminals))
      .map((fault) => ({ source: DOCUMENTS.installation.file, ...fault })),
    ...snapshot.product.flatMap((product) => {
      const source = locate('product', product.code)
      const kind = deviceKindOf(shelfOf(product), installation)
      const faults = [
        ...(kind ? findUnstated(product, installation) : []),
        ...(!kind && product.terminals?.length
          ? [
              {
                field: 'terminals',
                value: 'terminals',
                expected: `none: no kind of ${DOCUMENTS.installation.file} has its shelf`,
              },
            ]
          : []),
        ...findUnknown(product, installation),
        ...findContradictions(product, installation),
        ...findOtherCounts(product, installation),
        ...findUnjoined(product, snapshot),
        ...findWrongHoles(product, kind?.mounting.screws !== undefined),
        ...findBadPractice(product, terminalsOf(product, installation), kind),
        ...findForeignWords(product, terminalsOf(product, installation), kind),
      ]
      return faults.map((fault) => ({ source, ...fault }))
    }),
  ]
}

type FieldFault = Omit<Fault, 'source'>

/** A product without terminals has no ports, and needs and provides nothing over a wire. */
function findUnstated(product: Product, installation: Installation): FieldFault[] {
  const { terminals = [], needs = [], provides = [] } = product
  const [wired] = [...needs.filter(({ from }) => from !== 'supplied'), ...provides].filter(({ kind }) => isWired(kind))
  const ports = new Set(installation.terminals.flatMap((terminal) => terminal.ports ?? []))
  const port = [...portsOf(product)].find((each) => ports.has(each))
  const reason = wired?.kind ?? port
  if (terminals.length > 0 || reason === undefined) return []
  return [{ field: 'terminals', value: undefined, expected: `its terminals, one of them for ${reason}` }]
}

/** A kind is of shelves that exist, and of none that another kind has. */
function findWrongKinds({ series, installation: { kinds } }: Snapshot): Fault[] {
  const known = new Set(
    series.flatMap(({ categories }) =>
      categories.flatMap(({ id, subCategories }) => [
        id,
        ...subCategories.flatMap((each) => [each.id, ...each.specifications.map((shelf) => shelf.id)]),
      ]),
    ),
  )
  const taken = new Set<string>()
  return kinds.flatMap(({ of }, index) =>
    of.flatMap((value, place) => {
      const isFree = known.has(value) && !taken.has(value)
      taken.add(value)
      const expected = 'a category, sub-category or shelf that no other kind has'
      return isFree
        ? []
        : [{ source: DOCUMENTS.installation.file, field: `kinds[${index}].of[${place}]`, value, expected }]
    }),
  )
}

function findUnknown({ terminals = [] }: Product, installation: Installation): FieldFault[] {
  const ids = installation.terminals.map(({ id }) => id)
  return terminals.flatMap(({ id }, index) =>
    ids.includes(id)
      ? []
      : [{ field: `terminals[${index}].id`, value: id, expected: `a terminal of ${DOCUMENTS.installation.file}` }],
  )
}

/** Every port that the specifications name has a terminal, and every terminal is one that they name. */
function findContradictions(product: Product, installation: Installation): FieldFault[] {
  const { terminals } = product
  if (!terminals || terminals.length === 0) return []
  const own = terminalsOf(product, installation)
  const stated = portsOf(product)
  const wired = new Set(installation.terminals.flatMap(({ ports = [] }) => ports))
  const present = new Set(own.flatMap(({ ports = [] }) => ports))
  const missing = [...stated].filter((port) => wired.has(port) && !present.has(port))
  return [
    ...missing.map((port) => ({
      field: 'terminals',
      value: undefined,
      expected: `a terminal of ${port}, as its specifications say`,
    })),
    ...own.flatMap(({ id, ports }, index) =>
      !ports || stated.size === 0 || isStated(ports, stated)
        ? []
        : [
            {
              field: `terminals[${index}].id`,
              value: id,
              expected: `nothing that its specifications do not name: ${ports.join(', ')}`,
            },
          ],
    ),
    ...findOtherNumbers(product, own),
  ]
}

/** One of them is enough, but a class of PoE must be the product's own. */
function isStated(ports: readonly string[], stated: ReadonlySet<string>): boolean {
  return ports.some((port) => stated.has(port)) && ports.every((port) => !port.startsWith('poe-') || stated.has(port))
}

function portsOf({ attributes, needs = [] }: Product): Set<string> {
  const listed = ['interfaces', 'power-supply'].flatMap((id) => {
    const value = attributes[id]
    return Array.isArray(value) ? value : []
  })
  const { 'poe-class': poe } = attributes
  const supplies = needs.flatMap(({ kind, types = [] }) => (kind === 'power' ? types : []))
  const isFedByPoe = supplies.some((type) => type.startsWith('poe-'))
  return new Set([
    ...listed,
    ...(typeof poe === 'string' && isFedByPoe ? [`poe-${poe}`] : []),
    ...(supplies.includes('mains') && attributes['power-supply'] === undefined ? ['ac-100-240v'] : []),
  ])
}

function findOtherNumbers({ attributes }: Product, own: readonly ProductTerminal[]): FieldFault[] {
  const counted = new Set(own.flatMap(({ counts = [] }) => counts))
  return [...counted].flatMap((attribute) => {
    const expected = attributes[attribute]
    const value = own.filter(({ counts }) => counts?.includes(attribute)).reduce((sum, { count }) => sum + count, 0)
    return typeof expected !== 'number' || value === expected
      ? []
      : [{ field: 'terminals', value: `${value} for ${attribute}`, expected: `${expected}, its ${attribute}` }]
  })
}

/** The end of the wire that provides: others have the same terminals at both ends. */
const PROVIDING: Partial<Record<string, 'in' | 'out'>> = {
  power: 'out',
  'reader-port': 'in',
} satisfies Partial<Record<OrderingKind, 'in' | 'out'>>

/** The number of devices that it opens, takes or feeds at a time needs as many terminals. */
function findOtherCounts(product: Product, installation: Installation): FieldFault[] {
  if (!product.terminals?.length) return []
  const own = terminalsOf(product, installation)
  return (['needs', 'provides'] as const).flatMap((field) =>
    (product[field] ?? []).flatMap(({ kind, types, count }, index) => {
      if (count === undefined || !isWired(kind) || SHARED.includes(kind)) return []
      const has = own
        .filter((terminal) => isFor(terminal, kind) && isAtEnd(terminal, kind, field) && carries(terminal, types))
        .reduce((sum, each) => sum + each.count, 0)
      const agrees = field === 'needs' ? has >= count : has === count
      return agrees
        ? []
        : [{ field: `${field}[${index}].count`, value: count, expected: `${has}, as it has terminals` }]
    }),
  )
}

function isAtEnd({ direction }: ProductTerminal, kind: string, field: 'needs' | 'provides'): boolean {
  const providing = PROVIDING[kind]
  return providing === undefined || direction === 'both' || (direction === providing) === (field === 'provides')
}

/** Types that are signals say which terminals are meant. */
function carries({ signals }: ProductTerminal, types: readonly string[] = []): boolean {
  const named: readonly string[] = signals
  return !types.some((type) => type === 'osdp' || type === 'wiegand') || types.some((type) => named.includes(type))
}

/** Connections that cannot be wired, or would lock somebody in. */
function findUnjoined(product: Product, snapshot: Snapshot): FieldFault[] {
  return pairsOf(product, snapshot).flatMap(({ index, need, supplier, joint }) => {
    const expected = joint
      ? findHarm(joint)
      : `terminals that join those of ${supplier.code}: signal, direction, voltage and resting state`
    return expected
      ? [
          {
            field: `needs[${index}]`,
            value: need.kind,
            expected: joint ? `${expected}, with ${supplier.code}` : expected,
          },
        ]
      : []
  })
}

function findWrongHoles({ attributes: { dimensions }, drilling }: Product, hasScrews: boolean): FieldFault[] {
  if (!drilling) return []
  const { across, down, isMeasured = false } = drilling
  const { across: widest, down: tallest } = LARGEST_PATTERN
  const isCovered =
    typeof dimensions === 'object' &&
    'width' in dimensions &&
    across <= dimensions.width &&
    down <= Math.max(dimensions.height, dimensions.depth)
  const pattern = `${across} × ${down} mm`
  return [
    ...(isCovered ? [] : [{ field: 'drilling', value: pattern, expected: 'holes that the device covers' }]),
    ...(hasScrews ? [] : [{ field: 'drilling', value: pattern, expected: 'screws in its kind’s mounting' }]),
    ...(across + down > 0 ? [] : [{ field: 'drilling', value: pattern, expected: 'two holes at least' }]),
    ...(fitsOnSheet(drilling) === !isMeasured
      ? []
      : [
          {
            field: isMeasured ? 'drilling.isMeasured' : 'drilling',
            value: pattern,
            expected: isMeasured
              ? 'nothing: its template fits on a sheet'
              : `at most ${widest} × ${tallest} mm, which a sheet holds, or isMeasured`,
          },
        ]),
  ]
}
