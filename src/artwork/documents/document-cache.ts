import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Documents that no build has requested within this time are removed. */
const KEPT_DAYS = 30
const DAY_MS = 86_400_000
const KEY_LENGTH = 16

/** Returns the key of a document: a hash of the code that draws it and of all data it shows. */
export function documentKey(codeHash: string, shown: unknown): string {
  return createHash('sha256').update(codeHash).update(JSON.stringify(shown)).digest('hex').slice(0, KEY_LENGTH)
}

/**
 * Returns a document's file in the cache, and makes it first if it does not exist. `name` contains the hash of the
 * document's inputs, so an existing file is valid: it is written to a temporary file and renamed once it is complete.
 */
export async function keepDocument(
  cacheDir: string,
  name: string,
  make: () => Promise<Buffer>,
): Promise<{ path: string; isNew: boolean }> {
  const path = join(cacheDir, name)
  if (existsSync(path)) return { path: await touchDocument(cacheDir, name), isNew: false }
  const content = await make()
  await mkdir(cacheDir, { recursive: true })
  // Two readings in one process may make the same document.
  const unfinished = `${path}.${randomUUID()}.unfinished`
  await writeFile(unfinished, content)
  await rename(unfinished, path)
  return { path, isNew: true }
}

/** Returns the path of a document in the cache, and notes that it was requested. */
export async function touchDocument(cacheDir: string, name: string): Promise<string> {
  const path = join(cacheDir, name)
  const now = new Date()
  await utimes(path, now, now)
  return path
}

/** Removes documents that were not requested recently, and temporary files of interrupted builds. */
export async function clearDocuments(cacheDir: string, now = Date.now()): Promise<void> {
  const names = existsSync(cacheDir) ? await readdir(cacheDir) : []
  const limit = now - KEPT_DAYS * DAY_MS
  await Promise.all(
    names.map(async (name) => {
      const path = join(cacheDir, name)
      const { mtimeMs } = await stat(path)
      if (mtimeMs < limit) await rm(path, { force: true })
    }),
  )
}
