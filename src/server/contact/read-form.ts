import { mkdir } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { type Readable, Transform } from 'node:stream'
import createBusboy, { type Busboy } from 'busboy'
import { MAX_FILE_BYTES, MAX_FILES } from '../../contact/request-limits.ts'
import { Refusal } from '../refusal.ts'
import { storageFailureOf } from '../storage-failure.ts'
import { type ReceivedFile, receiveFile, removeFiles } from './receive-file.ts'

/** All of a body: the files, and what stands between them. */
export const MAX_BODY_BYTES = MAX_FILES * MAX_FILE_BYTES + 1024 * 1024
/** Five thousand characters of four bytes, and room to tell "a little too long" from "not meant to be read". */
const MAX_FIELD_BYTES = 64 * 1024
const MAX_FIELDS = 32
/** A line of nothing: the connection is there, and nothing comes over it. */
const STALL_MS = 30_000

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
  /** Where files are written. */
  folder: string
  /** Is told of each field as it arrives, whatever becomes of the form. */
  onField: (name: string, value: string) => void
}

/**
 * Reads a multipart form as it arrives. Files go to the disk, at most `MAX_FILES` of them and no more of each than a file may
 * have; the rest is thrown away as it comes. Owns every stream of the body: when it resolves or rejects, none is open and, when
 * it rejects, no file is left. Throws a Refusal when the body is not a form, is cut off, or is larger than a form can be, and
 * what the disk failed with.
 */
export async function readForm(body: Readable, headers: IncomingHttpHeaders, options: Options): Promise<ReceivedForm> {
  // Made anew when someone has cleared the data away while the API runs.
  await mkdir(options.folder, { recursive: true })
  const parser = createParser(headers)
  const counter = countBytes()
  const writing: Promise<void>[] = []
  const opened: Readable[] = []
  const abort = new AbortController()
  /** Files whose last byte the parser has not come to: after the last delimiter of a body it neither ends nor refuses them. */
  const unended = new Set<Readable>()
  const noteEnd = (stream: Readable) => {
    unended.add(stream)
    const push = stream.push.bind(stream)
    stream.push = (chunk) => {
      if (chunk === null) unended.delete(stream)
      return push(chunk)
    }
  }
  const form: ReceivedForm = { fields: new Map(), files: [], fileCount: 0, dispose: () => removeFiles(form.files) }
  let stall: NodeJS.Timeout | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      const keepAlive = () => {
        clearTimeout(stall)
        stall = setTimeout(() => reject(stalled()), STALL_MS)
      }
      // Streams without a listener for errors end the process: each has one from the moment it is known, to the last.
      if (body.destroyed) reject(invalid())
      body.on('error', () => reject(invalid()))
      counter.on('error', reject).on('data', keepAlive)
      parser.on('error', reject).on('finish', () => void Promise.all(writing).then(() => resolve(), reject))
      for (const event of ['partsLimit', 'fieldsLimit'] as const) parser.on(event, () => reject(invalid()))
      parser.on('field', (name: string | undefined, value) => {
        if (name === undefined || form.fields.has(name)) return
        form.fields.set(name, value)
        options.onField(name, value)
      })
      parser.on('file', (field: string | undefined, stream, { filename: name }) => {
        stream.on('error', reject)
        opened.push(stream)
        noteEnd(stream)
        // A form without a chosen file sends an empty one without a name.
        const isFile = field === 'files' && Boolean(name)
        if (isFile) form.fileCount += 1
        if (!isFile || form.fileCount > MAX_FILES) return void stream.resume()
        const { file, written } = receiveFile(stream, name, options.folder, abort.signal)
        form.files.push(file)
        written.catch(reject)
        writing.push(written)
      })
      body.once('close', () => body.readableEnded || reject(invalid()))
      keepAlive()
      body.pipe(counter).pipe(parser, { end: false })
      // Written when the parser has taken all that came before: a file without an end will never get one, and would be waited for.
      counter.once('end', () => parser.write('', () => (unended.size > 0 ? reject(invalid()) : parser.end())))
    })
    return form
  } catch (error) {
    body.unpipe(counter)
    // Read to its end and thrown away, so that whoever sends it hears the answer.
    body.on('error', () => undefined).resume()
    abort.abort()
    counter.destroy()
    parser.destroy()
    for (const stream of opened) stream.destroy()
    await Promise.allSettled(writing)
    await form.dispose()
    throw error instanceof Refusal || storageFailureOf(error) ? error : invalid()
  } finally {
    clearTimeout(stall)
  }
}

function createParser(headers: IncomingHttpHeaders): Busboy {
  try {
    // Routes take multipart forms only, so there is a content type.
    return createBusboy({
      headers,
      // Names of files come as UTF-8 from every browser.
      defParamCharset: 'utf8',
      limits: {
        fieldNameSize: 100,
        fieldSize: MAX_FIELD_BYTES,
        fields: MAX_FIELDS,
        // A file that reaches its limit counts as truncated, so one byte more than a file may have.
        fileSize: MAX_FILE_BYTES + 1,
        parts: MAX_FIELDS * 2,
      },
    })
  } catch {
    throw invalid()
  }
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
function bodyTooLarge(): Refusal {
  return new Refusal(413, (t) => t('contact:errors.fileSize'), {
    fields: { files: (t) => t('contact:errors.fileSize') },
  })
}

function stalled(): Refusal {
  return new Refusal(408, (t) => t('api:stalled'))
}

function invalid(): Refusal {
  return new Refusal(400, (t) => t('api:invalid.request'))
}
