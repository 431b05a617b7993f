import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { withLock } from '../../delivery/publish/lock.ts'
import { openAttachmentStore } from '../attachments/open-attachment-store.ts'
import type { ServerConfig } from '../config.ts'
import { openIncomingFolder } from '../contact/incoming-folder.ts'
import { describeRelease } from '../release.ts'
import type { Store } from '../../base/object-store/store.ts'
import type { BackupKey } from './backup-key.ts'
import { chooseRemoved, type KeepRule } from './keep-rule.ts'
import { databaseKey, manifestKey } from './layout.ts'
import { writeManifest } from './manifest.ts'
import type { Summary } from './manifest-types.ts'
import { type FoundBackup, listBackups } from './open-target.ts'
import { writeContent } from './parts.ts'
import { removeBackups } from './remove-backups.ts'
import { openSnapshotTaker } from './open-snapshot-taker.ts'
import { writeFiles } from './write-files.ts'

const HEADERS = { contentType: 'application/json', cacheControl: 'private, no-store' }

export type BackupOptions = {
  key: BackupKey | undefined
  /** Which older backups stay; all without it. */
  keep: KeepRule | undefined
  isDryRun: boolean
  onProgress?: (message: string) => void
}

/** The result of a backup or of its dry run. */
export type BackupResult = Omit<Summary, 'objects' | 'format'> & {
  isDryRun: boolean
  /** Objects that the target did not have yet. */
  written: { objects: number; bytes: number }
  /** Attachments that the database needs, and that could not be read; why. */
  lost: { hash: string; cause: string }[]
  /** Ids of older backups that were removed, or would be. */
  removed: string[]
  notes: string[]
}

/**
 * Backs up the API's data, while it runs: the backup has all requests acknowledged before the call. The manifest is
 * written last; remains of an incomplete backup are removed.
 */
export async function backUp(store: Store, config: ServerConfig, options: BackupOptions): Promise<BackupResult> {
  const takenAt = new Date()
  const taker = await openSnapshotTaker(config)
  const id = `${takenAt.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z-${randomBytes(3).toString('hex')}`
  const summary = {
    id,
    takenAt: takenAt.toISOString(),
    program: await describeProgram(config),
    keyId: options.key?.id ?? null,
  }
  if (options.isDryRun) {
    const { hashes, kind, ...schema } = await taker.look()
    const { found } = await listBackups(store)
    assertStaysSecret(found, options.key)
    return {
      ...summary,
      isDryRun: true,
      database: { kind, ...schema, bytes: 0 },
      files: { count: hashes.length, bytes: 0, missing: 0 },
      written: { objects: 0, bytes: 0 },
      lost: [],
      removed: chooseOld(found, { id, summary }, options.keep),
      notes: notesOf(found),
    }
  }
  return withLock(store, { ...(options.onProgress && { onProgress: options.onProgress }) }, async (locked) => {
    const staging = openIncomingFolder(join(config.dataDir, 'staging'))
    try {
      await staging.removeAbandoned()
      const { found, unfinished } = await listBackups(locked)
      assertStaysSecret(found, options.key)
      await locked.remove(unfinished)
      options.onProgress?.('copying the database')
      const snapshot = await taker.take(join(staging.path, 'database'))
      const bytes = (await stat(snapshot.path)).size
      const database = await writeContent(locked, databaseKey(id), createReadStream(snapshot.path), options.key)
      const attachments = await openAttachmentStore(config)
      const files = await writeFiles(locked, attachments, snapshot.hashes, {
        ...options,
        found,
        readNeeded: taker.readNeeded,
      })
      const { kind, schema, needs } = snapshot
      const whole: Summary = {
        format: 1,
        ...summary,
        database: { kind, schema, needs, bytes },
        files: {
          count: files.contents.length,
          bytes: files.contents.reduce((sum, { size }) => sum + size, 0),
          missing: files.missing.length,
        },
        objects: [...database.objects, ...files.objects],
      }
      const contents = { database: database.content, files: files.contents, missing: files.missing }
      const text = writeManifest(whole, contents, options.key)
      await locked.write(manifestKey(id), text, HEADERS)
      const made = { id, text, summary: whole }
      // Older backups may be all that is left of what was lost.
      const removed = files.lost.length > 0 ? [] : chooseOld(found, made, options.keep)
      options.onProgress?.('removing what no backup needs')
      const notes = await removeBackups(locked, [...found, made], removed)
      const { objects: _objects, format: _format, ...told } = whole
      const written = [...database.objects, ...files.written]
      return {
        ...told,
        isDryRun: false,
        written: { objects: written.length, bytes: written.reduce((sum, { size }) => sum + size, 0) },
        lost: files.lost,
        removed,
        notes: [...notesOf(found), ...notes],
      }
    } finally {
      await staging.close()
    }
  })
}

type Dated = { id: string; summary: Pick<Summary, 'takenAt'> } | { id: string; fault: string }

/**
 * A backup that cannot be read is not removed: nobody knows from when it is. The backup just made is kept too, whatever
 * the clock said when the others were.
 */
function chooseOld(found: readonly Dated[], made: Dated, rule: KeepRule | undefined): string[] {
  if (!rule) return []
  return chooseRemoved(
    [...found, made].flatMap((each) => ('summary' in each ? [{ id: each.id, takenAt: each.summary.takenAt }] : [])),
    rule,
  ).filter((id) => id !== made.id)
}

function notesOf(found: readonly FoundBackup[]): string[] {
  return found.flatMap((each) => {
    if ('fault' in each) return [each.fault]
    const isAhead = Date.parse(each.summary.takenAt) > Date.now()
    return isAhead ? [`${each.id} is dated later than now, and counts as the last one: was a clock wrong?`] : []
  })
}

/** Throws if a key was forgotten: personal data would be in the open beside backups where it is not. */
function assertStaysSecret(found: readonly FoundBackup[], key: BackupKey | undefined): void {
  if (!key && found.some((each) => 'summary' in each && each.summary.keyId !== null))
    throw new Error('The backups there are encrypted, and BACKUP_KEY is not set. Set it, or name another place.')
}

async function describeProgram(config: ServerConfig): Promise<Summary['program']> {
  const { version, commit } = describeRelease(config)
  return { version, commit }
}
