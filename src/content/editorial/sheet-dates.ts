import type { Fault } from '../faults.ts'
import type { Product } from '../schema/product.ts'
import type { Locate, Snapshot } from '../snapshot.ts'
import { listStrings } from './texts.ts'

/** A sheet mentions no future event: it names no model before its release, and no end before its day. */
export function findEarlySheets({ product }: Snapshot, locate: Locate): Fault[] {
  const released = new Map(product.map(({ model, releasedOn }) => [model, releasedOn] as const))
  return product.flatMap((each) => {
    const { code, model, endOfLife, dataSheet, specificationFile, releasedOn } = each
    const events = [
      ...namedModels(each, released).map((name) => ({ day: released.get(name) ?? '', what: `${name} was released` })),
      ...(endOfLife ? [{ day: endOfLife.lastOrderOn, what: `${model} could be ordered for the last time` }] : []),
    ]
    const latest = events.sort((a, b) => (a.day < b.day ? 1 : -1))[0]
    const sheet = specificationFile ?? dataSheet
    const value = sheet?.updatedOn ?? releasedOn
    if (!latest || value >= latest.day) return []
    const field = specificationFile ? 'specificationFile.updatedOn' : 'dataSheet.updatedOn'
    const expected = `a day not before ${latest.day}, when ${latest.what}, and a version after the last sheet's`
    return [{ source: locate('product', code), field, value, expected }]
  })
}

/** Returns the other models that the texts of a product name, each once. */
function namedModels(product: Product, models: ReadonlyMap<string, string>): string[] {
  const texts = listStrings(product).map(({ text }) => text)
  // A model is named whole: AB-F10 is not named by AB-F100.
  const words = new Set(texts.flatMap((text) => text.match(/[A-Z]{2}-[A-Z0-9]+(?:-[A-Z0-9]+)*/g) ?? []))
  return [...words].filter((word) => word !== product.model && models.has(word))
}
