import type { BackupResult } from './back-up.ts'
import type { FoundBackup } from './open-target.ts'
import type { RestoreResult } from './restore-backup.ts'
import type { Verified } from './verify-backup.ts'

/** Returns what `npm run backup` prints. */
export function formatBackup(done: BackupResult, target: string, seconds: number): string {
  const { id, database, files, written, removed, lost, notes, keyId, isDryRun } = done
  const what = `the ${nameOf(database.kind)} (schema ${database.schema}) and ${files.count} files`
  const lines = isDryRun
    ? [`Would back up ${what} to ${target}. Nothing was changed.`, ...removed.map((each) => `Would remove ${each}`)]
    : [
        `${id}: ${what} are backed up to ${target}, ${keyId ? 'encrypted' : 'not encrypted'}`,
        `${written.objects} objects (${megabytes(written.bytes)}) were written in ${seconds.toFixed(1)} s; the backup has ${megabytes(database.bytes + files.bytes)}`,
        ...removed.map((each) => `Removed ${each}`),
      ]
  return [...lines, ...notes, ...lost.map(({ hash, cause }) => `Not in the backup: ${hash}: ${cause}`)].join('\n')
}

/** Returns what `npm run restore` prints. */
export function formatRestore({
  id,
  takenAt,
  database,
  files,
  into,
  replaced,
  missing,
  isDryRun,
}: RestoreResult): string {
  const what = `the ${nameOf(database.kind)} (schema ${database.schema}) and ${files.count} files of ${takenAt}`
  return [
    isDryRun
      ? `Would restore ${id}: ${what} into ${into}. Nothing was changed.`
      : `${id}: ${what} are restored into ${into}`,
    ...(replaced ? [`The database that was there is kept as ${replaced}`] : []),
    ...formatMissing(missing),
  ].join('\n')
}

/** Returns what `npm run restore -- <target> --verify` prints. */
export function formatVerified({ summary, missing, faults }: Verified): string {
  const { id, objects } = summary
  return [
    faults.length === 0 ? `${id}: ${objects.length} objects are as they were written` : `${id} is damaged:`,
    ...faults,
    ...formatMissing(missing),
  ].join('\n')
}

/** Returns what `npm run restore -- <target> --list` prints. */
export function formatList(found: readonly FoundBackup[], target: string): string {
  if (found.length === 0) return `There is no backup in ${target}`
  return found
    .map((each) => {
      if ('fault' in each) return each.fault
      const { id, database, files, keyId } = each.summary
      const size = megabytes(database.bytes + files.bytes)
      return [
        id,
        nameOf(database.kind),
        `schema ${database.schema}`,
        `${files.count} files`,
        size,
        keyId ? `key ${keyId}` : 'not encrypted',
      ].join('  ')
    })
    .join('\n')
}

function formatMissing(missing: readonly string[]): string[] {
  return missing.map((hash) => `Not in the backup, because it was erased or lost: ${hash}`)
}

function nameOf(kind: 'sqlite' | 'postgres'): string {
  return kind === 'sqlite' ? 'SQLite database' : 'PostgreSQL'
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
