import { CSV_COLUMNS, type CsvColumn, type CsvWords, type RowKind } from './csv-columns.ts'
import { guardCell } from './guard-cell.ts'
import type { Parts } from './parts.ts'
import type { Door, Item, Schedule } from './schedule.ts'

/** Without it Excel takes UTF-8 for the encoding of the system, Big5 in Taiwan. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Writes a schedule for a spreadsheet: a row for each item, and one for each door without any. */
export function writeCsv(schedule: Pick<Schedule, 'doors' | 'room' | 'loose'>, parts: Parts, words: CsvWords): string {
  const rows = [
    ...schedule.doors.flatMap((door) =>
      door.items.length > 0 ? door.items.map((item) => rowOf({ door, item })) : [rowOf({ door })],
    ),
    ...schedule.room.map((item) => rowOf({ kind: 'room', item })),
    ...schedule.loose.map((item) => rowOf({ kind: 'loose', item })),
  ].map((row) => CSV_COLUMNS.map((column) => row[column] ?? ''))
  return BYTE_ORDER_MARK + [headerOf(words), ...rows].map(writeRow).join('')

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
  return BYTE_ORDER_MARK + writeRow(headerOf(words))
}

type Row = Partial<Record<CsvColumn, string>>

function doorCells({ number, floor, place, kind, alike }: Door, words: CsvWords): Row {
  return { number, floor, place, kind: words.kinds[kind], alike: String(alike) }
}

function headerOf(words: CsvWords): string[] {
  return CSV_COLUMNS.map((column) => words.columns[column])
}

function writeRow(cells: readonly string[]): string {
  return `${cells.map((cell) => quote(guardCell(cell))).join(',')}\r\n`
}

function quote(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
