import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeAsset } from '../../base/manifest/build-manifest.ts'
import type { FileEntry } from '../../base/manifest/manifest.ts'
import { forEachInParallel } from '../../base/object-store/for-each-in-parallel.ts'
import { isIntact, type StoredFile } from './integrity.ts'
import { md5, storedKeys, uploadKey, uploadsOf } from './site-files.ts'
import type { Store, Stored } from '../../base/object-store/store.ts'

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
  files: readonly FileEntry[]
  /** The objects at the target, by key. */
  listed: ReadonlyMap<string, Stored>
  /** Checksums from earlier builds, by the key of the upload. */
  known: ReadonlyMap<string, StoredFile>
  /** Counts only, and writes nothing. */
  isDryRun: boolean
  onProgress: (done: number, total: number) => void
}

/** The number of uploads, and each file's metadata in the store's listing. */
export type Uploaded = { count: UploadCount; stored: Map<string, StoredFile> }

/**
 * Uploads files with their compressed copies, unless the store has them already; files of the same content once.
 * Damaged objects are replaced: a truncated file, an empty copy. Throws if a file is not what was built.
 */
export async function uploadFiles(store: Store, options: UploadOptions): Promise<Uploaded> {
  const { siteDir, files, listed, isDryRun, onProgress } = options
  const count: UploadCount = { uploaded: 0, bytes: 0, unchanged: 0, repaired: [] }
  const stored = new Map<string, StoredFile>()
  const uploads = byUploadKey(files)
  let done = 0
  await forEachInParallel([...uploads], async ([at, same]) => {
    const [{ path }] = same
    const content = await readBuilt(siteDir, same[0])
    const own = md5(content)
    const key = path.slice(1)
    const tags = await intactTags(store, at, { key, own }, options)
    count.unchanged += tags.size
    const isWhole = tags.size === endingsOf(key).length
    for (const upload of isWhole ? [] : await uploadsOf(key, content)) {
      const ending = upload.key.slice(key.length)
      if (tags.has(ending)) continue
      if (listed.has(at + ending)) count.repaired.push(upload.key)
      if (!isDryRun) await store.write(at + ending, upload.content, upload.headers)
      tags.set(ending, md5(upload.content))
      count.uploaded += 1
      count.bytes += upload.content.length
    }
    const file = { ...(at !== key && { at }), md5: own, tags: endingsOf(key).map((ending) => tags.get(ending) ?? '') }
    for (const each of same) stored.set(each.path.slice(1), file)
    done += 1
    onProgress(done, uploads.size)
  })
  return { count, stored }
}

/** Returns the listed tags of the objects of an upload that are intact, by ending. */
async function intactTags(
  store: Store,
  at: string,
  { key, own }: { key: string; own: string },
  { listed, known }: UploadOptions,
): Promise<Map<string, string>> {
  const before = known.get(at)
  const tags = new Map<string, string>()
  for (const [index, ending] of endingsOf(key).entries()) {
    const found = listed.get(at + ending)
    const tag = (before?.md5 === own ? before.tags[index] : undefined) ?? (ending === '' ? own : undefined)
    if (found && (await isIntact(store, at + ending, found, { md5: own, tag }))) tags.set(ending, found.md5)
  }
  return tags
}

/** Returns the endings of a file's stored objects: none for its own, and those of its compressed copies. */
function endingsOf(key: string): string[] {
  return storedKeys(key).map((copy) => copy.slice(key.length))
}

async function readBuilt(siteDir: string, { path, hash }: FileEntry): Promise<Buffer> {
  const content = await readFile(join(siteDir, path))
  if (describeAsset(path, content).hash !== hash)
    throw new Error(`${path} was changed after it was built. Build it again: npm run build`)
  return content
}

function byUploadKey(files: readonly FileEntry[]): Map<string, [FileEntry, ...FileEntry[]]> {
  const uploads = new Map<string, [FileEntry, ...FileEntry[]]>()
  for (const file of files) {
    const same = uploads.get(uploadKey(file))
    if (same) same.push(file)
    else uploads.set(uploadKey(file), [file])
  }
  return uploads
}
