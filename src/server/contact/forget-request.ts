import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { removeContent } from '../database/contents.ts'
import type { Database } from '../database/open-database.ts'
import { beginForgetting, finishForgetting, findRequest, listForgetting } from '../database/requests.ts'

/** Where what is stored of a request is. */
type Storage = { database: Database; attachments: AttachmentStore }

/** What came of forgetting a request. `left` names the contents that could not be removed, with the cause. */
export type Forgotten = { left: { hash: string; cause: string }[] }

/**
 * Forgets a request: notes that it is to be forgotten, removes the contents that no other request has, then erases who wrote it
 * and what. While a content is left the request stays noted, and the next start of the API tries again. Undefined when there is no
 * such request.
 */
export async function forgetRequest(storage: Storage, id: string): Promise<Forgotten | undefined> {
  if (!(await beginForgetting(storage.database, id))) return undefined
  return finish(storage, id)
}

/** Goes on with what was asked to be forgotten and is not yet. Returns the requests that are still left. */
export async function resumeForgetting(storage: Storage): Promise<string[]> {
  const still: string[] = []
  for (const id of await listForgetting(storage.database)) {
    const { left } = await finish(storage, id)
    if (left.length > 0) still.push(id)
  }
  return still
}

async function finish({ database, attachments }: Storage, id: string): Promise<Forgotten> {
  const request = await findRequest(database, id)
  const hashes = new Set(request?.attachments.map(({ hash }) => hash))
  const left: Forgotten['left'] = []
  for (const hash of hashes) {
    try {
      const state = await removeContent(database, hash, attachments.remove)
      if (state === 'busy') left.push({ hash, cause: 'another process is removing it' })
      if (state === 'awaited') left.push({ hash, cause: 'another request with the same file is being stored' })
    } catch (error) {
      left.push({ hash, cause: error instanceof Error ? error.message : String(error) })
    }
  }
  if (left.length === 0) await finishForgetting(database, id)
  return { left }
}
