import type { TestContext, ValidationError } from 'yup'
import { day, flag } from './fields.ts'

type Days = { shownFrom?: string | undefined; shownUntil?: string | undefined }

/** Makes a record wait: it is in no public build while `draft` is true. */
export function draftField() {
  return { draft: flag().optional().default(undefined) }
}

/** As `draftField`, for scheduled records: the first and the last day on which they are shown, in Taipei. */
export function shownFields() {
  return {
    ...draftField(),
    shownFrom: day().optional().default(undefined),
    shownUntil: day().optional().default(undefined),
  }
}

/** Name and rule of a schema's test: a scheduled record is shown for a day at least. */
export const SHOWN_DAYS = ['shown', checkDays] as const

function checkDays(this: TestContext, { shownFrom, shownUntil }: Days): true | ValidationError {
  if (!shownFrom || !shownUntil || shownUntil >= shownFrom) return true
  return this.createError({ path: 'shownUntil', message: 'a day not before shownFrom', params: { value: shownUntil } })
}
