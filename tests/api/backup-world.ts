import { createHash, randomUUID } from 'node:crypto'
import { delimiter, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { backUp, type BackupOptions } from '../../src/server/backup/back-up.ts'
import { findBackup, openTarget } from '../../src/server/backup/open-target.ts'
import { restoreBackup, type RestoreOptions } from '../../src/server/backup/restore-backup.ts'
import type { ServerConfig } from '../../src/server/config.ts'
import type { AttachmentStore } from '../../src/server/attachments/attachment-store.ts'
import type { Database } from '../../src/server/database/open-database.ts'
import { longTempFolder } from '../temp-folder.ts'
import { findTool, isLeftOut } from '../tools/find-tool.ts'
import { createDatabase, type DatabaseKind } from './databases.ts'
import { formOf, pdf } from './forms.ts'
import { type Api, someAddress } from './start-api.ts'

/** Has the programs of PostgreSQL found that belong to the server of the tests. */
export function putPostgresOnPath(): void {
  if (!isLeftOut('postgres')) process.env.PATH = `${findTool('postgres')}${delimiter}${process.env.PATH}`
}

/** A machine's configuration: an empty database and an empty folder, which `ends` removes. */
export async function emptyMachine(
  kind: DatabaseKind,
  ends: (() => void)[],
  changes: Partial<ServerConfig> = {},
): Promise<ServerConfig> {
  const { path, remove } = longTempFolder()
  ends.push(remove)
  return {
    dataDir: join(path, 'data'),
    databaseUrl: await createDatabase(kind),
    attachmentsUrl: undefined,
    mail: undefined,
    trustProxy: 1,
    corsOrigins: [],
    buildsDir: path,
    commit: undefined,
    metrics: undefined,
    retentionMonths: 24,
    secondFactor: 'optional',
    insightMonths: 13,
    tracing: undefined,
    logLevel: 'info',
    ...changes,
  }
}

/** Backs up to a target, unencrypted and without removing any, unless told otherwise. */
export async function backUpTo(target: string, config: ServerConfig, options: Partial<BackupOptions> = {}) {
  return backUp(await openTarget(target), config, { key: undefined, keep: undefined, isDryRun: false, ...options })
}

/** Restores a backup of a target, the last one without an id. */
export async function restoreFrom(
  target: string,
  config: ServerConfig,
  { id, ...options }: Partial<RestoreOptions> & { id?: string } = {},
) {
  const store = await openTarget(target)
  const whole = { key: undefined, isReplacing: false, isDryRun: false, ...options }
  return restoreBackup(store, await findBackup(store, id), config, whole)
}

/** An acknowledged request and the hash of its file. */
export type Posted = { id: string; subject: string; hash: string }

/** Sends a contact request with a file of its own; while the storage is busy again with the same key, as the form does. */
export async function post(api: Api, text: string = randomUUID()): Promise<Posted> {
  const content = pdf(text, 20_000)
  const headers = { 'idempotency-key': randomUUID() }
  const send = () => {
    const body = formOf({ subject: text }, [{ name: 'a.pdf', content }])
    return api.call('/api/contact', { method: 'POST', body, headers, from: someAddress() })
  }
  let answer = await send()
  while (answer.status === 503) {
    await setTimeout(100)
    answer = await send()
  }
  if (answer.status !== 201) throw new Error(`The API answered ${answer.status}`)
  const { id } = (answer.body.result as { contact: { id: string } }).contact
  return { id, subject: text, hash: createHash('sha256').update(content).digest('hex') }
}

/** Lists what of these requests is not there as it was sent; and files of any request that are missing or damaged. */
export async function findLost(
  { database, attachments }: { database: Database; attachments: AttachmentStore },
  posted: readonly Posted[],
): Promise<string[]> {
  const requests = await database.selectFrom('requests').select(['id', 'subject']).execute()
  const files = await database.selectFrom('attachments').select(['request_id', 'hash']).execute()
  const isThere = ({ id, subject, hash }: Posted) =>
    requests.some((row) => row.id === id && row.subject === subject) &&
    files.some((row) => row.request_id === id && row.hash === hash)
  const lost = posted.filter((each) => !isThere(each)).map(({ id }) => `request ${id}`)
  for (const { hash } of files) {
    const content = (await attachments.has(hash)) ? await buffer(await attachments.read(hash)) : undefined
    if (!content || createHash('sha256').update(content).digest('hex') !== hash) lost.push(`file ${hash}`)
  }
  return lost
}
