import { isReceiptNumber } from '../../web/features/contact/receipt-number.ts'
import { listHistory } from '../database/history.ts'
import type { Database } from '../database/open-database.ts'
import { findRequest, type StoredRequest } from '../database/requests.ts'
import { HttpError } from '../http-error.ts'
import { toDetail } from './describe-request.ts'

/** Finds a request by its number, in capital or small letters. Throws an HttpError if there is none. */
export async function requireRequest(database: Database, number: string): Promise<StoredRequest> {
  const id = number.toUpperCase()
  // Databases refuse some characters of other texts.
  const request = isReceiptNumber(id) ? await findRequest(database, id) : undefined
  if (!request) throw noSuchRequest()
  return request
}

/** Reads all of a request, as an account that has just seen it. */
export async function readDetail(database: Database, number: string) {
  const request = await requireRequest(database, number)
  return toDetail(request, await listHistory(database, request.id), false)
}
export type Detail = Awaited<ReturnType<typeof readDetail>>

/** Returns the HttpError for an unknown number. */
export function noSuchRequest(): HttpError {
  return new HttpError(404, (t) => t('api:desk.noRequest'))
}
