import { BYTE_ORDER_MARK } from '../../base/csv.ts'
import Papa from 'papaparse'
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
/** Characters that start a formula in a spreadsheet, including full-width forms. */
const FORMULA = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/** Returns requests as CSV (RFC 4180) without cells that a spreadsheet would run as formulas. Times are in UTC. */
export function requestsCsv(requests: readonly (RequestRow & { files: number })[]): string {
  const rows = requests.map((request) =>
    COLUMNS.map((column) =>
      column === 'received_at' ? new Date(request.received_at).toISOString() : (request[column] ?? ''),
    ),
  )
  return `${BYTE_ORDER_MARK}${Papa.unparse([[...COLUMNS], ...rows], { escapeFormulae: FORMULA })}\r\n`
}
