import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { openAttachmentStore } from '../attachments/open-attachment-store.ts'
import type { ServerConfig } from '../config.ts'
import { type IncomingFolder, openIncomingFolder } from '../contact/incoming-folder.ts'
import { makePrivate, OWN_FILE } from '../data-mode.ts'
import { describeTooOld, MIGRATIONS } from '../database/migrate.ts'
import { storageFailureOf } from '../storage-failure.ts'
import { forEachInParallel } from '../../base/object-store/for-each-in-parallel.ts'
import type { Store } from '../../base/object-store/store.ts'
import type { BackupKey } from './backup-key.ts'
import { readContents } from './manifest.ts'
import type { Content, StoredObject, Summary } from './manifest-types.ts'
import { readContent } from './parts.ts'
import type { RestoreTarget } from './restore-target.ts'

export type RestoreOptions = {
  key: BackupKey | undefined
  /** Whether a database that is there is replaced. */
  isReplacing: boolean
  isDryRun: boolean
  onProgress?: (message: string) => void
}

/** The result of a restore or of its dry run. */
export type RestoreResult = Omit<Summary, 'objects' | 'format'> & {
  isDryRun: boolean
  /** Where the database is now. */
  into: string
  /** Where the database that was there is now; null if there was none, or if it is not kept. */
  replaced: string | null
  missing: string[]
}

/**
 * Restores a backup into an empty database and an attachment store: first the files, whose names are their hashes and
 * which are in nobody's way, then the database, which is there as a whole or not at all.
 */
export async function restoreBackup(
  store: Store,
  { id, text, summary }: { id: string; text: Buffer; summary: Summary },
  config: ServerConfig,
  { key, isReplacing, isDryRun, onProgress }: RestoreOptions,
): Promise<RestoreResult> {
  const contents = readContents(id, text, key)
  const target = await openRestoreTarget(config)
  assertFits(summary, target)
  await target.assertFree(isReplacing)
  const { objects, format: _format, ...told } = summary
  const result = { ...told, into: target.name, replaced: null, missing: contents.missing }
  if (isDryRun) return { ...result, isDryRun }
  const byKey = new Map(objects.map((object) => [object.key, object]))
  makePrivate(config.dataDir)
  const staging = openIncomingFolder(join(config.dataDir, 'staging'))
  try {
    await staging.removeAbandoned()
    const database = join(staging.path, 'database')
    await readToFile(store, contents.database, byKey, key, database)
    const attachments = await openAttachmentStore(config)
    let done = 0
    await forEachInParallel(contents.files, async (content) => {
      await putFile({ store, objects: byKey, key, attachments, staging }, content)
      onProgress?.(`${(done += 1)} of ${contents.files.length} files`)
    })
    onProgress?.('putting the database in place')
    return { ...result, isDryRun, replaced: await target.put(database, isReplacing) }
  } catch (error) {
    if (storageFailureOf(error) !== 'full') throw error
    throw new Error(
      `There is no room left for ${target.name} and its files; nothing was restored. Make room and run this again`,
      {
        cause: error,
      },
    )
  } finally {
    await staging.close()
  }
}

async function openRestoreTarget(config: ServerConfig): Promise<RestoreTarget> {
  if (config.databaseUrl) return (await import('./postgres-restore.ts')).postgresTarget(config.databaseUrl)
  return (await import('./sqlite-restore.ts')).sqliteTarget(config.dataDir)
}

function assertFits({ id, database }: Summary, { kind }: RestoreTarget): void {
  if (database.kind !== kind)
    throw new Error(
      database.kind === 'sqlite'
        ? `The backup ${id} is of an SQLite database: unset DATABASE_URL to restore it`
        : `The backup ${id} is of a PostgreSQL: set DATABASE_URL to an empty database to restore it`,
    )
  const known = MIGRATIONS.at(-1)?.number ?? 0
  if (database.needs > known)
    throw new Error(`The backup ${id} cannot be used here. ${describeTooOld(database.needs, known)}`)
}

type Places = {
  store: Store
  objects: ReadonlyMap<string, StoredObject>
  key: BackupKey | undefined
  attachments: AttachmentStore
  staging: IncomingFolder
}

/** Puts a file into the attachment store, unless it is there and whole. */
async function putFile({ store, objects, key, attachments, staging }: Places, content: Content): Promise<void> {
  const hash = content.sha256
  if (await attachments.has(hash)) {
    if (await isWhole(attachments, hash)) return
    await attachments.remove(hash)
  }
  const path = join(staging.path, randomUUID())
  await readToFile(store, content, objects, key, path)
  await attachments.put(hash, path)
  await rm(path, { force: true })
}

async function isWhole(attachments: AttachmentStore, hash: string): Promise<boolean> {
  const found = createHash('sha256')
  for await (const chunk of await attachments.read(hash)) found.update(chunk as Buffer)
  return found.digest('hex') === hash
}

async function readToFile(
  store: Store,
  content: Content,
  objects: ReadonlyMap<string, StoredObject>,
  key: BackupKey | undefined,
  path: string,
): Promise<void> {
  const parts = Readable.from(readContent(store, content, objects, key))
  await pipeline(parts, createWriteStream(path, { flags: 'wx', mode: OWN_FILE }))
}
