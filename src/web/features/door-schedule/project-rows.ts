import { type CsvWords, PROJECT_ROWS, type ProjectRow } from './csv-columns.ts'
import { DEFAULT_RECORDING, type Schedule } from './schedule.ts'

/** Returns the rows that stand above the headers, a label and a value each: of what is not as in an empty schedule. */
export function projectRows(schedule: Schedule, words: CsvWords): string[][] {
  const { name, customer, remarks, recording } = schedule
  const { days, mbps } = DEFAULT_RECORDING
  const values: Record<ProjectRow, string> = {
    project: name,
    customer,
    issue: words.describeIssue(schedule),
    remarks,
    days: recording.days === days ? '' : String(recording.days),
    mbps: recording.mbps === mbps ? '' : String(recording.mbps),
  }
  return PROJECT_ROWS.filter((row) => values[row] !== '').map((row) => [words.project[row], values[row]])
}
