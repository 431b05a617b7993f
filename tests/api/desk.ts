import { randomUUID } from 'node:crypto'
import type { Role } from '../../src/server/access.ts'
import { addAccount, findAccount } from '../../src/server/database/accounts.ts'
import { startSession } from '../../src/server/database/sessions.ts'
import { createToken, hashToken } from '../../src/server/tokens.ts'
import { type File, formOf } from './forms.ts'
import { type Answer, type Api, callApi, json, someAddress } from './start-api.ts'

/** Somebody at the desk, logged in. */
export type Staff = {
  account: string
  token: string
  /** Calls a path below `/api`, in English; a body makes it a POST. */
  ask: (path: string, options?: { method?: string; body?: object; url?: string }) => Promise<Answer>
}

/** Adds an account and logs it in, without the time that a password takes. */
export async function newStaff(
  { url: own, services: { database } }: Pick<Api, 'url' | 'services'>,
  role: Role,
): Promise<Staff> {
  const account = `${role}-${randomUUID().slice(0, 8)}`
  await addAccount(database, { account, role, language: 'en', password_hash: '' }, 'command')
  const token = createToken()
  const account_id = (await findAccount(database, account))?.id ?? ''
  await startSession(database, { token_hash: hashToken(token), account_id, password_hash: '' })
  return { account, token, ask: (path, options) => askWith(token, path, { url: own, ...options }) }
}

/** Calls a path below `/api` with a token. */
export function askWith(
  token: string,
  path: string,
  { method, body, url }: { method?: string; body?: object; url: string },
): Promise<Answer> {
  const init = body ? json(method ?? 'POST', { lang: 'en', ...body }) : { method: method ?? 'GET' }
  const headers = { ...init.headers, authorization: `Bearer ${token}` }
  return callApi(`${url}/api${path}${path.includes('?') ? '&' : '?'}lang=en`, { ...init, headers })
}

/** Sends a contact request and returns its number. */
export async function sendRequest(
  api: Pick<Api, 'url'>,
  changes: Record<string, string | undefined> = {},
  files: readonly File[] = [],
): Promise<string> {
  const init = { method: 'POST', body: formOf(changes, files), from: someAddress() }
  const { status, body } = await callApi(`${api.url}/api/contact`, init)
  if (status !== 201) throw new Error(`answered ${status}: ${JSON.stringify(body)}`)
  return (body.result as { contact: { id: string } }).contact.id
}

export type Entry = {
  kind: string
  account: string | null
  version: number | null
  from: string | null
  to: string | null
  text: string | null
  count: number
  answer: { subject: string; text: string; mail: string } | null
}
export type Shown = {
  number: string
  version: number
  state: string
  person: string | null
  unread: boolean
  erased: string
  subject: string
  history: Entry[]
  [field: string]: unknown
}

/** Returns the request of an answer. */
export function shownIn({ body }: Answer): Shown {
  return (body.result as { request: Shown }).request
}

/** Returns the list of an answer. */
export function listIn({ body }: Answer): {
  numbers: string[]
  requests: Shown[]
  next: string | null
  previous: string | null
} {
  const { requestList, pagination } = body.result as {
    requestList: Shown[]
    pagination: { next: string | null; previous: string | null }
  }
  return { numbers: requestList.map(({ number }) => number), requests: requestList, ...pagination }
}
