import { type AnyObject, type InferType, object, string, type StringSchema } from 'yup'
import { OPTIONAL_FIELDS, type RequestField } from './request-values.ts'
import { dropInvisible } from '../../../base/i18n/drop-invisible.ts'
import { normaliseEmail, normalisePhone } from './normalise-contact.ts'
import {
  EMAIL,
  FILE_EXTENSIONS,
  MAX_COMPANY,
  MAX_DETAILS,
  MAX_EMAIL,
  MAX_FILE_BYTES,
  MAX_FILES,
  MAX_NAME,
  MAX_SUBJECT,
  PHONE,
  REQUEST_TYPES,
} from './request-limits.ts'

/* Messages are keys of the namespace `contact`, not texts: page and API translate them into the visitor's language. */

const line = () => string().transform(whereText(dropInvisible)).trim()

/** The fields of a contact request, which are normalised before they are checked; each rule has the key of its message. */
export const requestSchema = object({
  type: given('type', string()).oneOf(REQUEST_TYPES, 'errors.type'),
  subject: given('subject', line()).max(MAX_SUBJECT, 'errors.subjectLength'),
  details: given('details', string().trim()).max(MAX_DETAILS, 'errors.detailsLength'),
  name: given('name', line()).max(MAX_NAME, 'errors.nameLength'),
  phone: given('phone', string().transform(whereText(normalisePhone))).matches(PHONE, {
    message: 'errors.phoneFormat',
    excludeEmptyString: true,
  }),
  email: given('email', string().transform(whereText(normaliseEmail)))
    .max(MAX_EMAIL, 'errors.email')
    .matches(EMAIL, { message: 'errors.email', excludeEmptyString: true }),
  company: given('company', line()).max(MAX_COMPANY, 'errors.companyLength'),
})
export type ContactRequest = InferType<typeof requestSchema>

/** Adds to a field what `OPTIONAL_FIELDS` says of it: the message where it is empty, or an empty text. */
function given(
  field: RequestField,
  schema: StringSchema,
): StringSchema<string, AnyObject, string | undefined, '' | 'd'> {
  return OPTIONAL_FIELDS.includes(field) ? schema.defined().default('') : schema.required(`errors.${field}`)
}

/** A transformation is given whatever the value was, also undefined. */
function whereText(normalise: (text: string) => string): (value: unknown) => unknown {
  return (value) => (typeof value === 'string' ? normalise(value) : value)
}

/** An invalid file: its name, and the key of the message. */
export type FileFault = { name: string; key: 'errors.fileCount' | 'errors.fileSize' | 'errors.fileType' }

/** Validates files as far as possible without reading them. Files beyond the allowed number are invalid, too. */
export function checkFiles(files: readonly { name: string; size: number }[]): FileFault[] {
  return files.flatMap(({ name, size }, index): FileFault[] => {
    if (index >= MAX_FILES) return [{ name, key: 'errors.fileCount' }]
    if (size > MAX_FILE_BYTES) return [{ name, key: 'errors.fileSize' }]
    return hasKnownExtension(name) ? [] : [{ name, key: 'errors.fileType' }]
  })
}

function hasKnownExtension(name: string): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  return FILE_EXTENSIONS.some((known) => known === extension)
}
