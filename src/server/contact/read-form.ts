import { mkdir } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { type Readable, Transform } from 'node:stream'
import createBusboy, { type Busboy } from 'busboy'
import { MAX_FILE_BYTES, MAX_FILES } from '../../web/features/contact/request-limits.ts'
import { HttpError } from '../http-error.ts'
import { storageFailureOf } from '../storage-failure.ts'
import { type ReceivedFile, receiveFile, removeFiles } from './receive-file.ts'
import { OWN } from '../data-mode.ts'

/** Maximum size of a body: the files and the rest of the form. */
export const MAX_BODY_BYTES = MAX_FILES * MAX_FILE_BYTES + 1024 * 1024
/** Five thousand characters of four bytes, and some more, so that a slightly too long text gets its own error message. */
const MAX_FIELD_BYTES = 64 * 1024
const MAX_FIELDS = 32
/** How long a small body may take, whatever its rate: lines pause, and one client has few slots for small bodies. */
const SMALL_BODY_MS = 60_000
/** Minimum rate of others, 2 KB a second, checked at the end of each period: single bytes must not keep a slot. */
const RATE_PERIOD_MS = 15_000
const MIN_PERIOD_BYTES = 2048 * (RATE_PERIOD_MS / 1000)

export type ReceivedForm = {
  fields: Map<string, string>
  /** At most the allowed number. */
  files: ReceivedFile[]
  /** Number of files in the form. */
  fileCount: number
  /** Removes the files. */
  dispose: () => Promise<void>
}

type Options = {
  /** Folder that files are written to. */
  folder: string
  /** Whether the body declares so few bytes that it has a slot for small bodies. */
  isSmall: boolean
  /** Called with each field as it arrives, even if the form is refused later. */
  onField: (name: string, value: string) => void
}

/**
 * Reads a multipart form as a stream. Files are written to the disk, at most `MAX_FILES` of them and no more bytes than
 * allowed; the rest is discarded. It owns every stream of the body: when it resolves or rejects, all are closed, and
 * when it rejects, no file is left. Throws an HttpError if the body is not a form, is truncated or too large, and the
 * error of the disk if there is one.
 */
export async function readForm(body: Readable, headers: IncomingHttpHeaders, options: Options): Promise<ReceivedForm> {
  // Creates the folder again if someone has deleted it while the API runs.
  await mkdir(options.folder, { recursive: true, mode: OWN })
  const parser = createParser(headers)
  const counter = countBytes()
  const writing: Promise<void>[] = []
  const opened: Readable[] = []
  const abort = new AbortController()
  /** Files whose end the parser has not reached: after the last delimiter of a body it neither ends nor destroys them. */
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
  let timer: NodeJS.Timeout | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      let periodBytes = 0
      const checkRate = () => {
        if (periodBytes < MIN_PERIOD_BYTES) reject(stalled())
        periodBytes = 0
      }
      timer = options.isSmall
        ? setTimeout(() => reject(stalled()), SMALL_BODY_MS)
        : setInterval(checkRate, RATE_PERIOD_MS)
      // A stream error without a listener ends the process: each stream has a listener from its creation to its end.
      if (body.destroyed) reject(invalid())
      body.on('error', () => reject(invalid()))
      counter.on('error', reject).on('data', (chunk: Buffer) => (periodBytes += chunk.length))
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
      body.pipe(counter).pipe(parser, { end: false })
      // Written once the parser has processed everything before it: a file without an end will never get one.
      counter.once('end', () => parser.write('', () => (unended.size > 0 ? reject(invalid()) : parser.end())))
    })
    return form
  } catch (error) {
    body.unpipe(counter)
    // Read to its end and discarded, so that the client receives the response.
    body.on('error', () => undefined).resume()
    abort.abort()
    counter.destroy()
    parser.destroy()
    for (const stream of opened) stream.destroy()
    await Promise.allSettled(writing)
    await form.dispose()
    throw error instanceof HttpError || storageFailureOf(error) ? error : invalid()
  } finally {
    // Clears both kinds.
    clearInterval(timer)
  }
}

function createParser(headers: IncomingHttpHeaders): Busboy {
  try {
    // Routes accept multipart forms only, so there is a content type.
    return createBusboy({
      headers,
      // All browsers send file names in UTF-8.
      defParamCharset: 'utf8',
      limits: {
        fieldNameSize: 100,
        fieldSize: MAX_FIELD_BYTES,
        fields: MAX_FIELDS,
        // The parser marks a file that reaches its limit as truncated, so the limit is one byte more than allowed.
        fileSize: MAX_FILE_BYTES + 1,
        parts: MAX_FIELDS * 2,
      },
    })
  } catch {
    throw invalid()
  }
}

/** Passes a body through until it exceeds the maximum size. */
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

/** Returns the HttpError of a body that is too large. */
function bodyTooLarge(): HttpError {
  return new HttpError(413, (t) => t('contact:errors.fileSize'), {
    fields: { files: (t) => t('contact:errors.fileSize') },
  })
}

function stalled(): HttpError {
  return new HttpError(408, (t) => t('api:stalled'))
}

function invalid(): HttpError {
  return new HttpError(400, (t) => t('api:invalid.request'))
}
