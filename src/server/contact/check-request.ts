import { open } from 'node:fs/promises'
import { ValidationError } from 'yup'
import { type ContactRequest, requestSchema } from '../../web/features/contact/request-schema.ts'
import type { Attachment } from '../database/requests.ts'
import { cleanFileName } from '../attachments/file-name.ts'
import { readFileKind } from '../attachments/read-file-kind.ts'
import { cleanLine, cleanText } from '../clean-text.ts'
import { HttpError, type Message } from '../http-error.ts'
import { type RequestErrorKey, requestErrorMessage } from '../words.ts'
import type { ReceivedForm } from './read-form.ts'
import type { ReceivedFile } from './receive-file.ts'

/** The only multi-line field. */
const MANY_LINES = 'details'

/** Validates a form and returns the request to store. Throws an HttpError with all errors. */
export async function checkRequest(
  form: ReceivedForm,
): Promise<{ request: ContactRequest; attachments: Attachment[] }> {
  const { request, faults } = checkFields(form.fields)
  const { attachments, fault } = await checkFiles(form)
  if (fault) faults.files = fault
  if (!request || fault) throw httpErrorOf(faults)
  return { request, attachments }
}

/** Returns an HttpError with a message per field; its main message is the first of them. */
function httpErrorOf(faults: Record<string, RequestErrorKey>): HttpError {
  const fields = Object.fromEntries(Object.entries(faults).map(([field, key]) => [field, messageOf(key)]))
  const [first = messageOf('errors.failed')] = Object.values(fields)
  return new HttpError(422, first, { fields })
}

function checkFields(fields: ReadonlyMap<string, string>) {
  const faults: Record<string, RequestErrorKey> = {}
  const values = Object.fromEntries(
    Object.keys(requestSchema.fields).map((name) => {
      const text = fields.get(name)
      const clean = name === MANY_LINES ? cleanText : cleanLine
      return [name, text === undefined ? undefined : clean(text)]
    }),
  )
  try {
    return { request: requestSchema.validateSync(values, { abortEarly: false }), faults }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    // Of several messages of a field the first is used. Every message of the schema is a key of the words.
    for (const { path = '', message } of error.inner) faults[path] ??= message as RequestErrorKey
    return { request: undefined, faults }
  }
}

async function checkFiles({ files, fileCount }: ReceivedForm) {
  if (fileCount > files.length) return { attachments: [], fault: 'errors.fileCount' as const }
  if (files.some(({ isTruncated }) => isTruncated)) return { attachments: [], fault: 'errors.fileSize' as const }
  const attachments: Attachment[] = []
  for (const file of files) {
    const kind = await kindOf(file)
    if (!kind) return { attachments: [], fault: 'errors.fileType' as const }
    if (kind === 'protected') return { attachments: [], fault: 'errors.fileProtected' as const }
    attachments.push({ file_name: cleanFileName(file.name, kind), kind, size: file.size, hash: file.hash })
  }
  return { attachments, fault: undefined }
}

async function kindOf({ path, size }: ReceivedFile) {
  const handle = await open(path)
  try {
    return await readFileKind(handle, size)
  } finally {
    await handle.close()
  }
}

function messageOf(key: RequestErrorKey): Message {
  return (t) => requestErrorMessage(key, t)
}
