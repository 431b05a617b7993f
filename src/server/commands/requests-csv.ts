import type { RequestRow } from '../database/tables.ts'

const COLUMNS = [
  'id',
  'received_at',
  'locale',
  'type',
  'subject',
  'details',
  'name',
  'phone',
  'email',
  'company',
  'files',
  'suspicion',
] as const
/** What a spreadsheet takes for the start of a formula, full-width forms too. */
const FORMULA = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/
/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** Writes requests as CSV (RFC 4180) in which no cell can be taken for a formula. Times are in UTC. */
export function requestsCsv(requests: readonly (RequestRow & { files: number })[]): string {
  const rows = requests.map((request) =>
    COLUMNS.map((column) =>
      column === 'received_at' ? new Date(request.received_at).toISOString() : String(request[column] ?? ''),
    ),
  )
  return BYTE_ORDER_MARK + [[...COLUMNS], ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

/**
 * Writes a cell. An apostrophe before what could be a formula is what spreadsheets themselves write before text.
 *
 * @example writeCell('=1+1') // '"\'=1+1"'
 */
export function writeCell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
