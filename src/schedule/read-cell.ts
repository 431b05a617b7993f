import { unguardCell } from './guard-cell.ts'

/** How spreadsheets keep a text from becoming a number: `="0101"`. */
const TEXT_FORMULA = /^=\s*"((?:[^"]|"")*)"$/
/** Repeats the cell above. */
const DITTO = /^(?:["〃″”]|同上|ditto|do\.)$/i
/** Says that there is nothing. */
const NOTHING = /^(?:n\/?a|none|nil|[-‐‑–—－]+|[无無])$/i
const UNDECODABLE = '\uFFFD'

/**
 * Returns the text of a cell: without invisible characters and the formula around a text; that of `above` for a ditto
 * mark, and '' for a word that says that there is nothing.
 */
export function readCell(cell: string, above?: string): string {
  const visible = cell.replace(/\p{Cf}/gu, '')
  const trimmed = visible.trim()
  const [, formula] = TEXT_FORMULA.exec(trimmed) ?? []
  if (formula !== undefined) return formula.replaceAll('""', '"').trim()
  if (above !== undefined && DITTO.test(trimmed)) return above
  return NOTHING.test(trimmed) ? '' : unguardCell(visible)
}

/** Returns whether a cell has a character that could not be decoded. */
export function hasUndecodable(cell: string): boolean {
  return cell.includes(UNDECODABLE)
}
