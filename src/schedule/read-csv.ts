import Papa from 'papaparse'
import type { Table } from './csv-columns.ts'
import { MAX_TITLE_ROWS, scoreHeaders } from './guess-columns.ts'

/** Rows with the header; a schedule of 2,000 doors with five devices each has as many. */
const MAX_ROWS = 10_000
export const MAX_BYTES = 8 * 2 ** 20
/** Spreadsheets write thousands of empty columns if a whole row was formatted once. */
const MAX_COLUMNS = 100
/** In this order: a text in another encoding is almost never valid UTF-8. Big5 is that of Excel in Taiwan. */
const ENCODINGS = ['utf-8', 'big5', 'windows-1252'] as const
const DELIMITERS = [',', '\t', ';']
/** Where zeros are looked for that tell UTF-16 without a mark, or a file that is no text. */
const SAMPLE_BYTES = 4096

export type TableFault = 'too-large' | 'not-text' | 'empty' | 'too-many-rows'

/** Reads a file of separated values, whichever encoding and separator it has. Never throws. */
export function readTable(bytes: Uint8Array): { table: Table } | { fault: TableFault } {
  if (bytes.length > MAX_BYTES) return { fault: 'too-large' }
  const text = decode(bytes)
  if (text === undefined) return { fault: 'not-text' }
  // Excel writes this line for itself.
  const [line = '', said] = /^sep=(.)\r?\n/.exec(text) ?? []
  const content = text.slice(line.length)
  const data = split(content, said ?? guessDelimiter(content), MAX_ROWS + 2)
  // The end of the last line is not one more row.
  const table = isBlank(data.at(-1)) ? data.slice(0, -1) : data
  if (table.every(isBlank)) return { fault: 'empty' }
  return table.length > MAX_ROWS ? { fault: 'too-many-rows' } : { table }
}

function split(text: string, delimiter: string | undefined, rows: number): string[][] {
  const options = { delimitersToGuess: DELIMITERS, preview: rows, ...(delimiter && { delimiter }) }
  return Papa.parse<string[]>(text, options).data.map((row) => {
    const used = row.slice(0, MAX_COLUMNS)
    return used.slice(0, used.findLastIndex((cell) => cell.trim() !== '') + 1)
  })
}

/** Returns what splits the headers best; undefined if there are none, and rows of one length have to tell. */
function guessDelimiter(text: string): string | undefined {
  const scores = DELIMITERS.map((delimiter) => scoreHeaders(split(text, delimiter, MAX_TITLE_ROWS)))
  const best = Math.max(...scores)
  return best > 0 ? DELIMITERS[scores.indexOf(best)] : undefined
}

function isBlank(row: readonly string[] | undefined): boolean {
  return row?.every((cell) => cell.trim() === '') ?? false
}

function decode(bytes: Uint8Array): string | undefined {
  const wide = findUtf16(bytes)
  if (wide === 'neither') return undefined
  for (const encoding of wide ? [wide] : ENCODINGS) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // Another one, then.
    }
  }
  return undefined
}

/** Returns which UTF-16 a file is in; undefined for other text, `neither` if it has zeros as no text has. */
function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'neither' | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  bytes.subarray(0, SAMPLE_BYTES).forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (even === 0 && odd === 0) return undefined
  if (even === 0) return 'utf-16le'
  return odd === 0 ? 'utf-16be' : 'neither'
}
