import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyEdits, type JSONPath, modify } from 'jsonc-parser'
import type { AnySchema } from 'yup'
import { DOCUMENTS } from '../../content/documents.ts'
import { ENTITIES, type EntityName } from '../../content/entities.ts'
import { pathOfRecord } from '../../content/moves.ts'
import { pointersOf, readPointers } from '../../content/references.ts'
import type { Place } from './places.ts'

/**
 * Returns the files of other records that name a record by its old key, or by an address of its page or its pictures,
 * with the new one. Every other byte stays as it was.
 */
export function renameReferences(
  contentDir: string,
  places: readonly Place[],
  entity: EntityName,
  [from, to]: readonly [string, string],
): Map<string, string> {
  const page = pathOfRecord(entity, from)
  const picture = new RegExp(`^/pictures/${from}-([a-z]+\\.svg)$`)
  const rename = (address: string): string | undefined => {
    if (address === page) return pathOfRecord(entity, to)
    const [, side] = entity === 'product' ? (picture.exec(address) ?? []) : []
    return side && `/pictures/${to}-${side}`
  }
  const changed = new Map<string, string>()
  for (const place of places) {
    const path = join(contentDir, place.path)
    const text = readFileSync(path, 'utf8')
    if (!text.includes(from)) continue
    const record = parse(text)
    const named = readPointers(pointersOf(schemaOf(place)), record)
      .filter(({ references, value }) => references === entity && value === from)
      .map(({ field }) => ({ path: pathIn(field), value: to }))
    const after = [...named, ...findAddresses(record, rename)].reduce(
      (current, change) => applyEdits(current, modify(current, change.path, change.value, {})),
      text,
    )
    if (after !== text) changed.set(path, after)
  }
  return changed
}

function schemaOf(place: Place): AnySchema {
  return 'file' in place ? DOCUMENTS[place.file.name as keyof typeof DOCUMENTS].schema : place.collection.schema
}

/** A file that cannot be read names nothing. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @example pathIn('related.faqs[2]') // ['related', 'faqs', 2] */
function pathIn(field: string): JSONPath {
  return field
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}

/** Finds the values of a record that have another name now. */
function findAddresses(
  value: unknown,
  rename: (address: string) => string | undefined,
  path: JSONPath = [],
): { path: JSONPath; value: string }[] {
  const renamed = typeof value === 'string' ? rename(value) : undefined
  if (renamed) return [{ path, value: renamed }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) =>
    findAddresses(each, rename, [...path, Array.isArray(value) ? Number(name) : name]),
  )
}

/** Whether records of a collection are entities, which others name. */
export function isEntity(name: string): name is EntityName {
  return name in ENTITIES
}
