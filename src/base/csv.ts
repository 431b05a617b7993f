/** Without it Excel takes UTF-8 for the encoding of the system, Big5 in Taiwan. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Writes a row of CSV (RFC 4180). Cells must not begin a formula. */
export function writeRow(cells: readonly string[]): string {
  return `${cells.map(quote).join(',')}\r\n`
}

function quote(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
