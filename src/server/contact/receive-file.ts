import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { OWN_FILE } from '../data-mode.ts'

/** A received file; its content is on the disk. */
export type ReceivedFile = {
  name: string
  size: number
  /** Path of its content until the form is disposed of. */
  path: string
  /** SHA-256 of the content, hexadecimal. */
  hash: string
  /** Whether it was larger than allowed. */
  isTruncated: boolean
}

/**
 * Writes a file of a form to a folder as a stream. `file` is complete once `written` resolves. `signal` aborts it: if a
 * stream is destroyed just before its end, its pipeline would never settle.
 */
export function receiveFile(
  stream: Readable & { truncated?: boolean },
  name: string,
  folder: string,
  signal: AbortSignal,
): { file: ReceivedFile; written: Promise<void> } {
  const file: ReceivedFile = { name, size: 0, path: join(folder, randomUUID()), hash: '', isTruncated: false }
  const hash = createHash('sha256')
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      file.size += chunk.length
      done(null, chunk)
    },
  })
  const target = createWriteStream(file.path, { flags: 'wx', mode: OWN_FILE })
  // If the pipeline fails while the file is still being opened, the file would be created after its removal.
  const closed = new Promise<void>((resolve) => target.once('close', resolve))
  for (const each of [counter, target]) each.on('error', () => undefined)
  const written = pipeline(stream, counter, target, { signal })
    .finally(() => closed)
    .then(() => {
      file.hash = hash.digest('hex')
      file.isTruncated = stream.truncated === true
    })
  return { file, written }
}

/** Removes received files; missing ones are ignored. */
export async function removeFiles(files: readonly ReceivedFile[]): Promise<void> {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })))
}
