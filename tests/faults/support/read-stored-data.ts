import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { query } from './query.ts'
import type { Environment } from './start-site.ts'

/** The data of a site on its disk and in its database, and its inconsistencies. */
export type StoredData = {
  /** Numbers of the stored requests. */
  ids: Set<string>
  /** Keys of more than one request. */
  repeatedKeys: string[]
  /** Hashes by the number of the request. */
  hashes: Map<string, string[]>
  /** Attachments whose file is missing or differs from what was sent. */
  broken: string[]
  /** Files of attachments without a request. */
  orphans: string[]
  /** Files of uploads in progress, or left by them. */
  incoming: string[]
}

/** Reads a site's data directly. Attachments are read from its folder. */
export async function readStoredData(env: Environment): Promise<StoredData> {
  // Files first: a file stored in between has its row already.
  const files = attachmentFiles(env)
  const requests = await query(env, 'select id, idempotency_key from requests')
  const attachments = await query(env, 'select request_id, hash from attachments order by request_id, position')
  const keys = requests.map((row) => row.idempotency_key).filter((key) => key !== null)
  const hashes = new Map<string, string[]>()
  for (const { request_id, hash } of attachments)
    hashes.set(String(request_id), [...(hashes.get(String(request_id)) ?? []), String(hash)])
  const used = new Set([...hashes.values()].flat())
  return {
    ids: new Set(requests.map(({ id }) => String(id))),
    repeatedKeys: keys.filter((key, index) => keys.indexOf(key) !== index).map(String),
    hashes,
    broken: [...used].filter((hash) => !isWhole(env, hash)),
    orphans: files.map((path) => basename(path)).filter((hash) => !used.has(hash)),
    incoming: incomingFiles(env),
  }
}

/** Returns the files of uploads in progress, or left by them. */
export function incomingFiles({ DATA_DIR }: Environment): string[] {
  return listFiles(join(DATA_DIR, 'incoming'))
}

/** Returns the path of the attachment with a hash. */
export function attachmentPath({ DATA_DIR }: Environment, hash: string): string {
  return join(DATA_DIR, 'attachments', hash.slice(0, 2), hash)
}

function attachmentFiles({ DATA_DIR }: Environment): string[] {
  return listFiles(join(DATA_DIR, 'attachments'))
}

function isWhole(env: Environment, hash: string): boolean {
  const path = attachmentPath(env, hash)
  return existsSync(path) && createHash('sha256').update(readFileSync(path)).digest('hex') === hash
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}
