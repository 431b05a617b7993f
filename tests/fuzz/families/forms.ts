import { requestOf } from '../fuzz-case.ts'

/** A boundary like a browser's, but shorter. */
export const BOUNDARY = '----WebKitFormB'
/** Valid input of a visitor. */
export const FIELDS = {
  type: 'other',
  subject: 'Doors',
  details: 'For 96 homes',
  name: 'Lin',
  phone: '0912-345-678',
  email: 'lin@example.com',
  lang: 'en',
}
export const PDF = '%PDF-1.7\nx\n'

export const fileOf = (name: string, content: string): string =>
  `Content-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n${content}`

/** A form as a browser sends it, with these parts after its fields. */
export function formOf(parts: readonly string[] = [], fields: Record<string, string> = FIELDS): Buffer {
  const fieldParts = Object.entries(fields).map(
    ([name, value]) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`,
  )
  const lines = [...fieldParts, ...parts].map((part) => `--${BOUNDARY}\r\n${part}\r\n`)
  return Buffer.from(`${lines.join('')}--${BOUNDARY}--\r\n`)
}

/** Five realistic bodies, by name. */
export const REAL_BODIES: Record<string, { type: string; path: string; body: Buffer }> = {
  'plain form': multipart(formOf()),
  'form with a PDF': multipart(formOf([fileOf('plan.pdf', PDF)])),
  'form with three files': multipart(formOf([fileOf('a.pdf', PDF), fileOf('b.pdf', PDF), fileOf('c.pdf', PDF)])),
  // Sent by a browser if no file was chosen.
  'form with an empty file': multipart(formOf([fileOf('', '')])),
  'JSON login': {
    type: 'application/json',
    path: '/api/users/login',
    body: Buffer.from(JSON.stringify({ account: 'lin', password: 'p', lang: 'en' })),
  },
}

/** A complete request with one of the realistic bodies. */
export function realRequest(from: string, { type, path, body }: { type: string; path: string; body: Buffer }): Buffer {
  return requestOf(from, { path, headers: [`Content-Type: ${type}`], body })
}

function multipart(body: Buffer) {
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, path: '/api/contact', body }
}
