/*
 * Run by operators of the API, from time to time and before an upgrade, while the API runs:
 *   npm run backup -- <folder | s3://bucket/prefix> [--keep daily=7,weekly=4,monthly=12] [--dry-run] [--json]
 * BACKUP_KEY encrypts; the database and the files are those of DATABASE_URL, DATA_DIR and ATTACHMENTS_URL.
 */
import { backUp } from '../src/server/backup/back-up.ts'
import { readBackupKey } from '../src/server/backup/backup-key.ts'
import { formatBackup } from '../src/server/backup/format.ts'
import { parseKeepRule } from '../src/server/backup/keep-rule.ts'
import { openTarget } from '../src/server/backup/open-target.ts'
import { createProgress } from '../src/build/progress.ts'
import { formatJson, JSON_FLAG } from '../src/base/command-line/json-output.ts'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { reportFailure } from '../src/base/command-line/report-failure.ts'
import { readEnvironment } from '../src/base/environment.ts'
import { readConfig } from '../src/server/config.ts'

const { values, positionals } = readArguments({
  usage: 'npm run backup -- <folder | s3://bucket/prefix> [--keep daily=7,weekly=4,monthly=12] [--dry-run] [--json]',
  options: { keep: { type: 'string' }, 'dry-run': { type: 'boolean', default: false }, ...JSON_FLAG },
  positionals: [1, 1],
})
const progress = createProgress(process.stderr)
const started = performance.now()
try {
  const env = readEnvironment()
  const keep = values.keep === undefined ? undefined : parseKeepRule(values.keep)
  const key = readBackupKey(env)
  const config = readConfig(process.cwd(), env)
  const store = await openTarget(positionals[0] ?? '')
  const done = await backUp(store, config, {
    key,
    keep,
    isDryRun: values['dry-run'],
    ...(process.stderr.isTTY && { onProgress: progress.show }),
  })
  progress.end()
  const seconds = (performance.now() - started) / 1000
  console.log(values.json ? formatJson({ ...done, seconds }) : formatBackup(done, store.name, seconds))
  if (done.lost.length > 0) process.exitCode = 1
} catch (error) {
  progress.end()
  process.exitCode = reportFailure(error)
}
