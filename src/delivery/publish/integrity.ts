import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { ENCODINGS } from '../../base/response-rules.ts'
import { md5 } from './site-files.ts'
import type { Store, Stored } from '../../base/object-store/store.ts'

/** Checksums of a file that was uploaded completely. */
export type StoredFile = {
  /** Key of the uploaded content that is published; missing for assets, and for files of an earlier version. */
  at?: string
  /** MD5 of the file's content, hexadecimal. */
  md5: string
  /** ETags of the file and of its compressed copies in the store's listing, in the order of `storedKeys`. */
  tags: readonly string[]
}

const decompressBrotli = promisify(brotliDecompress)
const decompressGzip = promisify(gunzip)

/**
 * Returns whether the object stored under a key is a file of this MD5, or a compressed copy of it. The object is only
 * read if the listing does not prove it: not every store's ETag is the MD5 of the content, and the checksum of a
 * compressed copy is only known once it was stored.
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

/** Returns the decompressed content of a compressed copy; undefined if it cannot be decompressed. */
async function decompress(key: string, content: Buffer): Promise<Buffer | undefined> {
  const encoding = ENCODINGS.find(({ ending }) => key.endsWith(ending))?.name
  if (!encoding) return content
  try {
    return await (encoding === 'br' ? decompressBrotli(content) : decompressGzip(content))
  } catch {
    return undefined
  }
}
