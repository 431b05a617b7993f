import { createHash } from 'node:crypto'
import type { Store } from '../../base/object-store/store.ts'
import type { BackupKey } from './backup-key.ts'
import type { Content, StoredObject } from './manifest-types.ts'
import { seal, unseal } from './seal.ts'

/** Small enough for memory and for the time limits of stores; larger than any attachment. */
const PART_BYTES = 8 * 1024 * 1024
const HEADERS = { contentType: 'application/octet-stream', cacheControl: 'private, no-store' }

/** Writes a content in parts, encrypted if there is a key. `keyOf` names the first part's key without its number. */
export async function writeContent(
  store: Store,
  base: string,
  stream: AsyncIterable<Buffer>,
  key: BackupKey | undefined,
): Promise<{ content: Content; objects: StoredObject[] }> {
  const hash = createHash('sha256')
  const content: Content = { sha256: '', size: 0, parts: [] }
  const objects: StoredObject[] = []
  for await (const part of partsOf(stream)) {
    hash.update(part)
    content.size += part.length
    const name = `${base}.${objects.length}`
    const stored = key ? seal(key, name, part) : part
    await store.write(name, stored, HEADERS)
    content.parts.push(name)
    objects.push({ key: name, size: stored.length, sha256: sha256(stored) })
  }
  return { content: { ...content, sha256: hash.digest('hex') }, objects }
}

/** Reads a content part by part. Throws if anything is missing or another than it was. */
export async function* readContent(
  store: Store,
  { sha256: expected, parts }: Content,
  objects: ReadonlyMap<string, StoredObject>,
  key: BackupKey | undefined,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for (const name of parts) {
    const stored = await store.read(name)
    if (!stored) throw new Error(`${store.name}: ${name} is missing`)
    const object = objects.get(name)
    if (stored.length !== object?.size || sha256(stored) !== object.sha256)
      throw new Error(`${store.name}: ${name} is damaged`)
    const part = key ? unseal(key, name, stored) : stored
    hash.update(part)
    yield part
  }
  if (hash.digest('hex') !== expected)
    throw new Error(`${store.name}: ${parts[0] ?? 'a content'} is another than it was`)
}

/** Divides a stream; an empty one has one empty part. */
async function* partsOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let size = 0
  let isFirst = true
  for await (const chunk of stream) {
    for (let start = 0; start < chunk.length; ) {
      const piece = chunk.subarray(start, start + PART_BYTES - size)
      chunks.push(piece)
      size += piece.length
      start += piece.length
      if (size < PART_BYTES) continue
      yield Buffer.concat(chunks)
      ;[chunks, size, isFirst] = [[], 0, false]
    }
  }
  if (size > 0 || isFirst) yield Buffer.concat(chunks)
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
