import { BYTE_ORDER_MARK, writeRow } from '../../../src/base/csv.ts'
import type { Words } from '../../../src/base/i18n/words.ts'
import type { AccountChange, AccountChangePage } from '../../../src/web/features/staff/desk/desk-types.ts'

const COLUMNS = ['at', 'lastAt', 'count', 'kind', 'actor', 'account', 'from', 'to', 'network'] as const

/**
 * Writes the trail as CSV (RFC 4180), all pages of it. No cell begins a formula: names of accounts begin with a letter or
 * a digit, and all else is the API's own.
 */
export async function writeTrail(load: (cursor: string) => Promise<AccountChangePage>, t: Words): Promise<Blob> {
  const lines = [COLUMNS.map((column) => t(`desk-people:columns.${column}`))]
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: AccountChangePage = await load(cursor)
    lines.push(...page.changes.map((change) => COLUMNS.map((column) => cellOf(change, column, t))))
    cursor = page.pagination.next
  }
  return new Blob([BYTE_ORDER_MARK, ...lines.map(writeRow)], { type: 'text/csv' })
}

function cellOf(change: AccountChange, column: (typeof COLUMNS)[number], t: Words): string {
  return column === 'kind' ? t(`desk-people:kinds.${change.kind}`) : String(change[column] ?? '')
}
