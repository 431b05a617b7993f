import { fileURLToPath } from 'node:url'
import { createCatalogue } from '../../src/content/catalogue.ts'
import { ENTITIES, type EntityName, type EntityRecords } from '../../src/content/entities.ts'
import { loadSnapshot, snapshotOptions } from '../../src/content/load-snapshot.ts'
import type { Product } from '../../src/content/schema/product.ts'
import type { Records } from '../../src/content/snapshot.ts'
import type { Locale } from './test.ts'

/** The catalogue of the built site: expected contents are read from here, not from the pages. */
export const catalogue = createCatalogue(
  await loadSnapshot(snapshotOptions(fileURLToPath(new URL('../..', import.meta.url)), process.env)),
)

/** Returns the record that a test is about. @example recordOf('case', 1) */
export function recordOf<Name extends EntityName>(entity: Name, key: string | number): EntityRecords[Name] {
  const records: Records = catalogue.snapshot
  const record = records[entity].find((candidate) => Reflect.get(candidate, ENTITIES[entity].key) === key)
  if (!record) throw new Error(`There is no ${entity} ${key}`)
  return record
}

/** Returns the product that a test is about. */
export function productOf(code: string): Product {
  return recordOf('product', code)
}

/** Returns the label of an attribute's option. @example optionName('en', 'lens-type', 'motorised') */
export function optionName(locale: Locale, attribute: string, id: string): string {
  const label = catalogue.attribute(attribute).options?.find((option) => option.id === id)?.label
  if (label === undefined) throw new Error(`${attribute} has no option ${id}`)
  return typeof label === 'string' ? label : label[locale]
}
