/** The fields of each step of the form, in display order. */
export const STEP_FIELDS = {
  details: ['type', 'subject', 'details'],
  contact: ['name', 'phone', 'email', 'company'],
} as const

export const REQUEST_FIELDS = [...STEP_FIELDS.details, ...STEP_FIELDS.contact] as const
export type RequestField = (typeof REQUEST_FIELDS)[number]

/** The fields that a visitor may leave empty: form, check and API require all others. */
export const OPTIONAL_FIELDS: readonly RequestField[] = ['company']

/** The values of the fields, valid or not. */
export type RequestValues = Record<RequestField, string>

export const EMPTY_REQUEST: Readonly<RequestValues> = {
  type: '',
  subject: '',
  details: '',
  name: '',
  phone: '',
  email: '',
  company: '',
}
