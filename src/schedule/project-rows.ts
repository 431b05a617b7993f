import { cutText } from './accept-schedule.ts'
import { PROJECT_ROWS, type ProjectRow, type Table } from './csv-columns.ts'
import { findWord, listWords } from './find-word.ts'
import { unguardCell } from './guard-cell.ts'
import words from './import-words.json'
import {
  DEFAULT_RECORDING,
  MAX_DAYS,
  MAX_MBPS,
  MAX_REMARKS,
  MAX_SHORT_TEXT,
  MIN_MBPS,
  type Schedule,
} from './schedule.ts'

/** What a table says of the whole schedule, above the headers of its columns. */
export type ProjectSaid = Partial<Pick<Schedule, 'name' | 'customer' | 'remarks' | 'recording'>>

const ROW_WORDS = listWords<ProjectRow>(words.project)

/** Returns the rows that stand above the headers, a label and a value each: of what is not as in an empty schedule. */
export function projectRows(schedule: Schedule, labels: Readonly<Record<ProjectRow, string>>): string[][] {
  const { name, customer, remarks, recording } = schedule
  const { days, mbps } = DEFAULT_RECORDING
  const values: Record<ProjectRow, string> = {
    project: name,
    customer,
    remarks,
    days: recording.days === days ? '' : String(recording.days),
    mbps: recording.mbps === mbps ? '' : String(recording.mbps),
  }
  return PROJECT_ROWS.filter((row) => values[row] !== '').map((row) => [labels[row], values[row]])
}

/**
 * Reads such rows, in either language. `note` is told of values that do not fit, which are cut or brought to the nearest
 * number, with their row counted from 1.
 */
export function readProjectRows(
  table: Table,
  note: (row: number, label: ProjectRow, fault: 'too-long' | 'quantity', value: string) => void,
): ProjectSaid {
  const texts = new Map<ProjectRow, { text: string; row: number }>()
  table.forEach(([label = '', value = ''], index) => {
    const found = findWord(label, ROW_WORDS)
    const text = unguardCell(value)
    if (found?.isWhole && text !== '' && !texts.has(found.name)) texts.set(found.name, { text, row: index + 1 })
  })
  const said = {
    ...textOf('name', 'project', MAX_SHORT_TEXT),
    ...textOf('customer', 'customer', MAX_SHORT_TEXT),
    ...textOf('remarks', 'remarks', MAX_REMARKS),
  }
  const days = numberIn('days', 1, MAX_DAYS)
  const mbps = numberIn('mbps', MIN_MBPS, MAX_MBPS)
  if (days === undefined && mbps === undefined) return said
  const recording = { days: Math.round(days ?? DEFAULT_RECORDING.days), mbps: mbps ?? DEFAULT_RECORDING.mbps }
  return { ...said, recording }

  function textOf(field: 'name' | 'customer' | 'remarks', label: ProjectRow, most: number): ProjectSaid {
    const { text = '', row = 0 } = texts.get(label) ?? {}
    if (text.length > most) note(row, label, 'too-long', text)
    return text === '' ? {} : { [field]: cutText(text, most) }
  }

  function numberIn(label: 'days' | 'mbps', min: number, max: number): number | undefined {
    const { text, row = 0 } = texts.get(label) ?? {}
    if (text === undefined) return undefined
    const number = Number(text.normalize('NFKC'))
    const near = Math.min(Math.max(number, min), max)
    if (near !== number) note(row, label, 'quantity', text)
    return Number.isNaN(near) ? undefined : near
  }
}
