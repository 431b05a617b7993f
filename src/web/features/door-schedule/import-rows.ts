import { cutText } from './accept-schedule.ts'
import { IMPORT_COLUMNS, type ImportColumn, type ProjectRow, type RowKind, type Table } from './csv-columns.ts'
import { findWord, listWords } from './find-word.ts'
import type { Mapping } from './guess-columns.ts'
import words from './import-words.json'
import type { TimeSliced } from './time-sliced.ts'
import { newId } from './new-id.ts'
import type { Part, Parts } from './parts.ts'
import { hasUndecodable, readCell } from './read-cell.ts'
import { type ImportedProjectFields, readProjectRows } from './read-project-rows.ts'
import { type SkippedRowKind, rowsFinder } from './rows-about-rows.ts'
import {
  type Door,
  type Item,
  MAX_ALIKE,
  MAX_DOORS,
  MAX_ELSEWHERE,
  MAX_ITEMS,
  MAX_QUANTITY,
  MAX_SHORT_TEXT,
} from './schedule.ts'

/**
 * The fault of a cell, and its handling: `unknown-model` and `not-sold` are kept as they are, `kind` became another
 * kind, `quantity` and `alike` the nearest number (nothing for a quantity of 0). `fail-safe` is no, `too-long` was cut,
 * `too-many-items` was left out, `undecodable` has U+FFFD for undecodable bytes.
 */
export type CellFaultCode =
  | 'unknown-model'
  | 'not-sold'
  | 'kind'
  | 'quantity'
  | 'alike'
  | 'fail-safe'
  | 'too-long'
  | 'too-many-items'
  | 'undecodable'

/** A fault of a cell; rows are counted from 1, the headers included, as a spreadsheet shows them. */
export type CellFault = { row: number; column: ImportColumn | ProjectRow; fault: CellFaultCode; value: string }

/** The content of a table, to be put into a schedule in one step. */
export type ImportResult = {
  project: ImportedProjectFields
  doors: Door[]
  room: Item[]
  loose: Item[]
  /** By id of door: a kind that is not known to us, or '' where there is none. */
  unreadKinds: Map<string, string>
  faults: CellFault[]
  /** Rows that are no doors. */
  leftOut: { row: number; reason: SkippedRowKind; value: string }[]
}

export type ImportFault = 'no-rows' | 'too-many-doors'

/** So many rows are a step. */
const STEP_ROWS = 100

const KIND_WORDS = listWords<RowKind>(words.kinds)
const ANSWERS = listWords({ yes: words.yes, no: words.no })

/**
 * Reads doors and items from a table. Rows with the same number, floor and place are one door, unless they differ in
 * what else they say of it or a blank row is between them; a row without all of these, as below a cell that spans rows,
 * belongs to the door above. A row without a model is a separate door. Totals, headings of groups and repeated headers
 * are left out.
 */
export function* importInSteps(
  table: Table,
  mapping: Mapping,
  parts: Parts,
): TimeSliced<ImportResult | { fault: ImportFault }> {
  const findPart = partFinder(parts)
  const unreadKinds = new Map<string, string>()
  const made: ImportResult = { project: {}, doors: [], room: [], loose: [], unreadKinds, faults: [], leftOut: [] }
  made.project = readProjectRows(table.slice(0, Math.max(0, mapping.firstRow - 1)), (row, column, fault, value) =>
    made.faults.push({ row, column, fault, value: cutText(value, MAX_SHORT_TEXT) }),
  )
  const doors: OpenDoor[] = []
  const known = new Map<string, OpenDoor[]>()
  const findLeftOut = rowsFinder(table, mapping)
  let above: Cells = {}
  let hasRows = false
  for (let index = mapping.firstRow; index < table.length; index += 1) {
    if (index % STEP_ROWS === 0) yield
    const cells = table[index] ?? []
    if (cells.every((cell) => cell.trim() === '')) {
      known.clear()
      continue
    }
    hasRows = true
    const reason = findLeftOut(cells)
    if (reason) {
      const value = cells.filter((cell) => cell.trim() !== '').join(' ')
      made.leftOut.push({ row: index + 1, reason, value: cutText(value, MAX_SHORT_TEXT) })
      continue
    }
    above = readCells(cells, mapping, above)
    const row = cellsOf(above, index + 1, made.faults)
    const place = { number: row.short('number'), floor: row.short('floor'), place: row.short('place') }
    const kind = row.kind()
    const alike = row.text('alike') === '' ? undefined : row.count('alike', MAX_ALIKE)
    const item = row.item(findPart)
    const isPlaced = Object.values(place).some((text) => text !== '')
    if (!isPlaced && (kind === 'room' || kind === 'loose')) {
      row.put(made[kind], item, MAX_ELSEWHERE)
    } else if (!isPlaced && kind === undefined && alike === undefined) {
      const above = doors.at(-1)
      row.put(above?.items ?? made.loose, item, above ? MAX_ITEMS : MAX_ELSEWHERE)
    } else {
      row.put(openDoor({ ...place, kind: row.doorKind(kind), alike }, item, row.unreadKind()).items, item, MAX_ITEMS)
      if (doors.length > MAX_DOORS) return { fault: 'too-many-doors' }
    }
  }
  if (!hasRows && Object.keys(made.project).length === 0) return { fault: 'no-rows' }
  made.doors = doors.map(({ kind = 'other', alike = 1, ...door }) => ({ ...door, kind, alike }))
  return made

  function openDoor(said: Said, item: Item | undefined, unread: string | undefined): OpenDoor {
    const key = JSON.stringify([said.number, said.floor, said.place])
    const same = known.get(key) ?? []
    const open = item && same.find((door) => door.items.length > 0 && agrees(door, said))
    if (open) return open
    const door: OpenDoor = { id: newId(), ...said, items: [] }
    doors.push(door)
    if (unread !== undefined) unreadKinds.set(door.id, unread)
    known.set(key, [...same, door])
    return door
  }
}

