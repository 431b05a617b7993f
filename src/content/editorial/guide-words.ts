import type { ProductTerminal } from '../installation/terminals.ts'
import type { DeviceKind } from '../schema/installation.ts'
import type { OrderingKind } from '../schema/ordering.ts'
import type { Product } from '../schema/product.ts'
import words from './guide-words.json' with { type: 'json' }

/** A word of guides, and the requirement for its products: a pin, a terminal for a need, the need, or a provision. */
type Needed = { zh: string; pin?: string; serves?: OrderingKind; need?: OrderingKind; gives?: OrderingKind }
/** A need of a product, and the word by which its guide describes the work. */
type Told = { need: OrderingKind; type?: string; zh: string }

// A JSON file's inferred type has strings where these are kinds.
const { needed, told } = words as { needed: readonly Needed[]; told: readonly Told[] }

type FieldFault = { field: string; value: string | undefined; expected: string }

/**
 * Reports what the guide of a product says, as that of a kind, of a part that the product has not; and what the product
 * needs, but its guide never speaks of. Chinese alone is read: the languages are compared elsewhere.
 */
export function findForeignWords(
  { needs = [], provides = [] }: Product,
  own: readonly ProductTerminal[],
  kind: DeviceKind | undefined,
): FieldFault[] {
  if (!kind) return []
  const text = textOf(kind)
  const has = ({ pin, serves, need, gives }: Needed) =>
    own.some(({ pins }) => pins.some(({ label }) => label === pin)) ||
    own.some((terminal) => serves !== undefined && terminal.serves?.includes(serves)) ||
    needs.some((each) => each.kind === need) ||
    provides.some((each) => each.kind === gives)
  const foreign = needed
    .filter((word) => text.includes(word.zh) && !has(word))
    .map(({ zh, pin, serves, need, gives }) => ({
      field: need ? 'needs' : gives ? 'provides' : 'terminals',
      value: zh,
      expected: `${serves ?? pin ?? need ?? gives}, of which the guide of ${kind.id} speaks, or a kind of its own`,
    }))
  const silent = told
    .filter(({ need, type, zh }) => !text.includes(zh) && needs.some((each) => isMeant(each, need, type)))
    .map(({ need, zh }) => ({
      field: 'needs',
      value: need,
      expected: `nothing that the guide of ${kind.id} says not a word of (${zh})`,
    }))
  return [...foreign, ...silent]
}

function isMeant({ kind, types }: { kind: string; types?: string[] | undefined }, need: OrderingKind, type?: string) {
  return kind === need && (type === undefined || types?.includes(type) === true)
}

function textOf({ mounting: { surface, steps }, start, lamps, faults }: DeviceKind): string {
  const remedies = faults.flatMap(({ sign, remedy }) => [sign, remedy])
  return [surface, ...steps, ...start, ...lamps.map(({ means }) => means), ...remedies].map(({ zh }) => zh).join('\n')
}
