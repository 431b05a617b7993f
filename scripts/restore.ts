/*
 * Run by operators of the API, on an empty machine or to see whether they could:
 *   npm run restore -- <folder | s3://bucket/prefix> [<backup id>] --into <data folder> [--replace] [--dry-run] [--json]
 *   npm run restore -- <folder | s3://bucket/prefix> [<backup id>] --verify [--json]
 *   npm run restore -- <folder | s3://bucket/prefix> --list [--json]
 * Without an id it is the last backup. Where to: DATABASE_URL and ATTACHMENTS_URL if they are set, else the folder.
 */
import { resolve } from 'node:path'
import { readBackupKey } from '../src/server/backup/backup-key.ts'
import { formatList, formatRestore, formatVerified } from '../src/server/backup/format.ts'
import { findBackup, listBackups, openTarget } from '../src/server/backup/open-target.ts'
import { restoreBackup } from '../src/server/backup/restore-backup.ts'
import { verifyBackup } from '../src/server/backup/verify-backup.ts'
import { createProgress } from '../src/build/progress.ts'
import { formatJson, JSON_FLAG } from '../src/base/command-line/json-output.ts'
import { UsageError } from '../src/base/command-line/parse-arguments.ts'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { reportFailure } from '../src/base/command-line/report-failure.ts'
import { readEnvironment } from '../src/base/environment.ts'
import { readConfig } from '../src/server/config.ts'

const TARGET = '<folder | s3://bucket/prefix>'
const usage = `npm run restore -- ${TARGET} [<backup id>] --into <data folder> [--replace] [--dry-run] [--json]
npm run restore -- ${TARGET} [<backup id>] --verify [--json]
npm run restore -- ${TARGET} --list [--json]`
const flag = { type: 'boolean', default: false } as const
const { values, positionals } = readArguments({
  usage,
  options: { into: { type: 'string' }, verify: flag, list: flag, replace: flag, 'dry-run': flag, ...JSON_FLAG },
  positionals: [1, 2],
})
const progress = createProgress(process.stderr)
const onProgress = process.stderr.isTTY ? { onProgress: progress.show } : {}
try {
  const [target = '', id] = positionals
  assertOneWay()
  const env = readEnvironment()
  const key = readBackupKey(env)
  const store = await openTarget(target)
  const said = await run()
  progress.end()
  console.log(said)

  async function run(): Promise<string> {
    if (values.list) {
      const { found } = await listBackups(store)
      const told = found.map((each) => ('fault' in each ? each : withoutObjects(each.summary)))
      return values.json ? formatJson(told) : formatList(found, store.name)
    }
    const backup = await findBackup(store, id)
    if (values.verify) {
      const verified = await verifyBackup(store, backup, key, onProgress.onProgress)
      if (verified.faults.length > 0) process.exitCode = 1
      const told = { ...withoutObjects(verified.summary), missing: verified.missing, faults: verified.faults }
      return values.json ? formatJson(told) : formatVerified(verified)
    }
    const config = { ...readConfig(process.cwd(), env), dataDir: resolve(values.into ?? '') }
    const options = { key, isReplacing: values.replace, isDryRun: values['dry-run'], ...onProgress }
    const restored = await restoreBackup(store, backup, config, options)
    return values.json ? formatJson(restored) : formatRestore(restored)
  }
} catch (error) {
  progress.end()
  process.exitCode = reportFailure(error)
}

function assertOneWay(): void {
  const { into, verify, list, replace } = values
  const ways = [into !== undefined, verify, list].filter(Boolean).length
  const refuse = (reason: string) => new UsageError(`${reason}\nUsage:\n${usage}`)
  if (ways !== 1) throw refuse('Name one of --into, --verify and --list')
  if (into === undefined && (replace || values['dry-run'])) throw refuse('--replace and --dry-run belong to --into')
  if (list && positionals.length > 1) throw refuse('--list is of all backups')
  if (into === '') throw refuse('--into needs a folder')
}

function withoutObjects<Summary extends { objects: unknown }>({ objects: _objects, ...rest }: Summary) {
  return rest
}
