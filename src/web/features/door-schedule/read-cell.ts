import { dropInvisible } from '../../../base/i18n/drop-invisible.ts'
import { meaningOf, unguardCell } from './guard-cell.ts'

/** How spreadsheets keep a text from becoming a number: `="0101"`. */
const TEXT_FORMULA = /^=\s*"((?:[^"]|"")*)"$/
const UNDECODABLE = '\uFFFD'

/**
 * Returns the text of a cell: without invisible characters and the formula around a text; that of `above` for a ditto
 * mark, and '' for a word that says that there is nothing.
 */
export function readCell(cell: string, above?: string): string {
  const visible = dropInvisible(cell)
  const trimmed = visible.trim()
  const [, formula] = TEXT_FORMULA.exec(trimmed) ?? []
  if (formula !== undefined) return formula.replaceAll('""', '"').trim()
  const meaning = meaningOf(trimmed)
  if (meaning === 'ditto' && above !== undefined) return above
  return meaning === 'nothing' ? '' : unguardCell(visible)
}

/** Returns whether a cell has a character that could not be decoded. */
export function hasUndecodable(cell: string): boolean {
  return cell.includes(UNDECODABLE)
}
