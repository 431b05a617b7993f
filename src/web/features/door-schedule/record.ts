/** To be raised with every change of `Schedule` that older code cannot read, together with a migration. */
export const RECORD_FORMAT = 2

/** Makes a schedule of the next format from one of an earlier format, by that format. */
export type Migrations = Readonly<Record<number, (schedule: unknown) => unknown>>
const MIGRATIONS: Migrations = {
  // Issues came with the second format.
  1: (schedule) => (typeof schedule === 'object' ? { ...schedule, issues: [] } : schedule),
}

/** A stored schedule. `newer` ones were stored by a later version of the site, which may be open in another tab. */
export type StoredRecord = {
  /** Goes up by one with each change: tells what a tab knew when it changed the schedule. */
  revision: number
  /** When the schedule was made, in milliseconds. */
  made: number
  /** Not checked yet. */
  schedule: unknown
  fault?: 'damaged' | 'newer'
}

/** Writes a record. The number of devices stands before the rest, so that each page reads it quickly. */
export function writeRecord({ revision, made, schedule }: StoredRecord, count: number): string {
  return JSON.stringify([RECORD_FORMAT, revision, count, made, schedule])
}

/** Reads a record, and brings it to the current format. */
export function readRecord(text: string, format = RECORD_FORMAT, migrations: Migrations = MIGRATIONS): StoredRecord {
  try {
    const record: unknown = JSON.parse(text)
    const [stored, revision, , made, schedule] = Array.isArray(record) ? (record as unknown[]) : []
    const read = { revision: wholeOf(revision), made: wholeOf(made), schedule }
    if (!Number.isInteger(stored)) return { ...read, fault: 'damaged' }
    if (Number(stored) > format) return { ...read, fault: 'newer' }
    return { ...read, schedule: migrate(schedule, Number(stored), format, migrations) }
  } catch {
    return { revision: 0, made: 0, schedule: undefined, fault: 'damaged' }
  }
}

/** Brings a schedule from one format to another. Throws if a step is missing. */
export function migrate(schedule: unknown, from: number, to = RECORD_FORMAT, migrations = MIGRATIONS): unknown {
  if (from === to) return schedule
  const step = migrations[from]
  if (!step) throw new Error(`No migration from format ${from}`)
  return migrate(step(schedule), from + 1, to, migrations)
}

function wholeOf(value: unknown): number {
  return Number.isSafeInteger(value) ? Number(value) : 0
}