/** The facts of a row about its door. */
type Said = Pick<Door, 'number' | 'floor' | 'place'> & {
  kind: Door['kind'] | undefined
  alike: number | undefined
}
type OpenDoor = Said & { id: string; items: Item[] }

function agrees(door: Said, { kind, alike }: Said): boolean {
  return (kind === undefined || kind === door.kind) && (alike === undefined || alike === door.alike)
}

type Finder = (model: string) => Part | undefined

/** Finds products by model however it is written: in any case, with other dashes or spaces. */
function partFinder({ list, byCode }: Parts): Finder {
  const squash = (model: string) =>
    model
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s\p{Dash}\p{Cf}_]+/gu, '')
  const bySquashed = new Map(list.map((part) => [squash(part.code), part]))
  return (model) => byCode.get(model.toLowerCase()) ?? bySquashed.get(squash(model))
}

type Cells = Partial<Record<ImportColumn, string>>

function readCells(cells: readonly string[], { columns }: Mapping, above: Cells): Cells {
  const read: Cells = {}
  for (const column of IMPORT_COLUMNS) {
    const index = columns[column]
    if (index !== undefined) read[column] = readCell(cells[index] ?? '', above[column] ?? '')
  }
  return read
}

/** Takes the cells of a row for what they are, and notes what is wrong with them. */
function cellsOf(cells: Cells, row: number, faults: CellFault[]) {
  const note = (column: ImportColumn, fault: CellFaultCode, value = text(column)) => {
    faults.push({ row, column, fault, value: cutText(value, MAX_SHORT_TEXT) })
  }
  for (const column of IMPORT_COLUMNS) if (hasUndecodable(text(column))) note(column, 'undecodable')
  return { text, short, kind, unreadKind, doorKind, count, item, put }

  function text(column: ImportColumn): string {
    return cells[column] ?? ''
  }

  function short(column: ImportColumn): string {
    const written = text(column)
    if (written.length > MAX_SHORT_TEXT) note(column, 'too-long')
    return cutText(written, MAX_SHORT_TEXT)
  }

  function kind(): RowKind | undefined {
    if (text('kind') === '') return undefined
    const found = findWord(text('kind'), KIND_WORDS)
    if (!found) note('kind', 'kind')
    return found?.name ?? 'other'
  }

  /** Returns the cell if no kind of a door is in it, '' if there is none. */
  function unreadKind(): string | undefined {
    const found = findWord(text('kind'), KIND_WORDS)?.name
    return found === undefined || found === 'room' || found === 'loose' ? text('kind') : undefined
  }

  /** A door is not a comms room, whatever its kind says. */
  function doorKind(found: RowKind | undefined): Door['kind'] | undefined {
    if (found !== 'room' && found !== 'loose') return found
    note('kind', 'kind')
    return 'other'
  }

  function count(column: 'quantity' | 'alike', most: number): number {
    const number = numberOf(text(column))
    const near = Math.min(Math.max(number ?? 1, column === 'alike' ? 1 : 0), most)
    if (near !== number || near === 0) note(column, column)
    return near
  }

  function item(findPart: Finder): Item | undefined {
    const model = short('model')
    const quantity = text('quantity') === '' || model === '' ? 1 : count('quantity', MAX_QUANTITY)
    if (model === '' || quantity === 0) return undefined
    const part = findPart(model)
    if (!part?.isSold) note('model', part ? 'not-sold' : 'unknown-model', part?.model)
    return { code: part?.code ?? cutText(model.toLowerCase(), MAX_SHORT_TEXT), quantity, ...failSafe() }
  }

  function failSafe(): Pick<Item, 'failSafe'> {
    if (text('failSafe') === '') return {}
    const answer = findWord(text('failSafe'), ANSWERS)
    if (!answer) note('failSafe', 'fail-safe')
    return answer?.name === 'yes' ? { failSafe: true } : {}
  }

  /** Adds an item to others; of a product that is there already, the quantity. */
  function put(items: Item[], added: Item | undefined, most: number): void {
    if (!added) return
    const at = items.findIndex(({ code, failSafe: isSafe }) => code === added.code && isSafe === added.failSafe)
    const same = items[at]
    if (!same && items.length >= most) return note('model', 'too-many-items')
    if (!same) return void items.push(added)
    const quantity = same.quantity + added.quantity
    if (quantity > MAX_QUANTITY) note('quantity', 'quantity')
    items[at] = { ...same, quantity: Math.min(quantity, MAX_QUANTITY) }
  }
}

/** Reads a whole number with or without separators and unit; undefined if it is none. @example numberOf('1,200 pcs') // 1200 */
function numberOf(text: string): number | undefined {
  const written = text.normalize('NFKC').replace(/\s+/g, '')
  const [, digits] = /^((?:\d{1,3}(?:,\d{3})+|\d+))(?:\.0*)?\p{L}{0,4}\.?$/u.exec(written) ?? []
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}
