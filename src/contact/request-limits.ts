/** The kinds of request, in the order of the form (tests/requirements.md, sections 5 and 14). */
export const REQUEST_TYPES = ['product', 'partnership', 'quotation', 'service', 'other'] as const
export type RequestType = (typeof REQUEST_TYPES)[number]

/** Lengths in characters, as `string.length` counts them. */
export const MAX_SUBJECT = 200
export const MAX_DETAILS = 5000
export const MAX_NAME = 100
export const MAX_COMPANY = 200
/** The maximum length of a mail address (RFC 5321). */
export const MAX_EMAIL = 254

/** 6 to 20 characters of phone numbers, at least 6 of them digits, on one line: `0912-345-678`, `+886 2 5550 0142 #12`. */
export const PHONE = /^(?=(?:\D*\d){6})[\d\p{Zs}+\-()#]{6,20}$/u

/** A name, one @, a domain with a dot. Whether the address exists can only be tested by a mail. */
export const EMAIL = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]{2,}$/

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
