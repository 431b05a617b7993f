import { BYTE_ORDER_MARK, writeRow } from '../../../base/csv.ts'
import { CSV_COLUMNS, type CsvColumn, type CsvWords, type RowKind } from './csv-columns.ts'
import { guardCell } from './guard-cell.ts'
import type { Parts } from './parts.ts'
import { projectRows } from './project-rows.ts'
import type { Door, Item, Schedule } from './schedule.ts'

/** Separates the project's rows from the table. */
const BLANK: readonly string[] = []

/**
 * Writes a schedule for a spreadsheet: its project, if known, then a row for each item, and one for each door without
 * any.
 */
export function writeCsv(schedule: Schedule, parts: Parts, words: CsvWords): string {
  const titles = projectRows(schedule, words)
  const rows = [
    ...withBlanks(schedule.doors).flatMap((door) => {
      if (!door) return [BLANK]
      const doorRows = door.items.length > 0 ? door.items.map((item) => rowOf({ door, item })) : [rowOf({ door })]
      return doorRows.map(cellsOf)
    }),
    ...schedule.room.map((item) => cellsOf(rowOf({ kind: 'room', item }))),
    ...schedule.loose.map((item) => cellsOf(rowOf({ kind: 'loose', item }))),
  ]
  const above = titles.length > 0 ? [...titles, BLANK] : []
  return BYTE_ORDER_MARK + [...above, headerOf(words), ...rows].map(writeGuarded).join('')

  function rowOf({ door, item, kind }: { door?: Door; item?: Item; kind?: RowKind }): Row {
    return {
      ...(door && doorCells(door, words)),
      ...(kind && { kind: words.kinds[kind] }),
      ...(item && itemCells(item)),
    }

    function itemCells({ code, quantity, failSafe }: Item): Row {
      const part = parts.byCode.get(code)
      return {
        model: part?.model ?? code,
        name: part?.name ?? '',
        quantity: String(quantity),
        total: String(quantity * (door?.alike ?? 1)),
        failSafe: failSafe ? words.yes : '',
      }
    }
  }
}

/** Writes a file with the headers alone, to be filled in. */
export function writeEmptyCsv(words: CsvWords): string {
  return BYTE_ORDER_MARK + writeGuarded(headerOf(words))
}

type Row = Partial<Record<CsvColumn, string>>

function cellsOf(row: Row): string[] {
  return CSV_COLUMNS.map((column) => row[column] ?? '')
}

/** Puts nothing before a door that has devices and the same cells as an earlier one: its rows would be read as more of that. */
function withBlanks(doors: readonly Door[]): (Door | undefined)[] {
  const written = new Set<string>()
  return doors.flatMap((door) => {
    if (door.items.length === 0) return [door]
    const key = JSON.stringify([door.number, door.floor, door.place, door.kind, door.alike])
    const isBlank = written.has(key)
    if (isBlank) written.clear()
    written.add(key)
    return isBlank ? [undefined, door] : [door]
  })
}

function doorCells({ number, floor, place, kind, alike }: Door, words: CsvWords): Row {
  return { number, floor, place, kind: words.kinds[kind], alike: String(alike) }
}

function headerOf(words: CsvWords): string[] {
  return CSV_COLUMNS.map((column) => words.columns[column])
}

function writeGuarded(cells: readonly string[]): string {
  return writeRow(cells.map(guardCell))
}
