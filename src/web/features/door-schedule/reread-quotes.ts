const QUOTE = '"'

/**
 * Makes a text readable whose quotes do not match: a line in which a quote is not closed before a separator is taken
 * literally, so that it does not swallow the lines below. Returns the text, and the numbers of these rows from 1.
 */
export function rereadQuotes(text: string, delimiter: string): { text: string; literalRows: number[] } {
  const parts: string[] = []
  const literalRows: number[] = []
  let at = 0
  while (at < text.length) {
    const end = endOfRow(text, at, delimiter)
    if (end !== undefined) parts.push(text.slice(at, end))
    else {
      literalRows.push(parts.length + 1)
      parts.push(quoteCells(text.slice(at, endOfLine(text, at)), delimiter))
    }
    at = end ?? endOfLine(text, at)
    const [lineBreak = ''] = /^(?:\r\n|\r|\n)/.exec(text.slice(at, at + 2)) ?? []
    parts[parts.length - 1] += lineBreak
    at += lineBreak.length
  }
  return { text: parts.join(''), literalRows }
}

/** Returns where a row ends; undefined if its quotes do not match. */
function endOfRow(text: string, start: number, delimiter: string): number | undefined {
  let at = start
  for (;;) {
    if (text[at] === QUOTE) {
      const closed = endOfQuoted(text, at + 1)
      if (closed === undefined) return undefined
      at = closed
      while (text[at] === ' ') at += 1
      if (at < text.length && text[at] !== delimiter && !isLineBreak(text[at])) return undefined
    } else {
      while (at < text.length && text[at] !== delimiter && !isLineBreak(text[at])) at += 1
    }
    if (text[at] !== delimiter) return at
    at += 1
  }
}

function endOfQuoted(text: string, start: number): number | undefined {
  for (let at = text.indexOf(QUOTE, start); at >= 0; at = text.indexOf(QUOTE, at + 2)) {
    if (text[at + 1] !== QUOTE) return at + 1
  }
  return undefined
}

function endOfLine(text: string, start: number): number {
  let at = start
  while (at < text.length && !isLineBreak(text[at])) at += 1
  return at
}

function isLineBreak(character: string | undefined): boolean {
  return character === '\r' || character === '\n'
}

/** A cell that is quoted as a whole loses its quotes; all others keep them. */
function quoteCells(line: string, delimiter: string): string {
  const cells = line.split(delimiter).map((cell) => /^"([^"]*)"$/.exec(cell)?.[1] ?? cell)
  return cells.map((cell) => `${QUOTE}${cell.replaceAll(QUOTE, QUOTE + QUOTE)}${QUOTE}`).join(delimiter)
}
