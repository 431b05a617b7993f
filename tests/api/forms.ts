import { MAX_FILE_BYTES } from '../../src/web/features/contact/request-limits.ts'

/** Valid input of a visitor. */
export const REQUEST = {
  type: 'quotation',
  subject: 'Twelve door stations',
  details: 'For a building of 96 homes.\nTwo entrances.',
  name: '林小姐',
  phone: '0912-345-678',
  email: 'lin@example.com',
  company: '',
  lang: 'en',
}

export type File = { name: string; content: Uint8Array<ArrayBuffer> | string }

/** Creates a form; an undefined field is omitted. */
export function formOf(changes: Record<string, string | undefined> = {}, files: readonly File[] = []): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...REQUEST, ...changes })) if (value !== undefined) form.set(name, value)
  for (const { name, content } of files) form.append('files', new Blob([content], { type: 'text/html' }), name)
  return form
}

/** A file of any size that is detected as a PDF. */
export function pdf(text = '', size = 0): Uint8Array<ArrayBuffer> {
  const start = new TextEncoder().encode(`%PDF-1.7\n${text}\n`)
  const content = new Uint8Array(Math.max(size, start.length))
  content.set(start)
  return content
}

export const LARGEST = MAX_FILE_BYTES
