import { join } from 'node:path'
import { query } from '../faults/support/query.ts'
import { runScript } from './machine.ts'

const DATABASE = 'elsewhere'

/**
 * Takes a backup while the API runs, and restores it as on another machine: into an empty database and an empty folder,
 * without the first one's store and disk. Returns the numbers of the requests that are there.
 */
export async function restoreElsewhere(folder: string, env: Record<string, string>): Promise<ReadonlySet<string>> {
  const backup = join(folder, 'backup')
  const into = join(folder, 'other-machine')
  await runScript('backup.ts', [backup], env)
  await query({ DATA_DIR: '', ...env }, `create database ${DATABASE}`)
  const url = new URL(env.DATABASE_URL ?? '')
  url.pathname = `/${DATABASE}`
  await runScript('restore.ts', [backup, '--verify'], {})
  await runScript('restore.ts', [backup, '--into', into], { DATABASE_URL: url.href })
  const rows = await query({ DATA_DIR: into, DATABASE_URL: url.href }, 'select id from requests')
  return new Set(rows.map(({ id }) => String(id)))
}
