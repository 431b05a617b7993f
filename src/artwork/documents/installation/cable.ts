import { type OrderingKind } from '../../../content/schema/ordering.ts'
import type { ProductTerminal } from '../../../content/installation/terminals.ts'
import type { Product } from '../../../content/schema/product.ts'
import type { Locale } from '../../../base/i18n/locale.ts'
import type { Words } from '../../../base/i18n/words.ts'
import { MARKS } from '../../../base/i18n/marks.ts'

/** Volts of a supply line, those at the end of its battery, and those that its wires may lose: the device still has its lowest voltage. */
const LINE = { volts: 12, least: 11.7, loss: 0.9 }
/** Resistance of copper in Ω·mm²/m. */
const COPPER = 0.0175
/** A supply is never farther away than this, in metres. */
const FARTHEST = 100

/**
 * Says what a terminal of a product is wired with, and how far; `lockMetres` is what the locks allow that it opens,
 * `readerMetres` what the readers allow that a port feeds.
 * @example cableOf(lock, { watts: 5 }, t, 'en') // '2 × 0.75 mm², 45 m'
 */
export function cableOf(
  { cable, signals, direction, gives, takes }: ProductTerminal,
  { watts, lockMetres, readerMetres }: { [of in 'watts' | 'lockMetres' | 'readerMetres']?: number | undefined },
  t: Words,
  locale: Locale,
): string {
  if (!cable) return '–'
  const { wires, area, reach } = cable
  if (lockMetres !== undefined && direction === 'out' && signals.includes('switched'))
    return t('guide:terminals.cableToLock', { wires: wires[locale], metres: lockMetres })
  if (reach && readerMetres !== undefined && (gives ?? takes))
    return t('guide:terminals.cableFed', { wires: wires[locale], reach: reach[locale], metres: readerMetres })
  if (reach) return [wires[locale], reach[locale]].join(MARKS[locale].comma)
  const isLock = signals.includes('switched')
  const metres = cable.metres ?? (area !== undefined && watts !== undefined ? reachOf(area, watts, isLock) : undefined)
  return metres === undefined ? wires[locale] : t('guide:terminals.cableValue', { wires: wires[locale], metres })
}

/**
 * Returns how many metres of two wires of an area in mm² may feed a device, rounded down. A coil draws less as the voltage
 * falls, any other device more: it keeps its watts.
 */
export function reachOf(area: number, watts: number, isCoil: boolean): number {
  return metresOf(area, { loss: LINE.loss, amps: watts / (isCoil ? LINE.volts : LINE.least - LINE.loss) })
}

/**
 * Returns how many metres of a data cable may also feed a reader from a port, which gives no more than its amps: with the
 * least volts at the port, those that reach the reader are enough.
 */
export function fedReachOf(
  port: { area: number; volts: number; amps: number },
  reader: { watts: number; volts: number },
): number {
  const least = Math.max(reader.volts, reader.watts / port.amps)
  return metresOf(port.area, { loss: port.volts - least, amps: reader.watts / least })
}

function metresOf(area: number, { loss, amps }: { loss: number; amps: number }): number {
  const reach = Math.min(FARTHEST, (loss * area) / (2 * COPPER * amps))
  return reach >= 10 ? Math.floor(reach / 5) * 5 : Math.floor(reach)
}

/** The power that a product provides, and takes from its own supply. */
const FEEDS: readonly string[] = ['power', 'backup'] satisfies OrderingKind[]

/** The share of its mains that a power supply gives on; a UPS tells its loss itself. */
const EFFICIENCY = 0.9
/** Sums of which a part is estimated are rounded up to a multiple of these watts. */
const STEP = 5

/**
 * Returns the watts that a product draws, with the drives in it and all that it feeds by PoE or as a UPS; undefined where
 * it tells none.
 */
export function wattsOf({ needs = [], provides = [] }: Pick<Product, 'needs' | 'provides'>): number | undefined {
  const own = needs.find(({ kind, watts }) => kind === 'power' && watts !== undefined)?.watts
  if (own === undefined) return undefined
  const drives = needs.reduce((sum, { kind, watts = 0, count = 1 }) => sum + (kind === 'disk' ? watts * count : 0), 0)
  const { kind, watts: given = 0 } =
    provides.find((each) => FEEDS.includes(each.kind) && each.watts !== undefined) ?? {}
  if (own >= given) return own + drives
  return kind === 'power' ? Math.ceil((own + drives + given / EFFICIENCY) / STEP) * STEP : own + drives + given
}

/** Returns the watts that a product's supply line carries: its own, and the most that readers take from its ports. */
export function lineWattsOf(product: Product, own: readonly ProductTerminal[]): number | undefined {
  const watts = wattsOf(product)
  const amps = own.reduce((sum, { gives, amps, count }) => sum + (gives && amps ? amps * count : 0), 0)
  return watts === undefined ? undefined : watts + amps * LINE.volts
}
