import type { CustomTypeOptions } from 'i18next'
import type { Words } from '../../src/base/i18n/words.ts'

type FaultName = keyof CustomTypeOptions['resources']['contact']['errors']

/** Returns the message for an error key of the schema. @example fieldErrorMessage('errors.subject', t) // 'Please enter a subject' */
export function fieldErrorMessage(key: string, t: Words): string {
  // Every message of the schema is a key of these words; a test of the schema checks that.
  return t(`contact:errors.${key.slice('errors.'.length) as FaultName}`)
}
