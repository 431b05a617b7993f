import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'
import { MAX_FILE_BYTES, MAX_FILES } from '../../contact/request-limits.ts'
import { Refusal } from '../refusal.ts'

/** All of a body: the files, and what stands between them. */
export const MAX_BODY_BYTES = MAX_FILES * MAX_FILE_BYTES + 1024 * 1024
/** Five thousand characters of four bytes, and room to tell "a little too long" from "not meant to be read". */
const MAX_FIELD_BYTES = 64 * 1024
const MAX_FIELDS = 32

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

export type ReceivedForm = {
  fields: Map<string, string>
  /** At most as many as may be sent. */
  files: ReceivedFile[]
  /** How many there were. */
  fileCount: number
  /** Removes the files. */
  dispose: () => Promise<void>
}

type Options = {
  /** Where files are written; when left out they are counted and thrown away. */
  folder: string | undefined
  /** Is told of each field as it arrives, whatever becomes of the form. */
  onField: (name: string, value: string) => void
}

/**
 * Reads a multipart form as it arrives. Files go to the disk, at most `MAX_FILES` of them and no more of each than a file may
 * have; the rest is thrown away as it comes. Throws a Refusal when the body is not a form, or larger than a form can be.
 */
export async function readForm(body: Readable, headers: IncomingHttpHeaders, options: Options): Promise<ReceivedForm> {
  if (options.folder) await mkdir(options.folder, { recursive: true })
  const reader = createReader(headers, options)
  const counter = countBytes()
  const abort = () => {
    if (!body.readableEnded) counter.destroy(new Error('The connection broke'))
  }
  body.once('close', abort)
  try {
    // Not part of the pipeline: that would break the connection when it fails, and nobody would hear why.
    body.pipe(counter)
    await pipeline(counter, reader.parser)
    await Promise.all(reader.writing)
  } catch (error) {
    body.unpipe(counter)
    body.resume()
    await reader.abandon()
    throw error instanceof Refusal ? error : invalid()
  } finally {
    body.off('close', abort)
  }
  return reader.form
}

function createReader(headers: IncomingHttpHeaders, { folder, onField }: Options) {
  const form: ReceivedForm = { fields: new Map(), files: [], fileCount: 0, dispose: () => removeFiles(form.files) }
  const writing: Promise<void>[] = []
  const streams: Readable[] = []
  const parser = createParser(headers)
  parser.on('field', (name, value) => {
    if (form.fields.has(name)) return
    form.fields.set(name, value)
    onField(name, value)
  })
  parser.on('file', (field, stream, name) => {
    // A form without a chosen file sends an empty one without a name.
    const isFile = field === 'files' && Boolean(name)
    if (isFile) form.fileCount += 1
    if (!folder || !isFile || form.fileCount > MAX_FILES) return void stream.resume()
    const file: ReceivedFile = { name, size: 0, path: join(folder, randomUUID()), hash: '', isTruncated: false }
    form.files.push(file)
    streams.push(stream)
    const written = writeFile(file, stream)
    // Awaited at the end; until then it must not count as unhandled.
    written.catch(() => undefined)
    writing.push(written)
  })
  for (const event of ['partsLimit', 'fieldsLimit'] as const) parser.on(event, () => parser.destroy(invalid()))
  const abandon = async () => {
    for (const stream of streams) stream.destroy()
    await Promise.allSettled(writing)
    await form.dispose()
  }
  return { parser, form, writing, abandon }
}

async function removeFiles(files: readonly ReceivedFile[]): Promise<void> {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })))
}

function createParser(headers: IncomingHttpHeaders): BusboyInstance {
  try {
    // Routes take multipart forms only, so there is a content type.
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: {
        fieldNameSize: 100,
        fieldSize: MAX_FIELD_BYTES,
        fields: MAX_FIELDS,
        fileSize: MAX_FILE_BYTES,
        parts: MAX_FIELDS * 2,
        headerPairs: 50,
      },
    })
  } catch {
    throw invalid()
  }
}

async function writeFile(file: ReceivedFile, stream: BusboyFileStream): Promise<void> {
  const hash = createHash('sha256')
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      file.size += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(stream, counter, createWriteStream(file.path, { flags: 'wx', mode: 0o600 }))
  file.hash = hash.digest('hex')
  file.isTruncated = stream.truncated
}

/** Lets a body through until there is too much of it. */
function countBytes(): Transform {
  let count = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count += chunk.length
      if (count > MAX_BODY_BYTES) done(bodyTooLarge())
      else done(null, chunk)
    },
  })
}

/** Refuses a body that is larger than a form can be. */
export function bodyTooLarge(): Refusal {
  return new Refusal(413, (t) => t('contact:errors.fileSize'), {
    fields: { files: (t) => t('contact:errors.fileSize') },
  })
}

function invalid(): Refusal {
  return new Refusal(400, (t) => t('api:invalid.request'))
}
