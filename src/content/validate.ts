import { type AnySchema, ValidationError } from 'yup'
import type { Fault } from './faults.ts'

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
