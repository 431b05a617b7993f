import { eraseRequest } from '../database/requests.ts'
import type { Services } from '../services.ts'

/** Erases the person of a request and the files that no other request has. Tells whether there is such a request. */
export async function forgetRequest(
  { database, attachments }: Pick<Services, 'database' | 'attachments'>,
  id: string,
): Promise<boolean> {
  const unused = await eraseRequest(database, id)
  if (!unused) return false
  for (const hash of unused) await attachments.remove(hash)
  return true
}
