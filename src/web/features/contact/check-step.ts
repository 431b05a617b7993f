import { ValidationError } from 'yup'
import { requestSchema } from './request-schema.ts'
import { type RequestField, type RequestValues, STEP_FIELDS } from './request-values.ts'

/** Error keys of the namespace `contact`, by field. */
export type FieldFaults = Partial<Record<RequestField, string>>

/** Validates the fields of a step with the schema that the API uses. Of several errors of a field the first is returned. */
export function checkStep(values: RequestValues, step: keyof typeof STEP_FIELDS): FieldFaults {
  const faults: FieldFaults = {}
  for (const field of STEP_FIELDS[step]) {
    try {
      requestSchema.validateSyncAt(field, values)
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      faults[field] = error.message
    }
  }
  return faults
}
