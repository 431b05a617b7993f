import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A file that was received, beside its content on the disk. */
export type ReceivedFile = {
  name: string
  size: number
  /** Where its content is until the form is done with. */
  path: string
  /** SHA-256 of the content, hexadecimal. */
  hash: string
  /** There was more of it than a file may have. */
  isTruncated: boolean
}

/**
 * Writes a file of a form below a folder as it arrives. `file` is complete when `written` resolves. `signal` ends it: a stream that
 * is destroyed just before it ends would let its pipeline wait for ever.
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
  const target = createWriteStream(file.path, { flags: 'wx', mode: 0o600 })
  // A file that is still being opened when its pipeline fails would come to be after it was removed.
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

/** Removes received files; those that are gone already are no fault. */
export async function removeFiles(files: readonly ReceivedFile[]): Promise<void> {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })))
}
