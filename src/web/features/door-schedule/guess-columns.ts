import { type CsvColumn, IMPORT_COLUMNS, type ImportColumn, type Table } from './csv-columns.ts'
import { type FoundWord, findWord, listWords } from './find-word.ts'
import words from './import-words.json'
import { readCell } from './read-cell.ts'

/** Which column of a table is what. */
export type Mapping = {
  /** Index of the first row behind the headers; 0 if there are none. */
  firstRow: number
  columns: Readonly<Partial<Record<ImportColumn, number>>>
}

/** Titles and dates may stand above the headers. */
export const MAX_TITLE_ROWS = 20
/** Numbers of other things, which would be taken for the number of the door. */
const COLUMN_WORDS = listWords<CsvColumn | 'otherNumber'>({ ...words.columns, otherNumber: words.otherNumbers })

/** Guesses the columns of a table from the row that looks most like headers; none if no row does. */
export function guessColumns(table: Table): Mapping {
  const best = findHeaders(table)
  if (!best) return { firstRow: 0, columns: {} }
  const below = table.slice(best.row + 1)
  const isUsed = ({ index }: Match) => below.length === 0 || below.some((cells) => readCell(cells[index] ?? '') !== '')
  const used = bestOfEach(matchHeaders(table[best.row] ?? []).filter(isUsed))
  const found = new Map(used.map(({ name, index }) => [name, index]))
  // In a table of doors, such as a COBie sheet of components, the name is what a door is called by.
  const name = found.get('name')
  if (name !== undefined && !found.has('number') && !found.has('model')) found.set('number', name)
  const columns: Partial<Record<ImportColumn, number>> = {}
  for (const column of IMPORT_COLUMNS) {
    const index = found.get(column)
    if (index !== undefined) columns[column] = index
  }
  return { firstRow: best.row + 1, columns: withoutModels(columns) }
}

/** Returns how much some row of a table looks like headers; 0 if none does. */
export function scoreHeaders(table: Table): number {
  return findHeaders(table)?.score ?? 0
}

type Headers = { row: number; score: number }

function findHeaders(table: Table): Headers | undefined {
  let best: Headers | undefined
  table.slice(0, MAX_TITLE_ROWS).forEach((cells, row) => {
    const matches = bestOfEach(matchHeaders(cells))
    const score = matches.reduce((sum, { isWhole }) => sum + (isWhole ? 3 : 1), 0)
    if (score > (best?.score ?? 0)) best = { row, score }
  })
  return best
}

type Match = FoundWord<CsvColumn> & { index: number }

/** Finds what each header of a row may be. */
function matchHeaders(cells: readonly string[]): Match[] {
  return cells.flatMap((cell, index): Match[] => {
    const found = findWord(cell, COLUMN_WORDS)
    return found && isColumn(found) ? [{ ...found, index }] : []
  })
}

function isColumn(found: FoundWord<CsvColumn | 'otherNumber'>): found is FoundWord<CsvColumn> {
  return found.name !== 'otherNumber'
}

/** Takes each column once, where it fits best. */
function bestOfEach(all: readonly Match[]): Match[] {
  const ranked = all.toSorted((one, other) => Number(other.isWhole) - Number(one.isWhole) || other.length - one.length)
  const taken = new Set<CsvColumn>()
  return ranked.filter(({ name }) => !taken.has(name) && taken.add(name))
}

/** In a table without products a quantity is that of the doors. */
function withoutModels(columns: Mapping['columns']): Mapping['columns'] {
  const { model, alike, quantity, ...rest } = columns
  if (model !== undefined || alike !== undefined || quantity === undefined) return columns
  return { ...rest, alike: quantity }
}
