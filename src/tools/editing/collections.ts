import type { AnySchema } from 'yup'
import { DOCUMENT_NAMES, DOCUMENTS, PAGES } from '../../content/documents.ts'
import { ENTITIES, ENTITY_NAMES, type Entity } from '../../content/entities.ts'
import { describe, type Described } from './described.ts'

/** A folder of records that the editor shows as a list. */
export type Collection = Entity & { name: string; description: Described; isFixed: boolean }

/** A file with a single record; a list stands under `items` in the editor, whose records are objects. */
export type SingleFile = { name: string; file: string; description: Described }

/** The field under which the editor has the list of a file that is one. */
export const ITEMS = 'items'

/** All folders of records, in the order of the editor's menu. Records of a fixed one are neither added nor removed. */
export const COLLECTIONS: readonly Collection[] = [
  ...ENTITY_NAMES.map((name) => ({ name, isFixed: false, ...ENTITIES[name] })),
  { name: 'page', isFixed: true, ...PAGES },
].map((collection) => ({ ...collection, description: describe(collection.schema) }))

export const SINGLE_FILES: readonly SingleFile[] = DOCUMENT_NAMES.map((name) => ({
  name,
  file: DOCUMENTS[name].file,
  description: describeFile(DOCUMENTS[name].schema),
}))

function describeFile(schema: AnySchema): Described {
  const description = describe(schema)
  return description.type === 'array' ? { type: 'object', fields: { [ITEMS]: description } } : description
}
