import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eachOf } from './each-of.ts'
import { storedKeys, uploadsOf } from './site-files.ts'
import type { Store, Stored } from './store.ts'

/** What was uploaded, in objects: a compressed copy counts as one. */
export type UploadCount = { uploaded: number; bytes: number; unchanged: number }

export type UploadOptions = {
  siteDir: string
  keys: readonly string[]
  /** Put before each key. */
  prefix: string
  /** Where all of them are. */
  within: string
  /** Tells whether what is stored under a key is this content. */
  isSame: (found: Stored, content: Buffer, key: string) => boolean
  /** Counts, and writes nothing. */
  isDryRun: boolean
  onProgress: (done: number, total: number) => void
}

/** Uploads files with their compressed copies, as far as the store does not have them. */
export async function uploadFiles(store: Store, options: UploadOptions): Promise<UploadCount> {
  const { siteDir, keys, prefix, within, isSame, isDryRun, onProgress } = options
  const stored = await store.list(within)
  const count: UploadCount = { uploaded: 0, bytes: 0, unchanged: 0 }
  let done = 0
  await eachOf(keys, async (key) => {
    const content = await readFile(join(siteDir, key))
    const found = stored.get(prefix + key)
    const isKept = found !== undefined && isSame(found, content, key)
    // A copy is not compared: the same file gives the same copy.
    const missing = storedKeys(key).filter((copy) => !(isKept && stored.has(prefix + copy)))
    count.unchanged += storedKeys(key).length - missing.length
    const uploads = missing.length > 0 ? await uploadsOf(key, content) : []
    for (const upload of uploads.filter((candidate) => missing.includes(candidate.key))) {
      if (!isDryRun) await store.write(prefix + upload.key, upload.content, upload.headers)
      count.uploaded += 1
      count.bytes += upload.content.length
    }
    done += 1
    onProgress(done, keys.length)
  })
  return count
}
