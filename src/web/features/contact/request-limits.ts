import { MORE_REQUEST_TYPES } from '#vendor/site.ts'

/** The kinds of request, in the order of the form (tests/requirements.md, sections 5 and 14). */
export const REQUEST_TYPES = ['product', 'partnership', 'quotation', ...MORE_REQUEST_TYPES, 'other'] as const
export type RequestType = (typeof REQUEST_TYPES)[number]

/** Lengths in characters, as `string.length` counts them. */
export const MAX_SUBJECT = 200
export const MAX_DETAILS = 5000
export const MAX_NAME = 100
export const MAX_COMPANY = 200
/** The maximum length of a mail address (RFC 5321). */
export const MAX_EMAIL = 254

const PHONE_NUMBER = String.raw`(?=(?:[^\d/]*\d){6})[\d +\-()#]{6,20}(?: #\d{1,6})?`
/**
 * One or two normalised phone numbers: 6 to 20 characters, at least 6 of them digits, and an extension:
 * `0912-345-678`, `+886 2 5550 0142 #12`, `02-2555-0142 / 0912-345-678`.
 */
export const PHONE = new RegExp(`^${PHONE_NUMBER}(?: / ${PHONE_NUMBER})?$`)

const LABEL = String.raw`[\p{L}\p{N}\p{M}]+(?:-+[\p{L}\p{N}\p{M}]+)*`
const ATOM = String.raw`[\p{L}\p{N}\p{M}!#$%&'*+/=?^_\x60{|}~-]+`
/**
 * A normalised mail address: a name and a domain, of parts between single dots, with the characters that RFC 5322 and
 * RFC 6531 allow without quotes. The last part begins with a letter. Whether the address exists can only be tested by a
 * mail.
 */
export const EMAIL = new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+(?=\p{L}[^.])${LABEL}$`, 'u')

export const MAX_FILES = 3
export const MAX_FILE_BYTES = 5 * 1024 * 1024

/** Allowed file extensions; the API checks the type of a file by its content. */
export const FILE_EXTENSIONS = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'csv',
  'dwg',
  'png',
  'jpg',
  'jpeg',
  'webp',
  'heic',
  'zip',
] as const
