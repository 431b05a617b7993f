import { ApiError, errorOfAnswer, isObject } from '../../api-client/api-error.ts'
import { readRuntimeConfig } from '../../../base/runtime-config.ts'

const CONTACT_PATH = '/api/contact'
/** Timeout without progress: a slow connection still sends some bytes within it, a dead one none. */
const STALL_MS = 60_000

/** Message of the error for no progress. The API may have stored the request: sent again with its key, it is stored once. */
export const STALLED = 'Nothing has moved for a minute'

/** The API's confirmation that it has stored a request. */
export type Receipt = { id: string; receivedAt: string }

/** The API has stored an earlier version under the same key: the request that was sent is not stored. */
export class DuplicateRequestError extends ApiError {
  constructor(
    message: string,
    readonly receipt: Receipt,
  ) {
    super(409, message)
  }
}

export type Sending = {
  /** Idempotency key, the same for every try until the API has stored an earlier version under it. */
  key: string
  /** Called with the share of the body that is sent, from 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Sends a contact request. It does not use the API client, because fetch reports no upload progress. Throws an
 * ApiError, also if there is no progress for too long, and a DuplicateRequestError if a correction needs a new key.
 */
export async function sendRequest(form: FormData, sending: Sending): Promise<Receipt> {
  const { apiBaseUrl } = await readRuntimeConfig()
  try {
    return receiptIn(await post(apiBaseUrl + CONTACT_PATH, form, sending))
  } catch (error) {
    console.error(`POST ${CONTACT_PATH} failed`, error)
    throw error
  }
}

function post(url: string, form: FormData, { key, onProgress }: Sending): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('idempotency-key', key)
    request.responseType = 'json'
    const stop = () => {
      reject(new ApiError(0, STALLED))
      request.abort()
    }
    let timer = setTimeout(stop, STALL_MS)
    const goOn = () => {
      clearTimeout(timer)
      timer = setTimeout(stop, STALL_MS)
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      goOn()
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('progress', goOn)
    request.addEventListener('loadend', () => clearTimeout(timer))
    request.addEventListener('load', () => {
      const { status, response } = request
      if (status >= 400) reject(refusalOf(status, response))
      else resolve(response)
    })
    request.addEventListener('error', () => reject(new ApiError(0, 'There was no answer')))
    request.send(form)
  })
}

function refusalOf(status: number, answer: unknown): ApiError {
  const error = errorOfAnswer(status, answer)
  return status === 409 ? new DuplicateRequestError(error.message, receiptIn(answer)) : error
}

function receiptIn(answer: unknown): Receipt {
  const result = isObject(answer) && isObject(answer.result) ? answer.result : {}
  const { id, receivedAt } = isObject(result.contact) ? result.contact : {}
  if (typeof id !== 'string' || typeof receivedAt !== 'string') throw new ApiError(200, 'The answer has no receipt')
  return { id, receivedAt }
}
