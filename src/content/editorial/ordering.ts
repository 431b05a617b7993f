import type { Fault } from '../faults.ts'
import { suppliersOf } from '../ordering.ts'
import type { Need, OrderingKind, Provision } from '../schema/ordering.ts'
import type { Product } from '../schema/product.ts'
import type { Category } from '../schema/series.ts'
import type { Locate, Snapshot } from '../snapshot.ts'
import { coverCategories } from './coverage.ts'

/** Numbers that stand among a product's attributes too: there a visitor reads them, here rules do. */
const COUNTED: Partial<Record<string, readonly string[]>> = {
  power: ['poe-ports'],
  channel: ['channels'],
  'reader-port': ['reader-ports'],
  'fire-zone': ['fire-zones'],
  'fire-address': ['addresses'],
  'alarm-zone': ['alarm-zones'],
  'bell-circuit': ['bell-circuits'],
  network: ['ethernet-ports'],
  licence: ['licence-count'],
} satisfies Partial<Record<OrderingKind, readonly string[]>>

/** The provisions of a lift module, a device beside a lane or a siren in place of those of their category. */
const IN_PLACE_OF: Partial<Record<string, readonly OrderingKind[]>> = {
  lock: ['lift-buttons'],
  release: ['floor-release', 'gate-release'],
  'alarm-sensor': ['alarm-siren'],
} satisfies Partial<Record<OrderingKind, readonly OrderingKind[]>>

/**
 * Checks that each product states the needs and provisions of its kind, and that each need is met by a product on sale
 * or from elsewhere. Parts must fit the products that ask for them, and numbers must agree with the attributes.
 */
export function checkOrdering(snapshot: Snapshot, locate: Locate): Fault[] {
  const { product: products } = snapshot
  return [
    ...coverCategories(snapshot).flatMap(({ seriesId, category, products: shown }) =>
      category.states
        ? shown.flatMap((product) => findUnstated(product, category, locate))
        : [
            fault(
              locate('series', seriesId),
              `categories ${category.id}.states`,
              undefined,
              'what its products need and provide, or { "needs": [], "provides": [] }',
            ),
          ],
    ),
    ...products.flatMap((product) => [
      ...findUnmet(product, products, locate),
      ...findUnwanted(product, products, locate),
      ...findOtherNumbers(product, locate),
      ...findOtherSource(product, locate),
    ]),
  ]
}

function findUnstated(product: Product, { id, states }: Category, locate: Locate): Fault[] {
  return (['needs', 'provides'] as const).flatMap((field) => {
    const stated = new Set<string>((product[field] ?? []).map(({ kind }) => kind))
    return (states?.[field] ?? [])
      .filter((kind) => ![kind, ...(IN_PLACE_OF[kind] ?? [])].some((each) => stated.has(each)))
      .map((kind) => fault(locate('product', product.code), field, undefined, `${kind}, as all of ${id}`))
  })
}

function findUnmet({ code, needs = [] }: Product, products: readonly Product[], locate: Locate): Fault[] {
  return needs.flatMap((need, index) => {
    if (need.from !== undefined || suppliersOf(need, code, products).length > 0) return []
    return [
      fault(
        locate('product', code),
        `needs[${index}]`,
        describe(need),
        'what a product on sale provides, or from: others',
      ),
    ]
  })
}

/** A part that fits a product which does not ask for such a thing would never be offered there. */
function findUnwanted({ code, provides = [] }: Product, products: readonly Product[], locate: Locate): Fault[] {
  return provides.flatMap(({ kind, types, fits = [] }, index) =>
    fits.flatMap((fitted, place) => {
      const needs = products.find((product) => product.code === fitted)?.needs
      const isWanted = needs?.some(
        (need) => need.kind === kind && (!types || need.types?.some((type) => types.includes(type))),
      )
      const field = `provides[${index}].fits[${place}]`
      return isWanted
        ? []
        : [fault(locate('product', code), field, fitted, `a product that needs ${describe({ kind, types })}`)]
    }),
  )
}

function findOtherNumbers({ code, attributes, needs = [], provides = [] }: Product, locate: Locate): Fault[] {
  const source = locate('product', code)
  const consumption = attributes['power-consumption']
  const drawn = needs.flatMap(({ kind, watts }, index) =>
    kind === 'power' && watts !== undefined && typeof consumption === 'number' && watts !== consumption
      ? [fault(source, `needs[${index}].watts`, watts, `${consumption}, its power consumption`)]
      : [],
  )
  const given = provides.flatMap(({ kind, count }, index) => {
    const attribute = COUNTED[kind]?.find((id) => typeof attributes[id] === 'number')
    const expected = attribute && attributes[attribute]
    return count === undefined || typeof expected !== 'number' || count === expected
      ? []
      : [fault(source, `provides[${index}].count`, count, `${expected}, its ${attribute}`)]
  })
  return [...drawn, ...given]
}

/** How a note says that something is in the box; at its end it would be read with “from others”, which follows. */
const IN_THE_BOX = /\bsupplied\b|\bcomes with it\b|\bin the box$/

function findOtherSource({ code, needs = [] }: Product, locate: Locate): Fault[] {
  return needs.flatMap(({ from, note }, index) =>
    from === 'others' && note && IN_THE_BOX.test(note.en)
      ? [fault(locate('product', code), `needs[${index}].note.en`, note.en, 'what others supply, or from: supplied')]
      : [],
  )
}

function describe({ kind, types }: Pick<Need | Provision, 'kind' | 'types'>): string {
  return types ? `${kind} ${types.join(', ')}` : kind
}

function fault(source: string, field: string, value: unknown, expected: string): Fault {
  return { source, field, value, expected }
}
