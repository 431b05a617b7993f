import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eachOf } from './each-of.ts'
import { isIntact, type StoredFile } from './intact.ts'
import { md5, storedKeys, uploadsOf } from './site-files.ts'
import type { Store } from './store.ts'

/** Number of uploaded objects: a compressed copy counts as one. */
export type UploadCount = {
  uploaded: number
  bytes: number
  unchanged: number
  /** Keys of uploaded objects that existed already and were damaged. */
  repaired: string[]
}

export type UploadOptions = {
  siteDir: string
  keys: readonly string[]
  /** Prefix of each key. */
  prefix: string
  /** Common prefix of all of them. */
  within: string
  /** Returns the checksums of a file with this content from earlier builds. */
  known: (key: string, md5: string) => StoredFile | undefined
  /** Counts only, and writes nothing. */
  isDryRun: boolean
  onProgress: (done: number, total: number) => void
}

/** The number of uploads, and each file's metadata in the store's listing. */
export type Uploaded = { count: UploadCount; stored: Map<string, StoredFile> }

/**
 * Uploads files with their compressed copies, unless the store has them already. Damaged objects are replaced: a
 * truncated file, an empty copy.
 */
export async function uploadFiles(store: Store, options: UploadOptions): Promise<Uploaded> {
  const { siteDir, keys, prefix, within, known, isDryRun, onProgress } = options
  const listed = await store.list(within)
  const count: UploadCount = { uploaded: 0, bytes: 0, unchanged: 0, repaired: [] }
  const stored = new Map<string, StoredFile>()
  let done = 0
  await eachOf(keys, async (key) => {
    const content = await readFile(join(siteDir, key))
    const own = md5(content)
    const tags = new Map<string, string>()
    for (const [index, copy] of storedKeys(key).entries()) {
      const found = listed.get(prefix + copy)
      const tag = known(key, own)?.tags[index] ?? (copy === key ? own : undefined)
      if (found && (await isIntact(store, prefix + copy, found, { md5: own, tag }))) tags.set(copy, found.md5)
    }
    count.unchanged += tags.size
    const isWhole = tags.size === storedKeys(key).length
    for (const upload of isWhole ? [] : await uploadsOf(key, content)) {
      if (tags.has(upload.key)) continue
      if (listed.has(prefix + upload.key)) count.repaired.push(upload.key)
      if (!isDryRun) await store.write(prefix + upload.key, upload.content, upload.headers)
      tags.set(upload.key, md5(upload.content))
      count.uploaded += 1
      count.bytes += upload.content.length
    }
    stored.set(key, { md5: own, tags: storedKeys(key).map((copy) => tags.get(copy) ?? '') })
    done += 1
    onProgress(done, keys.length)
  })
  return { count, stored }
}
