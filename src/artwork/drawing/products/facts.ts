import type { Shelf } from '../../../content/catalogue.ts'
import type { DeviceLabels } from '../drawing-words.ts'
import type { Product } from '../../../content/schema/product.ts'

/** Width, height and depth in millimetres. */
export type Body = { width: number; height: number; depth: number }

/**
 * The facts of a product for its drawing. Content may leave any attribute out: every number has something to fall back
 * on.
 */
export type Facts = {
  /** The words printed on the device and shown on its screens, in one language. */
  words: DeviceLabels
  model: string
  /** Ids of its place in the hierarchy, from category to specification. */
  shelf: readonly string[]
  number: (attribute: string, otherwise: number) => number
  /** The option it has, or nothing. */
  option: (attribute: string) => string
  options: (attribute: string) => readonly string[]
  has: (attribute: string, option: string) => boolean
  body: (otherwise: Body) => Body
}

/** Reads a product's attributes for drawing. */
export function factsOf(
  { model, attributes }: Product,
  { category, subCategory, specification }: Shelf,
  words: DeviceLabels,
): Facts {
  const options = (id: string) => {
    const value = attributes[id]
    return Array.isArray(value) ? value : typeof value === 'string' ? [value] : []
  }
  return {
    words,
    model,
    shelf: [category.id, subCategory.id, specification.id],
    number: (id, otherwise) => {
      const value = attributes[id]
      return typeof value === 'number' ? value : otherwise
    },
    option: (id) => options(id)[0] ?? '',
    options,
    has: (id, option) => options(id).includes(option),
    body: (otherwise) => {
      const { dimensions } = attributes
      return typeof dimensions === 'object' && 'width' in dimensions ? dimensions : otherwise
    },
  }
}
