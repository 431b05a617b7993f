import { cutText } from './accept-schedule.ts'
import type { ProjectRow, Table } from './csv-columns.ts'
import { findWord, listWords } from './find-word.ts'
import words from './import-words.json'
import { hasUndecodable, readCell } from './read-cell.ts'
import {
  DEFAULT_RECORDING,
  MAX_DAYS,
  MAX_MBPS,
  MAX_REMARKS,
  MAX_SHORT_TEXT,
  MIN_MBPS,
  type Schedule,
} from './schedule.ts'

/** The facts of a table about the whole schedule, above the headers of its columns. */
export type ImportedProjectFields = Partial<Pick<Schedule, 'name' | 'customer' | 'remarks' | 'recording'>>

const ROW_WORDS = listWords<ProjectRow>(words.project)

/**
 * Reads the rows above the headers, in either language. Calls `note` with values that do not fit, which are cut or
 * brought to the nearest number, with their row counted from 1.
 */
export function readProjectRows(
  table: Table,
  note: (row: number, label: ProjectRow, fault: 'too-long' | 'quantity' | 'undecodable', value: string) => void,
): ImportedProjectFields {
  const texts = new Map<ProjectRow, { text: string; row: number }>()
  table.forEach(([label = '', value = ''], index) => {
    const found = findWord(label, ROW_WORDS)
    const text = readCell(value)
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

  function textOf(field: 'name' | 'customer' | 'remarks', label: ProjectRow, most: number): ImportedProjectFields {
    const { text = '', row = 0 } = texts.get(label) ?? {}
    if (text.length > most) note(row, label, 'too-long', text)
    if (hasUndecodable(text)) note(row, label, 'undecodable', text)
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
