import { type AnySchema, ValidationError } from 'yup'
import { sha256 } from '../base/sha256.ts'
import type { Fault } from './faults.ts'

export type Validate = (schema: AnySchema, record: unknown, source: string) => Fault[]

/** Validates one record against its schema and returns all its faults; the record itself is not changed. */
export function validateRecord(schema: AnySchema, record: unknown, source: string): Fault[] {
  try {
    schema.validateSync(record, { strict: true, abortEarly: false })
    return []
  } catch (error) {
    // The message of a rule may tell a value that is nested too deeply for the stack.
    if (error instanceof RangeError) return [{ source, field: '', value: error.message, expected: 'a record' }]
    if (!(error instanceof ValidationError)) throw error
    const errors = error.inner.length > 0 ? error.inner : [error]
    return errors.map(({ path, params, message, type }) => ({
      source,
      field: path ?? '',
      value: type === 'noUnknown' ? params?.unknown : params?.value,
      expected: message,
    }))
  }
}

/**
 * Returns a function that validates only what is not known to be valid, by a hash of record and source. It adds all that
 * is valid to `valid`; the schemas must be those by which `known` was found.
 */
export function validateOthers(known: ReadonlySet<string>, valid: Set<string>): Validate {
  return (schema, record, source) => {
    const hash = sha256(`${source} ${textOf(record)}`)
    const faults = known.has(hash) ? [] : validateRecord(schema, record, source)
    if (faults.length === 0) valid.add(hash)
    return faults
  }
}

/** Writes a record as JSON; one that is nested too deeply for that is never valid. */
function textOf(record: unknown): string {
  try {
    return JSON.stringify(record)
  } catch {
    return ''
  }
}
