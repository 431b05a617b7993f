const LINES_AROUND = 3

/**
 * Cuts the lines around a place out of a text, with their numbers and a mark below the place. Lines and columns count from 1.
 *
 * @example codeFrame('a\nbcd', 2, 3) // '1  |  a\n2  |  bcd\n   |    ^'
 */
export function codeFrame(text: string, line: number, column: number): string {
  const lines = text.split(/\r\n|\r|\n/)
  const first = Math.max(1, line - LINES_AROUND)
  const last = Math.min(lines.length, line + LINES_AROUND)
  const width = String(last).length
  const margin = (label: string) => `${label.padEnd(width)}  |  `
  return lines
    .slice(first - 1, last)
    .flatMap((content, index) => {
      const number = first + index
      const shown = `${margin(String(number))}${content}`.trimEnd()
      return number === line ? [shown, `${margin('')}${' '.repeat(column - 1)}^`] : [shown]
    })
    .join('\n')
}
