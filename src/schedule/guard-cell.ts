/** What a spreadsheet takes for a formula, in its full-width form too, or for space around a value. */
const TO_GUARD = /^'*[=+\-@\s\uFF1D\uFF0B\uFF0D\uFF20]|\s$/
const GUARDED = /^'+[=+\-@\s\uFF1D\uFF0B\uFF0D\uFF20]|^'[^]*\s$/

/**
 * Keeps a spreadsheet from calculating a text, by the apostrophe that it uses itself.
 * @example guardCell('=1+1') // "'=1+1"
 */
export function guardCell(text: string): string {
  return TO_GUARD.test(text) ? `'${text}` : text
}

/** Returns the text that `guardCell` was given; a text that was not guarded loses the space around it. */
export function unguardCell(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell.trim()
}
