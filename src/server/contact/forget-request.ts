import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { removeContent } from '../database/contents.ts'
import type { Database } from '../database/open-database.ts'
import { beginForgetting, type Erasure, finishForgetting, findRequest, listForgetting } from '../database/requests.ts'

/** Where the data of a request is stored. */
export type Storage = { database: Database; attachments: AttachmentStore }

/** Result of erasing a request. `left` lists the files that could not be removed, with the cause. */
export type ErasureResult = { left: { hash: string; cause: string }[] }

/**
 * Erases a request: marks it, removes the files that no other request uses, then erases its personal data. If a file
 * cannot be removed, the request stays marked and the next start of the API retries. Returns undefined if there is no
 * such request.
 */
export async function forgetRequest(storage: Storage, id: string, why: Erasure): Promise<ErasureResult | undefined> {
  if (!(await beginForgetting(storage.database, id, why))) return undefined
  return finishRequest(storage, id)
}

/** Continues with marked requests. Returns those that could not be erased. */
export async function resumeForgetting(storage: Storage): Promise<string[]> {
  const still: string[] = []
  for (const id of await listForgetting(storage.database)) {
    const { left } = await finishRequest(storage, id)
    if (left.length > 0) still.push(id)
  }
  return still
}

/** Removes the files of a marked request, then erases its personal data. */
export async function finishRequest({ database, attachments }: Storage, id: string): Promise<ErasureResult> {
  const request = await findRequest(database, id)
  const hashes = new Set(request?.attachments.map(({ hash }) => hash))
  const left: ErasureResult['left'] = []
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
