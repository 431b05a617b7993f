import type { AnySchema } from 'yup'
import type { ReferenceTarget } from './schema/fields.ts'

/** A field that refers to another record or to a public file. `*` in the path stands for each item of a list. */
type Pointer = { path: string[]; references?: ReferenceTarget; isPublicFile: boolean }

/** A reference in a record, with its path and its value. */
export type PointerValue = {
  field: string
  value: string
  references: ReferenceTarget | undefined
  isPublicFile: boolean
}

/** Lists the reference fields of a schema, from the metadata of its fields. */
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

/** Returns the values of all reference fields in a record; missing optional fields are skipped. */
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
