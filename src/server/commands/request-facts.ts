import type { AttachmentStore } from '../attachments/attachment-store.ts'
import type { StoredRequest } from '../database/requests.ts'
import type { RequestRow } from '../database/tables.ts'

type ListedRequest = RequestRow & { files: number }

/** Returns what the list of requests says of one, for programs: no details, and no way to reach the person. */
export function listedFacts({ id, received_at, type, files, name, subject, suspicion, ...row }: ListedRequest): object {
  return { id, receivedAt: toTime(received_at), state: stateOf(row), type, files, name, subject, suspicion }
}

/** Returns a request with the number of its files, for programs. */
export function requestFacts(request: ListedRequest): object {
  const { locale, details, phone, email, company } = request
  return { ...listedFacts(request), locale, details, phone, email, company }
}

/** Returns a request with its files and where they are, for programs. */
export function shownFacts({ attachments, ...request }: StoredRequest, store: AttachmentStore): object {
  const files = attachments.map(({ file_name, kind, size, hash }) => {
    return { name: file_name, kind, size, hash, location: store.locate(hash) }
  })
  return { ...requestFacts({ ...request, files: files.length }), files }
}

function stateOf({ forgetting_at, forgotten_at }: Pick<RequestRow, 'forgetting_at' | 'forgotten_at'>): string {
  if (forgotten_at !== null) return 'forgotten'
  return forgetting_at === null ? 'kept' : 'being forgotten'
}

function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
