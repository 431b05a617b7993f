import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './open-database.ts'
import { retryLostConnection } from './retry-lost-connection.ts'

/* Tracks the files of the attachment store: no file is removed that a request uses, and no file stays that no request uses. */

/** Lease of a process that removes a file; no store takes longer. */
const REMOVAL_MS = 60_000
/** Much longer than a request takes from its first file to its row. */
export const UPLOAD_MS = 60 * 60 * 1000
/** How long a request waits while a file with the same content is removed. */
const PATIENCE_MS = 5_000
const ASK_AGAIN_MS = 100

/** Why a file was not removed: a request uses it, a request is about to store it, or another process is removing it. */
export type KeptReason = 'needed' | 'awaited' | 'busy'

/** Thrown if the removal of a file takes too long. */
export class ContentBusyError extends Error {
  override name = 'ContentBusyError'
  readonly code = 'CONTENT_BUSY'
}

/**
 * Records which files a request is about to store, in case its process dies before the request is written. Waits while
 * one of them is being removed.
 */
export async function noteUploads(
  database: Database,
  requestId: string,
  hashes: readonly string[],
  now = Date.now(),
): Promise<void> {
  // All callers use the same order, to avoid deadlocks.
  const unique = [...new Set(hashes)].toSorted()
  if (unique.length === 0) return
  const giveUpAt = Date.now() + PATIENCE_MS
  while (!(await retryLostConnection(() => tryToNote(database, requestId, unique, now)))) {
    if (Date.now() > giveUpAt) throw new ContentBusyError('A content of the request is being removed')
    await wait(ASK_AGAIN_MS)
  }
}

function tryToNote(database: Database, requestId: string, hashes: readonly string[], now: number): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    // Rewrites the rows unchanged: this locks them until the end of the transaction, so that no other process can claim
    // them for removal.
    const rows = await transaction
      .insertInto('contents')
      .values(hashes.map((hash) => ({ hash, removing_until: 0 })))
      .onConflict((conflict) => conflict.column('hash').doUpdateSet((row) => ({ hash: row.ref('excluded.hash') })))
      .returning('removing_until')
      .execute()
    if (rows.some((row) => isClaimed(row.removing_until, now))) return false
    await transaction
      .insertInto('uploads')
      .values(hashes.map((hash) => ({ request_id: requestId, hash, begun_at: now })))
      .onConflict((conflict) => conflict.columns(['request_id', 'hash']).doNothing())
      .execute()
    return true
  })
}

/** Deletes the record of the files that a request was about to store. */
export async function clearUploads(database: Database, requestId: string): Promise<void> {
  await database.deleteFrom('uploads').where('request_id', '=', requestId).execute()
}

/**
 * Removes a file from the store with `remove` and deletes its row, unless a request uses it or is about to. Returns the
 * result. Rethrows what `remove` throws and keeps the row, so that the removal is retried later.
 */
export async function removeContent(
  database: Database,
  hash: string,
  remove: (hash: string) => Promise<void>,
  now = Date.now(),
): Promise<'removed' | KeptReason> {
  const claim = now + REMOVAL_MS
  const state = await claimContent(database, hash, now, claim)
  if (state !== 'claimed') return state
  try {
    await remove(hash)
  } catch (error) {
    await database.updateTable('contents').set({ removing_until: 0 }).where('hash', '=', hash).execute()
    throw error
  }
  await database.deleteFrom('contents').where('hash', '=', hash).where('removing_until', '=', claim).execute()
  return 'removed'
}

function claimContent(database: Database, hash: string, now: number, claim: number): Promise<'claimed' | KeptReason> {
  return database.transaction().execute(async (transaction) => {
    // Locks the row: waits for requests that record this file, and they wait for this.
    const row = await transaction
      .insertInto('contents')
      .values({ hash, removing_until: 0 })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet((old) => ({ hash: old.ref('excluded.hash') })))
      .returning('removing_until')
      .executeTakeFirstOrThrow()
    if (isClaimed(row.removing_until, now)) return 'busy'
    const reason = await findReasonToKeep(transaction, hash, now)
    if (reason) return reason
    await transaction.updateTable('contents').set({ removing_until: claim }).where('hash', '=', hash).execute()
    return 'claimed'
  })
}

async function findReasonToKeep(transaction: Database, hash: string, now: number): Promise<KeptReason | undefined> {
  const attached = await transaction
    .selectFrom('attachments')
    .innerJoin('requests', 'requests.id', 'attachments.request_id')
    .select('hash')
    .where('hash', '=', hash)
    .where('forgetting_at', 'is', null)
    .executeTakeFirst()
  if (attached) return 'needed'
  const uploads = await transaction.selectFrom('uploads').select('begun_at').where('hash', '=', hash).execute()
  return uploads.some(({ begun_at }) => isRecent(begun_at, now)) ? 'awaited' : undefined
}

/** Lists files that no request uses, and that none has been about to store for an hour. */
export async function listOrphans(database: Database, now = Date.now()): Promise<string[]> {
  const rows = await database
    .selectFrom('contents')
    .leftJoin('attachments', 'attachments.hash', 'contents.hash')
    .leftJoin('uploads', 'uploads.hash', 'contents.hash')
    .select(['contents.hash', 'uploads.begun_at'])
    .where('attachments.hash', 'is', null)
    .execute()
  const awaited = new Set(
    rows.filter(({ begun_at }) => begun_at !== null && isRecent(begun_at, now)).map(({ hash }) => hash),
  )
  return [...new Set(rows.map(({ hash }) => hash))].filter((hash) => !awaited.has(hash))
}

/** Deletes records of uploads that began an hour ago or more: their requests will not be written. */
export async function removeOldUploads(database: Database, now = Date.now()): Promise<void> {
  await database
    .deleteFrom('uploads')
    .where((row) => row.or([row('begun_at', '<=', now - UPLOAD_MS), row('begun_at', '>', now + UPLOAD_MS)]))
    .execute()
}

/** A time far in the future was written with a wrong clock and counts as long past. */
function isRecent(time: number, now: number): boolean {
  return time > now - UPLOAD_MS && time <= now + UPLOAD_MS
}

function isClaimed(until: number, now: number): boolean {
  return until > now && until <= now + REMOVAL_MS
}
