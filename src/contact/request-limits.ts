/** The kinds of request, in the order in which the form offers them (tests/requirements.md, section 5). */
export const REQUEST_TYPES = ['product', 'partnership', 'quotation', 'other'] as const
export type RequestType = (typeof REQUEST_TYPES)[number]

/** Lengths in characters, as `string.length` counts them. */
export const MAX_SUBJECT = 200
export const MAX_DETAILS = 5000
export const MAX_NAME = 100
export const MAX_COMPANY = 200
/** The longest address that mail can be sent to (RFC 5321). */
export const MAX_EMAIL = 254

/** 6 to 20 of what is found in phone numbers, 6 of them digits, on one line: `0912-345-678`, `+886 2 5550 0142 #12`. */
export const PHONE = /^(?=(?:\D*\d){6})[\d\p{Zs}+\-()#]{6,20}$/u

/** A name, one @, a domain with a dot. Whether it is an address at all, only a mail can tell. */
export const EMAIL = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]{2,}$/

export const MAX_FILES = 3
export const MAX_FILE_BYTES = 5 * 1024 * 1024

/** File names may end like this; what a file is, the API decides by its content. */
export const FILE_EXTENSIONS = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'dwg',
  'png',
  'jpg',
  'jpeg',
  'webp',
  'heic',
  'zip',
] as const
