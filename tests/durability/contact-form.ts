import { randomUUID } from 'node:crypto'

/** Returns the body of a contact request with a small file, and the boundary of its parts. */
export function contactForm(subject: string): { post: Buffer; boundary: string } {
  const boundary = `----${randomUUID()}`
  const fields = {
    type: 'other',
    subject,
    details: 'd',
    name: 'n',
    phone: '0912345678',
    email: 'a@example.com',
    lang: 'zh',
  }
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7 ${subject}\r\n`
  return { post: Buffer.from(`${parts.join('')}${file}--${boundary}--\r\n`), boundary }
}
