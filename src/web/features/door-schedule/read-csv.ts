import Papa from 'papaparse'
import type { Table } from './csv-columns.ts'
import { decodeText } from '../../../base/decode-text.ts'
import { MAX_TITLE_ROWS, scoreHeaders } from './guess-columns.ts'
import { rereadQuotes } from './reread-quotes.ts'

/** Rows with the header; a schedule of 2,000 doors with five devices each has as many. */
const MAX_ROWS = 10_000
export const MAX_BYTES = 8 * 2 ** 20
/** Spreadsheets write thousands of empty columns if a whole row was formatted once. */
const MAX_COLUMNS = 100
const DELIMITERS = [',', '\t', ';']
export type TableFault = 'too-large' | 'not-text' | 'empty' | 'too-many-rows'

/** A table, and the numbers of its rows that were read literally because their quotes do not match. */
export type ReadTable = { table: Table; literalRows: readonly number[] }

/** Reads a file of separated values, whichever encoding and separator it has. Never throws. */
export function readTable(bytes: Uint8Array): ReadTable | { fault: TableFault } {
  if (bytes.length > MAX_BYTES) return { fault: 'too-large' }
  const text = decodeText(bytes, (candidate) => bestDelimiter(candidate).score)
  if (text === undefined) return { fault: 'not-text' }
  // Excel writes this line for itself.
  const [line = '', said] = /^sep=(.)\r?\n/.exec(text) ?? []
  const content = text.slice(line.length)
  const { rows, literalRows } = split(content, said ?? bestDelimiter(content).delimiter, MAX_ROWS + 2)
  // The end of the last line is not one more row.
  const table = isBlank(rows.at(-1)) ? rows.slice(0, -1) : rows
  if (table.every(isBlank)) return { fault: 'empty' }
  return table.length > MAX_ROWS ? { fault: 'too-many-rows' } : { table, literalRows }
}

function split(
  text: string,
  delimiter: string | undefined,
  preview: number,
): { rows: string[][]; literalRows: readonly number[] } {
  const options = { delimitersToGuess: DELIMITERS, preview, ...(delimiter && { delimiter }) }
  const parsed = Papa.parse<string[]>(text, options)
  const isBroken = parsed.errors.some(({ type }) => type === 'Quotes')
  const reread = isBroken ? rereadQuotes(text, parsed.meta.delimiter) : undefined
  const { data } = reread ? Papa.parse<string[]>(reread.text, { ...options, delimiter: parsed.meta.delimiter }) : parsed
  const rows = data.map((row) => {
    const used = row.slice(0, MAX_COLUMNS)
    return used.slice(0, used.findLastIndex((cell) => cell.trim() !== '') + 1)
  })
  return { rows, literalRows: reread?.literalRows ?? [] }
}

/** Finds the separator that splits the headers best; undefined if there are none, and rows of one length have to tell. */
function bestDelimiter(text: string): { delimiter: string | undefined; score: number } {
  let best: { delimiter: string | undefined; score: number } = { delimiter: undefined, score: 0 }
  for (const delimiter of DELIMITERS) {
    const { rows } = split(text, delimiter, MAX_TITLE_ROWS)
    // A row that was not split says nothing about the separator.
    const score = scoreHeaders(rows.map((row) => (row.length > 1 ? row : [])))
    if (score > best.score) best = { delimiter, score }
  }
  return best
}

function isBlank(row: readonly string[] | undefined): boolean {
  return row?.every((cell) => cell.trim() === '') ?? false
}
