import type { AnySchema } from 'yup'
import type { ReferenceTarget } from './schema/fields.ts'

/** A field that points at another record or at a public file. `*` in the path stands for each item of a list. */
type Pointer = { path: string[]; references?: ReferenceTarget; isPublicFile: boolean }

/** A pointer found in a record, with the path and the value it has there. */
export type PointerValue = {
  field: string
  value: string
  references: ReferenceTarget | undefined
  isPublicFile: boolean
}

/** Lists the pointers of a schema, read from what its fields say of themselves. */
export function pointersOf(schema: AnySchema, path: string[] = []): Pointer[] {
  const meta = schema.spec.meta
  const own: Pointer[] =
    meta?.references || meta?.publicFile
      ? [{ path, ...(meta.references && { references: meta.references }), isPublicFile: meta.publicFile === true }]
      : []
  if ('fields' in schema) {
    const fields = schema.fields as Record<string, AnySchema>
    return own.concat(Object.entries(fields).flatMap(([key, field]) => pointersOf(field, [...path, key])))
  }
  if ('innerType' in schema && schema.innerType) {
    return own.concat(pointersOf(schema.innerType as AnySchema, [...path, '*']))
  }
  return own
}

/** Finds the value of each pointer in a record; pointers that the record leaves out are passed over. */
export function readPointers(pointers: readonly Pointer[], record: unknown): PointerValue[] {
  return pointers.flatMap(({ path, references, isPublicFile }) =>
    readPath(record, path, '').map(({ field, value }) => ({ field, value, references, isPublicFile })),
  )
}

function readPath(value: unknown, path: readonly string[], field: string): { field: string; value: string }[] {
  const [step, ...rest] = path
  if (step === undefined) return typeof value === 'string' ? [{ field, value }] : []
  if (typeof value !== 'object' || value === null) return []
  if (step === '*') {
    return Array.isArray(value) ? value.flatMap((item, index) => readPath(item, rest, `${field}[${index}]`)) : []
  }
  return readPath((value as Record<string, unknown>)[step], rest, field ? `${field}.${step}` : step)
}
