/** Repeats the cell above. */
const DITTO = /^(?:["〃″”]|同上|ditto|do\.)$/i
/** Says that there is nothing. */
const NOTHING = /^(?:n\/?a|none|nil|[-‐‑–—－]+|[无無])$/i
/** Text that a spreadsheet takes for a formula, in its full-width form too, or for space around a value. */
const TO_GUARD = /^[=+\-@\s\uFF1D\uFF0B\uFF0D\uFF20]|\s$/

/** Returns whether a cell repeats the one above, or says that there is nothing, instead of having a text. */
export function meaningOf(cell: string): 'ditto' | 'nothing' | undefined {
  if (DITTO.test(cell)) return 'ditto'
  return NOTHING.test(cell) ? 'nothing' : undefined
}

/**
 * Keeps a spreadsheet from calculating a text, and the import from taking it for a ditto mark or for nothing, by the
 * apostrophe that spreadsheets use.
 * @example guardCell('=1+1') // "'=1+1"
 */
export function guardCell(text: string): string {
  return isToGuard(text) ? `'${text}` : text
}

/** Returns the text that `guardCell` was given; a text that was not guarded loses the space around it. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && isToGuard(cell) ? cell.slice(1) : cell.trim()
}

function isToGuard(text: string): boolean {
  const bare = text.replace(/^'+/, '')
  return TO_GUARD.test(bare) || meaningOf(bare) !== undefined
}
