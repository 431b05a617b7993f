import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BusboyFileStream } from '@fastify/busboy'

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

/** Writes a file of a form below a folder as it arrives. `file` is complete when `written` resolves. */
export function receiveFile(
  stream: BusboyFileStream,
  name: string,
  folder: string,
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
  const written = pipeline(stream, counter, target).then(() => {
    file.hash = hash.digest('hex')
    file.isTruncated = stream.truncated
  })
  return { file, written }
}

/** Removes received files; those that are gone already are no fault. */
export async function removeFiles(files: readonly ReceivedFile[]): Promise<void> {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })))
}
