import type { Fault } from '../faults.ts'
import { terminalsOf } from '../installation/terminals.ts'
import { suppliersOf } from '../ordering.ts'
import type { Need, OrderingKind } from '../schema/ordering.ts'
import type { Product } from '../schema/product.ts'
import type { Locate, Snapshot } from '../snapshot.ts'

/** The pin of an input that acts when the link contact of a fire panel opens. */
const FIRE_PIN = 'FIRE'

/** The way of unlocking that is a button inside. */
const EXIT_BUTTON = 'exit-button'

/**
 * Checks that who orders what a product's page names has all of it: something that holds the device, a way out where it
 * takes a button, the contact that its fire input waits for, the module of its software, and boxes that its screws meet.
 */
export function checkWholeOrders(snapshot: Snapshot, locate: Locate): Fault[] {
  return snapshot.product.flatMap((product) => {
    const source = locate('product', product.code)
    const missing = [...listMissing(product, snapshot)].map((expected) => ({
      field: 'needs',
      value: undefined,
      expected,
    }))
    return [...missing, ...findSmallBoxes(product, snapshot)].map((fault) => ({ source, ...fault }))
  })
}

function* listMissing(product: Product, snapshot: Snapshot): Generator<string> {
  const { needs = [], attributes } = product
  const has = (kind: OrderingKind, type?: string) =>
    needs.some((need) => need.kind === kind && (type === undefined || need.types?.includes(type)))
  if (has('mounting') && needs.every(({ kind, isOptional }) => kind !== 'mounting' || isOptional)) {
    yield 'a mounting that is not optional: what holds it, or that it is supplied'
  }
  const { 'unlock-methods': methods } = attributes
  if (Array.isArray(methods) && methods.includes(EXIT_BUTTON) && !has('exit')) {
    yield 'exit: its specifications name a request-to-exit button'
  }
  const pins = terminalsOf(product, snapshot.installation).flatMap((terminal) => terminal.pins)
  if (pins.some(({ label }) => label === FIRE_PIN) && !has('fire-release')) {
    yield 'fire-release: the contact that its fire input waits for'
  }
  if (!has('licence', 'module') && needs.some((need) => isInModules(need, product, snapshot))) {
    yield 'licence module, without which no software manages it'
  }
}

/** Returns whether all software that meets a need is licensed by the module. */
function isInModules(need: Need, { code, provides = [] }: Product, { product: products }: Snapshot): boolean {
  // A licence is no device that a module manages.
  if (need.kind !== 'software' || provides.some(({ kind }) => kind === 'licence')) return false
  const suppliers = suppliersOf(need, code, products)
  return (
    suppliers.length > 0 &&
    suppliers.every(({ needs = [] }) =>
      needs.some(({ kind, types, isOptional }) => kind === 'licence' && types?.includes('module') && !isOptional),
    )
  )
}

/** The screws of a device go into the edges of its box, so they are no farther apart than it is wide and high. */
function findSmallBoxes({ attributes, provides = [] }: Product, snapshot: Snapshot): Omit<Fault, 'source'>[] {
  const { dimensions } = attributes
  if (typeof dimensions !== 'object' || !('width' in dimensions)) return []
  return provides.flatMap(({ types, fits = [] }, index) => {
    if (!types?.includes('flush-box')) return []
    return fits.flatMap((code, place) => {
      const drilling = snapshot.product.find((product) => product.code === code)?.drilling
      if (!drilling || (drilling.across <= dimensions.width && drilling.down <= dimensions.height)) return []
      const expected = `a device whose holes (${drilling.across} × ${drilling.down} mm) the box has, at ${dimensions.width} × ${dimensions.height} mm`
      return [{ field: `provides[${index}].fits[${place}]`, value: code, expected }]
    })
  })
}
