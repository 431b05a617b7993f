import { normalise } from '../../../base/i18n/normalise.ts'
import type { Table } from './csv-columns.ts'
import { findWord, listWords, plain } from './find-word.ts'
import type { Mapping } from './guess-columns.ts'
import words from './import-words.json'
import { readCell } from './read-cell.ts'

/** Why a row is no door: it has a total, heads a group of rows or ends it, or repeats the headers. */
export type SkippedRowKind = 'total' | 'group' | 'header'

const KIND_WORDS = listWords(words.kinds)
const TOTALS = words.totals.map(normalise).join('|')
const UNITS = words.totalUnits.map(normalise).join('|')
/** `Total`, `Grand total: 3`, `合計 12 樘`, and `1F 小計`, where a group is named first. */
const TOTAL = new RegExp(`^(?:.*[^a-z]|.*(?=[^ -~]))?(?:${TOTALS})(?:[^\\p{L}]|${UNITS})*$`, 'u')
/** Revit's row below a group: its name, and how many rows it has. */
const COUNTED = /^(.+?)\s*[:：]\s*\d+$/
/** `1F`, `B2`, `Level 3`, `3樓`, `地下一層` */
const FLOOR = /^(?:[br]?\d{1,3}\s*f?|(?:level|floor)\s*\w{1,3}|[地下屋頂\d一二三四五六七八九十百]{1,5}[樓層]|r\d?f)$/
const NUMERIC = /^[\d\s.,]*$/

/** Returns a function that says of a row below the headers why it is no door; undefined for a row that may be one. */
export function rowsFinder(
  table: Table,
  { firstRow, columns }: Mapping,
): (cells: readonly string[]) => SkippedRowKind | undefined {
  const headers = (table[firstRow - 1] ?? []).map(plain).join('\n')
  const below = table.slice(firstRow)
  /** The names of floors, places and kinds in rows that have more than this. */
  const groups = new Set<string>()
  for (const cells of below) {
    if (filled(cells).length < 2) continue
    for (const column of ['floor', 'place', 'kind'] as const) {
      const index = columns[column]
      if (index !== undefined) groups.add(fold(cells[index] ?? ''))
    }
  }
  groups.delete('')
  // The end of a group names it, so the same text alone heads it.
  const ended = new Set(below.flatMap((cells) => COUNTED.exec(fold(filled(cells)[0] ?? ''))?.[1] ?? []))
  const isWide = below.some((cells) => filled(cells).length > 1)
  return (cells) => {
    const [first = '', ...others] = filled(cells)
    if (firstRow > 0 && others.length > 0 && cells.map(plain).join('\n') === headers) return 'header'
    if (!isWide) return undefined
    const text = fold(first)
    const kind = columns.kind === undefined ? '' : readCell(cells[columns.kind] ?? '')
    if (TOTAL.test(text) && !findWord(kind, KIND_WORDS)?.isWhole) return 'total'
    if (!others.every((cell) => NUMERIC.test(cell))) return undefined
    if (COUNTED.test(text)) return 'group'
    const isGroup = groups.has(text) || ended.has(text) || (FLOOR.test(text) && /\D/.test(text))
    return others.length === 0 && isGroup ? 'group' : undefined
  }
}

function filled(cells: readonly string[]): string[] {
  return cells.filter((cell) => readCell(cell) !== '')
}

function fold(cell: string): string {
  return normalise(readCell(cell)).trim()
}
