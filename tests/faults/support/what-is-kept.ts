import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { query } from './query.ts'
import type { Environment } from './start-site.ts'

/** What a site keeps on its disk and in its database, and what of it does not fit. */
export type Kept = {
  /** Numbers of the requests that are stored. */
  ids: Set<string>
  /** Keys that more than one request has. */
  repeatedKeys: string[]
  /** Hashes by the number of the request. */
  hashes: Map<string, string[]>
  /** Files of requests whose content is not there, or not as it was sent. */
  broken: string[]
  /** Attachments that no request has. */
  orphans: string[]
  /** Files that are being received, or were. */
  incoming: string[]
}

/** Reads what a site keeps, past the site. Attachments are looked for in its folder. */
export async function whatIsKept(env: Environment): Promise<Kept> {
  // Files first: what is stored in between has its row already.
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

/** The files of forms that are being received, or were. */
export function incomingFiles({ DATA_DIR }: Environment): string[] {
  return listFiles(join(DATA_DIR, 'incoming'))
}

/** Where the attachment with a hash is on the disk. */
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
