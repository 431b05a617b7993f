import { ENTITIES, type EntityName } from './entities.ts'

/** Returns the key of a record as text: a case's is a number. */
export function keyOf(name: EntityName, record: object): string {
  return String((record as Record<string, unknown>)[ENTITIES[name].key])
}
