import { type FuzzCase, inPieces, requestOf } from '../fuzz-case.ts'
import type { Random } from '../random.ts'
import { FIELDS } from './forms.ts'

const BOUNDARIES = [
  'b',
  '----WebKitFormBoundary7',
  "a'()+_,-./:=?",
  'a b',
  '--',
  '\xe9',
  'x'.repeat(70),
  'x'.repeat(5000),
  '',
]
const NAMES = ['type', 'subject', 'details', 'name', 'phone', 'email', 'company', 'lang', 'key', 'website', 'startedAt']
const ODD_NAMES = ['', 'o', '__proto__', 'constructor', 'toString', 'files[]', 'a\0b', '\xff', '"', 'n'.repeat(5000)]
const VALUES = [
  '',
  'other',
  'a@example.com',
  '0912-345-678',
  '\0',
  '\xff\xfe',
  '字',
  'v'.repeat(70_000),
  '=1+1',
  '{}',
  '\r\n--',
  '\r\n',
]
const FILE_NAMES = [
  'plan.pdf',
  'plan.pdf',
  '',
  '.',
  '..',
  '../../etc/passwd',
  '..\\..\\boot.ini',
  '\u202efdp.exe',
  'a\0.pdf',
  '%00.pdf',
  'a\\".pdf',
  'a"; name="files',
  '\xff\xfe.pdf',
  'con',
  'x'.repeat(300),
]
/** The first length is allowed for a header, the second is not. */
const LARGE_NAMES = [78_000, 100_000].flatMap((length) =>
  ['a', '.', 'a.', ' ', ' a', '\u202e', '字', '/', '\\"', '..'].map(
    // Some algorithms that find a name's extension try every position.
    (text) => `${text.repeat(length / text.length - 1)}.`,
  ),
)
const EXTENDED = [
  "UTF-8''plan%2e.pdf",
  "utf-16''%ff%fe",
  "UTF-8''%",
  "''",
  "x'y'z",
  "UTF-8''%00",
  'plan.pdf',
  "big5''%a4%a4",
]
const STARTS = [
  '%PDF-1.7\n',
  'PK\x03\x04',
  'PK\x05\x06',
  '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  'AC1032\0\0\0\0\0',
  '\x89PNG\r\n\x1a\n',
  '\0\0\0\x18ftypheic',
  'RIFF\0\0\0\0WEBP',
  '',
  '<script>',
]
const EXTRA_HEADERS = [
  'Content-Type: application/pdf',
  'Content-Type: text/plain; charset=utf-16',
  'Content-Type: text/plain; charset=none',
  'Content-Type: multipart/mixed; boundary=inner',
  'Content-Type:',
  'Content-Type: ;;;=',
  'Content-Transfer-Encoding: base64',
  'Content-Transfer-Encoding: quoted-printable',
  'Content-Transfer-Encoding: x-none',
  'Content-Length: 9999999',
  'Content-Disposition: form-data; name="second"',
  'X-Folded: a\r\n  b\r\n\tc',
  'X-Null: a\0b',
  'X-Byte: \xff\xfe',
  'no colon',
  ': no name',
  ' leading space',
  `X-Large: ${'h'.repeat(20_000)}`,
  `X-Huge: ${'h'.repeat(100_000)}`,
  Array.from({ length: 300 }, (_, index) => `X-${index}: a`).join('\r\n'),
  '\r\n',
]
const ENDS = ['\r\n', '\n', '', '\r', '  \r\n', '\t\r\n', '\r\n\r\n']
const MANY = 12
const VERY_MANY = 400
const LARGE_FILE = 5 * 1024 * 1024 + 1

/** A form from a grammar with errors: boundaries, headers, names, contents, number and order of parts. */
export function multipart(random: Random, from: string): FuzzCase {
  const { header, boundary } = chooseBoundary(random)
  const parts = Array.from({ length: countParts(random) }, () => partOf(random, boundary))
  const body = Buffer.concat([
    random.chance(0.1)
      ? Buffer.from(random.pick(['preamble', '\r\n', '--', `--${boundary}--\r\n`]), 'latin1')
      : Buffer.alloc(0),
    // With valid fields the later steps run, too: files are checked, and requests stored.
    random.chance(0.4) ? Buffer.from(fieldsOf(boundary)) : Buffer.alloc(0),
    ...parts,
    Buffer.from(lastOf(random, boundary), 'latin1'),
    random.chance(0.1) ? random.bytes(random.int(3000)) : Buffer.alloc(0),
  ])
  const key = random.chance(0.3)
    ? [`Idempotency-Key: ${random.pick(['', 'x', '00000000-0000-4000-8000-00000000000a'])}`]
    : []
  const accept = random.chance(0.2) ? ['Accept: text/html'] : []
  const request = requestOf(from, { headers: [header, ...key, ...accept], body })
  // Node does not respond if the client has closed its sending side.
  const isWhole = random.chance(0.8)
  return { pieces: inPieces(random, request), isWhole, end: isWhole ? 'wait' : 'finish' }
}

