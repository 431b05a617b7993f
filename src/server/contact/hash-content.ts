import { createHash } from 'node:crypto'
import type { ContactRequest } from '../../web/features/contact/request-schema.ts'
import { REQUEST_FIELDS } from '../../web/features/contact/request-values.ts'
import type { Attachment } from '../database/requests.ts'

/** Returns the SHA-256 of what a checked request says: its fields, and the contents of its files in their order. */
export function hashContent(request: ContactRequest, attachments: readonly Attachment[]): string {
  const content = [REQUEST_FIELDS.map((field) => request[field]), attachments.map(({ hash }) => hash)]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
