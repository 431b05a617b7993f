import type { Installation, Terminal, Volts } from '../schema/installation.ts'
import type { Product } from '../schema/product.ts'

/** A kind of terminal on a product, with the ratings that the product's own specifications give it. */
export type ProductTerminal = Terminal & { count: number }

/** Returns the terminals of a product in their order; those with an unknown id are left out. */
export function terminalsOf(product: Product, { terminals }: Installation): ProductTerminal[] {
  const known = new Map(terminals.map((terminal) => [terminal.id, terminal]))
  return (product.terminals ?? []).flatMap(({ id, count = 1 }) => {
    const terminal = known.get(id)
    return terminal ? [{ ...terminal, ...ratingsOf(terminal, product), count }] : []
  })
}

/** The relay of a device that identifies people before a door, and no relay that acts in a fire. */
export function isDoorRelay({ serves = [], direction }: Pick<Terminal, 'serves' | 'direction'>): boolean {
  return direction === 'out' && serves.includes('lock') && serves.includes('reader')
}

/** Returns the name of a terminal on its device: the label of its first pin without a pole. @example 'LK+' // 'LK' */
export function nameOf({ pins: [first] }: Pick<Terminal, 'pins'>): string {
  return first?.label.replace(/[+−]$/, '') ?? ''
}

/**
 * Specifications come first: an operating voltage for an input, a rating for a relay. That rating is of the relays that
 * open; a contact that serves no need, for an alarm or a lamp, keeps its own.
 */
function ratingsOf(terminal: Terminal, { attributes }: Product): { volts?: Volts; amps?: number } {
  const { 'operating-voltage': range, 'relay-rating': rating } = attributes
  const volts = terminal.volts ?? (isRange(range) ? { current: 'dc' as const, ...range } : undefined)
  const isRelay = terminal.counts?.includes('relays') ?? false
  const opens = terminal.amps === undefined || terminal.serves?.length !== 0
  const amps = isRelay && opens && terminal.direction === 'out' ? ampsIn(rating) : undefined
  return { ...(volts && { volts }), ...(amps !== undefined && { amps }) }
}

function isRange(value: unknown): value is { min: number; max: number } {
  return typeof value === 'object' && value !== null && 'min' in value && 'max' in value
}

/** @example ampsIn('DC 30 V, 3 A') // 3 */
function ampsIn(rating: unknown): number | undefined {
  const found = typeof rating === 'string' ? /(\d+(?:\.\d+)?) A$/.exec(rating)?.[1] : undefined
  return found === undefined ? undefined : Number(found)
}
