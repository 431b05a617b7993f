import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { forEachInParallel } from '../../base/object-store/for-each-in-parallel.ts'
import type { Store } from '../../base/object-store/store.ts'
import type { BackupKey } from './backup-key.ts'
import { FILES, fileKey } from './layout.ts'
import type { Content, StoredObject } from './manifest-types.ts'
import { readContents } from './manifest.ts'
import type { FoundBackup } from './open-target.ts'
import { writeContent } from './parts.ts'
import { hideName } from './seal.ts'

type Options = {
  key: BackupKey | undefined
  /** The backups that the target has: their files are not written again. */
  found: readonly FoundBackup[]
  readNeeded: () => Promise<Set<string>>
  onProgress?: (message: string) => void
}

export type WrittenFiles = {
  contents: Content[]
  objects: StoredObject[]
  written: StoredObject[]
  missing: string[]
  lost: { hash: string; cause: string }[]
}

/** Writes the attachments that a target does not have yet. One that was erased meanwhile is missing; any other is lost. */
export async function writeFiles(
  store: Store,
  attachments: AttachmentStore,
  hashes: readonly string[],
  { key, found, readNeeded, onProgress }: Options,
): Promise<WrittenFiles> {
  const known = await listKnown(store, found, key)
  const files: WrittenFiles = { contents: [], objects: [], written: [], missing: [], lost: [] }
  const failed = new Map<string, string>()
  let done = 0
  await forEachInParallel(hashes, async (hash) => {
    onProgress?.(`${(done += 1)} of ${hashes.length} files`)
    const there = known.get(hash)
    if (there) {
      files.contents.push(there.content)
      files.objects.push(...there.objects)
      return
    }
    const content = await readWhole(attachments, hash)
    if (typeof content === 'string') {
      failed.set(hash, content)
      return
    }
    const base = fileKey(key ? hideName(key, hash) : hash)
    const made = await writeContent(store, base, single(content), key)
    files.contents.push(made.content)
    files.objects.push(...made.objects)
    files.written.push(...made.objects)
  })
  files.missing = [...failed.keys()].toSorted()
  const needed = failed.size > 0 ? await readNeeded() : new Set()
  files.lost = [...failed].flatMap(([hash, cause]) => (needed.has(hash) ? [{ hash, cause }] : []))
  return files
}

/** Lists the files that other backups with this key name and that are there, by their hash. */
async function listKnown(store: Store, found: readonly FoundBackup[], key: BackupKey | undefined) {
  const sizes = await store.sizes(FILES)
  const known = new Map<string, { content: Content; objects: StoredObject[] }>()
  for (const each of found) {
    if ('fault' in each || each.summary.keyId !== (key?.id ?? null)) continue
    const byKey = new Map(each.summary.objects.map((object) => [object.key, object]))
    for (const content of readContents(each.id, each.text, key).files) {
      const objects = content.parts.flatMap((part) => byKey.get(part) ?? [])
      const isThere =
        objects.length === content.parts.length && objects.every((part) => sizes.get(part.key) === part.size)
      if (isThere) known.set(content.sha256, { content, objects })
    }
  }
  return known
}

/** Reads an attachment; returns why not if it is not there, or damaged. Throws if the store fails. */
async function readWhole(attachments: AttachmentStore, hash: string): Promise<Buffer | string> {
  const gone = `${attachments.locate(hash)} is missing`
  if (!(await attachments.has(hash))) return gone
  try {
    const content = await buffer(await attachments.read(hash))
    const isWhole = createHash('sha256').update(content).digest('hex') === hash
    return isWhole ? content : `${attachments.locate(hash)} is damaged`
  } catch (error) {
    if (!(await attachments.has(hash))) return gone
    throw error
  }
}

async function* single(content: Buffer): AsyncGenerator<Buffer> {
  yield content
}
