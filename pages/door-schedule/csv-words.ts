import {
  CSV_COLUMNS,
  type CsvWords,
  type ProjectRow,
  ROW_KINDS,
} from '../../src/web/features/door-schedule/csv-columns.ts'
import type { Words } from '../../src/base/i18n/words.ts'
import { describeIssue } from './describe-issue.ts'

/** Returns the words of a table in the language of the page. */
export function csvWords(t: Words): CsvWords {
  const entries = <Key extends string>(keys: readonly Key[], word: (key: Key) => string) =>
    Object.fromEntries(keys.map((key) => [key, word(key)])) as Record<Key, string>
  const project: Record<ProjectRow, string> = {
    project: t('door-schedule:project.name'),
    customer: t('door-schedule:project.customer'),
    issue: t('schedule-checks:issue.label'),
    remarks: t('door-schedule:project.remarks'),
    days: t('door-schedule:recording.days'),
    mbps: t('door-schedule:recording.mbps'),
  }
  return {
    project,
    columns: entries(CSV_COLUMNS, (column) => t(`door-schedule:columns.${column}`)),
    kinds: entries(ROW_KINDS, (kind) => t(`door-schedule:kinds.${kind}`)),
    yes: t('door-schedule:yes'),
    describeIssue: (schedule) => describeIssue(schedule, t) ?? '',
  }
}
