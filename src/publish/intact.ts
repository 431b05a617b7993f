import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { ENCODINGS } from '../hosting/response-rules.ts'
import { md5, storedKeys } from './site-files.ts'
import type { Store, Stored } from './store.ts'

/** What is known of a file that was uploaded whole. */
export type StoredFile = {
  /** Of the file's content, hexadecimal. */
  md5: string
  /** What the store's listing says of the file and of its compressed copies, in the order of `storedKeys`. */
  tags: readonly string[]
}

const decompressBrotli = promisify(brotliDecompress)
const decompressGzip = promisify(gunzip)

/**
 * Tells whether what is stored under a key is a file of this MD5, or a compressed copy of it. It is read only where the listing does
 * not say so: not every store's tags are the MD5 of a content, and what a compressed copy should be is known only once it was stored.
 */
export async function isIntact(
  store: Store,
  key: string,
  found: Stored,
  wanted: { md5: string; tag: string | undefined },
): Promise<boolean> {
  if (found.md5 === wanted.tag) return true
  const stored = await store.read(key)
  const content = stored && (await decompress(key, stored))
  return content !== undefined && md5(content) === wanted.md5
}

/** Names the stored objects of a file that are there and are not what was uploaded. */
export async function findDamaged(
  store: Store,
  listed: ReadonlyMap<string, Stored>,
  prefix: string,
  key: string,
  { md5: wanted, tags }: StoredFile,
): Promise<string[]> {
  const damaged: string[] = []
  for (const [index, stored] of storedKeys(key).entries()) {
    const found = listed.get(prefix + stored)
    if (found && !(await isIntact(store, prefix + stored, found, { md5: wanted, tag: tags[index] })))
      damaged.push(stored)
  }
  return damaged
}

/** What a compressed copy is a copy of; undefined when it cannot be decompressed. */
async function decompress(key: string, content: Buffer): Promise<Buffer | undefined> {
  const encoding = ENCODINGS.find(({ ending }) => key.endsWith(ending))?.name
  if (!encoding) return content
  try {
    return await (encoding === 'br' ? decompressBrotli(content) : decompressGzip(content))
  } catch {
    return undefined
  }
}
