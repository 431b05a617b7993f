import { DOOR_KINDS } from '../../../content/schema/door-kinds.ts'
import type { Schedule } from './schedule.ts'

/** The columns of our own file, in their order. */
export const CSV_COLUMNS = [
  'number',
  'floor',
  'place',
  'kind',
  'alike',
  'model',
  'name',
  'quantity',
  'total',
  'failSafe',
] as const
export type CsvColumn = (typeof CSV_COLUMNS)[number]

/** The columns that an import takes; the others follow from these. */
export const IMPORT_COLUMNS = ['number', 'floor', 'place', 'kind', 'alike', 'model', 'quantity', 'failSafe'] as const
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]

/** The rows above the headers of our own file, a label and a value in each row. */
export const PROJECT_ROWS = ['project', 'customer', 'issue', 'remarks', 'days', 'mbps'] as const
export type ProjectRow = (typeof PROJECT_ROWS)[number]

/** The values of the column `kind`: that of a door, or where else an item is. */
export const ROW_KINDS = [...DOOR_KINDS, 'room', 'loose'] as const
export type RowKind = (typeof ROW_KINDS)[number]

/** The words of a file in one language. All are in `import-words.json` too, so that either language is read anywhere. */
export type CsvWords = {
  project: Readonly<Record<ProjectRow, string>>
  columns: Readonly<Record<CsvColumn, string>>
  kinds: Readonly<Record<RowKind, string>>
  /** Says that a lock opens without power. */
  yes: string
  /** Says which issue a schedule is, '' if none is frozen. */
  describeIssue: (schedule: Schedule) => string
}

/** The cells of a file, as they stand there; rows need not be of one length. */
export type Table = readonly (readonly string[])[]
