import { promisify } from 'node:util'
import { brotliDecompress, gunzip, type InputType } from 'node:zlib'
import { describeAsset } from '../../base/manifest/build-manifest.ts'
import type { FileEntry } from '../../base/manifest/manifest.ts'
import { EDITABLE, ENCODINGS } from '../../base/response-rules.ts'
import type { FileHeaders, Store } from '../../base/object-store/store.ts'
import { headersOf } from './site-files.ts'

/** An object of the site that is not what its build says; `what` is a phrase for people. */
export type Fault = { key: string; kind: 'missing' | 'wrong' | 'superfluous'; what: string }

/** The result of reading one object, and the bytes that were read. */
export type ReadBackResult = { fault?: Fault; bytes: number }

/** One object to read: a file of a build, or its copy in an encoding. */
export type ExpectedObject = { key: string; file: FileEntry }

/**
 * Reads an object and compares its bytes with what was built, those of a compressed copy once decompressed, and its
 * headers if the store keeps any. The file that is edited on the host only has to be JSON.
 */
export async function readBack(store: Store, { key, file }: ExpectedObject): Promise<ReadBackResult> {
  const found = await store.readWithHeaders(key)
  if (!found) return { fault: { key, kind: 'missing', what: 'missing' }, bytes: 0 }
  const { content, headers } = found
  const encoding = ENCODINGS.find(({ ending }) => file.path.slice(1) + ending === key)?.name
  const what = (await contentFault(content, file, encoding)) ?? (headers && headerFault(headers, file, encoding))
  return { ...(what && { fault: { key, kind: 'wrong', what } }), bytes: content.length }
}

/** Returns what is wrong with the headers of a file or of its copy in an encoding. */
export function headerFault(
  found: Partial<FileHeaders>,
  { path }: Pick<FileEntry, 'path'>,
  encoding?: string,
): string | undefined {
  const wanted = headersOf(path.slice(1), encoding)
  const wrong = (
    [
      ['Content-Type', found.contentType, wanted.contentType],
      ['Cache-Control', found.cacheControl, wanted.cacheControl],
      ['Content-Encoding', found.contentEncoding, wanted.contentEncoding],
    ] as const
  ).find(([, is = '', shouldBe = '']) => normal(is) !== normal(shouldBe))
  return wrong && `${wrong[0]} is "${wrong[1] ?? ''}", not "${wrong[2] ?? ''}"`
}

async function contentFault(
  content: Buffer,
  { path, size, hash }: FileEntry,
  encoding: 'br' | 'gzip' | undefined,
): Promise<string | undefined> {
  if (path === EDITABLE) return isJson(content) ? undefined : 'not JSON'
  // An empty file is built empty; an empty copy is none.
  if (content.length === 0 && (encoding || size > 0)) return 'empty'
  const plain = encoding ? await decompress(content, encoding, size) : content
  if (!plain) return 'cannot be decompressed to what was built'
  // Earlier versions did not record the hashes of pages.
  return hash === '' || describeAsset(path, plain).hash === hash ? undefined : `other bytes (${content.length})`
}

/** Returns the decompressed content; undefined if it is no such content, has bytes behind its end, or is larger. */
async function decompress(content: Buffer, encoding: 'br' | 'gzip', size: number): Promise<Buffer | undefined> {
  const options = { info: true, ...(size > 0 && { maxOutputLength: size }) }
  // With `info`, which the types do not know, Node also returns the engine, which counts the bytes it has taken.
  const unpack = promisify(encoding === 'br' ? brotliDecompress : gunzip) as unknown as (
    from: InputType,
    options: object,
  ) => Promise<{ buffer: Buffer; engine: { bytesWritten: number } }>
  try {
    const { buffer, engine } = await unpack(content, options)
    return engine.bytesWritten === content.length ? buffer : undefined
  } catch {
    return undefined
  }
}

function isJson(content: Buffer): boolean {
  try {
    JSON.parse(content.toString())
    return true
  } catch {
    return false
  }
}

/** Stores may write the same header in other ways. */
function normal(header: string): string {
  return header.toLowerCase().replaceAll(/\s/g, '')
}