/** The required fields of a request. */
function fieldsOf(boundary: string): string {
  return Object.entries(FIELDS)
    .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')
}

function chooseBoundary(random: Random): { header: string; boundary: string } {
  const boundary = random.chance(0.7) ? 'b' : random.pick(BOUNDARIES)
  const type = random.chance(0.9)
    ? 'multipart/form-data'
    : random.pick(['Multipart/Form-Data', 'multipart/mixed', 'multipart/form-data '])
  const parameter = random.chance(0.7)
    ? `boundary=${boundary}`
    : random.pick([
        `boundary="${boundary}"`,
        `BOUNDARY=${boundary}`,
        `boundary=${boundary}; boundary=other`,
        `boundary=other; boundary=${boundary}`,
        `charset=utf-16; boundary=${boundary}`,
        `boundary=${boundary};`,
        'boundary=',
        'boundary',
        `boundary="${boundary}`,
        `boundary*=utf-8''${boundary}`,
        '',
      ])
  return { header: `Content-Type: ${type}; ${parameter}`, boundary }
}

function countParts(random: Random): number {
  if (random.chance(0.02)) return VERY_MANY
  return random.chance(0.1) ? MANY * 4 : random.int(MANY)
}

function partOf(random: Random, boundary: string): Buffer {
  const isFile = random.chance(0.4)
  const line = random.chance(0.92) ? '\r\n' : random.pick(ENDS)
  const extra = random.chance(0.3) ? [random.pick(EXTRA_HEADERS)] : []
  const disposition = random.chance(0.95) ? [dispositionOf(random, isFile)] : []
  const headers = random.chance(0.5) ? [...disposition, ...extra] : [...extra, ...disposition]
  const blank = random.chance(0.95) ? '\r\n\r\n' : random.pick(['\r\n', '', '\n\n'])
  return Buffer.concat([
    Buffer.from(`--${boundary}${line}${headers.join('\r\n')}${blank}`, 'latin1'),
    isFile ? contentOf(random) : valueOf(random, boundary),
    Buffer.from(random.chance(0.95) ? '\r\n' : random.pick(ENDS), 'latin1'),
  ])
}

function dispositionOf(random: Random, isFile: boolean): string {
  const kind = random.chance(0.95) ? 'form-data' : random.pick(['attachment', 'file', '', 'FORM-DATA', 'form-data;'])
  const name = isFile && random.chance(0.7) ? 'files' : random.pick(random.chance(0.8) ? NAMES : ODD_NAMES)
  const named = random.chance(0.95)
    ? `; name="${name}"`
    : random.pick(['', `; name=${name}`, '; name', `; name="${name}`, `; name*=utf-8''${name}`])
  return `Content-Disposition: ${kind}${named}${isFile ? fileNameOf(random) : ''}`
}

function fileNameOf(random: Random): string {
  const name = Buffer.from(random.pick(random.chance(0.05) ? LARGE_NAMES : FILE_NAMES)).toString('latin1')
  if (random.chance(0.8)) return `; filename="${name}"`
  return random.pick([
    `; filename=${name}`,
    '; filename',
    `; filename="${name}`,
    `; filename*=${random.pick(EXTENDED)}`,
    `; filename="a.pdf"; filename*=${random.pick(EXTENDED)}`,
    `; filename="a"; filename="${name}"`,
    `; filename*0="a"; filename*1=".pdf"`,
  ])
}

function contentOf(random: Random): Buffer {
  if (random.chance(0.003)) return Buffer.alloc(LARGE_FILE, '%PDF-1.7\n')
  return Buffer.concat([Buffer.from(random.pick(STARTS), 'latin1'), random.bytes(random.int(400))])
}

/** Some values look like the end of a part. */
function valueOf(random: Random, boundary: string): Buffer {
  if (random.chance(0.05))
    return Buffer.from(`\r\n--${boundary.slice(0, -1)}${random.pick(['', '-', '\r', '\r\n'])}`, 'latin1')
  return Buffer.from(random.pick(VALUES), 'latin1')
}

function lastOf(random: Random, boundary: string): string {
  if (random.chance(0.75)) return `--${boundary}--\r\n`
  return random.pick([
    '',
    `--${boundary}`,
    `--${boundary}-`,
    `--${boundary}--`,
    `--${boundary}\r\n`,
    `--other--\r\n`,
    `--${boundary}--\r\n`.repeat(2),
  ])
}
