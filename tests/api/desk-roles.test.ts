/* Every call of the running API, with every role and with none: a new call needs a row here. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROLES, type Role } from '../../src/server/access.ts'
import { sha256 } from '../../src/server/tokens.ts'
import { newStaff } from './desk.ts'
import { readWords } from '../unit/i18n/locale-files.ts'
import { type Api, callApi, json, startApi } from './start-api.ts'

const EVERYONE = [...ROLES, 'nobody'] as const
const STAFF = ['admin', 'editor', 'viewer'] as const
const EDITORS = ['admin', 'editor'] as const
const ADMINS = ['admin'] as const
/** The holder of a token ends or extends it, so nobody cannot. */
const HOLDERS = STAFF

/** The roles that may make each call. */
const CALLS: Record<string, readonly (Role | 'nobody')[]> = {
  'GET /api/health': EVERYONE,
  'GET /api/version': EVERYONE,
  'POST /api/users/login': EVERYONE,
  'PATCH /api/users/extend': HOLDERS,
  'DELETE /api/users/logout': HOLDERS,
  'GET /api/users/profile': STAFF,
  'POST /api/users/password': STAFF,
  'GET /api/users/sessions': STAFF,
  'DELETE /api/users/sessions': STAFF,
  'DELETE /api/users/sessions/:id': STAFF,
  'GET /api/users/second-factor': STAFF,
  'POST /api/users/confirmation': STAFF,
  'POST /api/users/second-factor': STAFF,
  'POST /api/users/second-factor/confirmation': STAFF,
  'POST /api/users/second-factor/recovery-codes': STAFF,
  'POST /api/users/second-factor/removal': STAFF,
  'POST /api/contact': EVERYONE,
  'POST /api/insight': EVERYONE,
  'GET /api/hierarchy': STAFF,
  'GET /api/hierarchy/children/:parentType/:parentId': STAFF,
  'GET /api/hierarchy/parents/:type/:id': STAFF,
  'GET /api/hierarchy/subtree/:type/:id': STAFF,
  'GET /api/desk/requests': STAFF,
  'GET /api/desk/counts': STAFF,
  'POST /api/desk/read': STAFF,
  'GET /api/desk/assignees': STAFF,
  'GET /api/desk/events': STAFF,
  'GET /api/desk/insight': STAFF,
  'GET /api/docs/json': STAFF,
  'GET /api/desk/requests/:number': STAFF,
  'GET /api/desk/requests/:number/attachments/:position': STAFF,
  'PATCH /api/desk/requests/:number': EDITORS,
  'POST /api/desk/requests/:number/notes': EDITORS,
  'GET /api/desk/requests/:number/templates': EDITORS,
  'POST /api/desk/requests/:number/answers': EDITORS,
  'POST /api/desk/requests/:number/erasure': ADMINS,
  'POST /api/desk/export': ADMINS,
  'GET /api/desk/retention': ADMINS,
  'POST /api/desk/retention': ADMINS,
  'GET /api/desk/people': ADMINS,
  'GET /api/users/history': ADMINS,
  'POST /api/desk/people': ADMINS,
  'PATCH /api/desk/people/:account': ADMINS,
  'POST /api/desk/people/:account/password': ADMINS,
  'DELETE /api/desk/people/:account/sessions': ADMINS,
  'DELETE /api/desk/people/:account/second-factor': ADMINS,
  'DELETE /api/desk/people/:account': ADMINS,
}
for (const entity of ['product', 'series', 'solution', 'case', 'testimonial', 'news', 'faq'])
  for (const path of ['', '/search', '/categories', '/:slug']) CALLS[`GET /api/${entity}${path}`] = EVERYONE

let api: Api
beforeAll(async () => {
  api = await startApi('embedded')
})
afterAll(() => api.close())

/** Bodies with which a call gets past the check of its shape. The records that they name do not exist. */
const BODIES: Record<string, object> = {
  'PATCH /api/desk/requests/:number': { version: 1 },
  'POST /api/desk/requests/:number/notes': { key: randomUUID(), text: 'x' },
  'POST /api/desk/requests/:number/answers': { key: randomUUID(), version: 1, language: 'en', subject: 'x', text: 'x' },
  'POST /api/desk/requests/:number/erasure': { reason: 'asked for' },
  'POST /api/desk/export': { email: 'nobody@example.com' },
  'POST /api/desk/people': { account: 'x', role: 'viewer', language: 'en', password: 'x' },
  'POST /api/desk/people/:account/password': { password: 'x' },
  'POST /api/users/password': { current: 'x', password: 'x' },
  'POST /api/users/confirmation': { current: 'x' },
  'POST /api/users/second-factor': { password: 'x' },
  'POST /api/users/second-factor/confirmation': { code: 'x' },
  'POST /api/users/second-factor/recovery-codes': { password: 'x', code: 'x' },
  'POST /api/users/second-factor/removal': { password: 'x', code: 'x' },
}
const VALUES: Record<string, string> = { ':position': '0', ':type': 'series', ':parentType': 'series', ':id': '1' }

/** Makes a call and returns its status, without the rest of a stream. */
async function statusOf(call: string, token: string | undefined): Promise<number> {
  const [method = '', pattern = ''] = call.split(' ')
  const path = pattern.replace(/:\w+/g, (name) => VALUES[name] ?? 'nothing')
  const body = method === 'GET' || method === 'DELETE' ? undefined : (BODIES[call] ?? {})
  const init = body && call !== 'POST /api/contact' ? json(method, body) : { method }
  const headers = { ...init.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  const closing = new AbortController()
  const { status } = await fetch(api.url + path, { ...init, headers, signal: closing.signal })
  closing.abort()
  return status
}

test('every call of the running API is in the table, and no other', () => {
  const running = api.calls.filter((call) => !/^(?:HEAD|OPTIONS) |\/api\/\*$|^\S+ \*$/.test(call))
  expect([...new Set(running)].toSorted()).toEqual(Object.keys(CALLS).toSorted())
})

test.each(Object.entries(CALLS))(
  '%s is refused to who may not, before anything of it is checked',
  async (call, allowed) => {
    const answered: [string, number | 'allowed'][] = []
    for (const role of EVERYONE) {
      const token = role === 'nobody' ? undefined : (await newStaff(api, role)).token
      const status = await statusOf(call, token)
      answered.push([role, status === 401 || status === 403 ? status : 'allowed'])
    }
    const refused = (role: string) => (role === 'nobody' ? 401 : 403)
    expect(answered).toEqual(EVERYONE.map((role) => [role, allowed.includes(role) ? 'allowed' : refused(role)]))
    // A guessed token, the stored hash of a real one, and one with a character too many.
    const { token } = await newStaff(api, 'admin')
    const wrong = allowed.includes('nobody') ? [] : ['x'.repeat(43), sha256(token), `${token}x`]
    const statuses = await Promise.all(wrong.map((each) => statusOf(call, each)))
    expect(statuses).toEqual(wrong.map(() => 401))
  },
)

test.each([
  ['the body', { body: { lang: 'en' } }, 'en'],
  ['the body, whatever the browser says', { body: { lang: 'zh' }, headers: { 'accept-language': 'en' } }, 'zh'],
  ['the query', { query: '?lang=en' }, 'en'],
  ['the page', { headers: { referer: 'https://www.example.com/en/desk' } }, 'en'],
  ['the browser', { headers: { 'accept-language': 'en-GB,en' } }, 'en'],
  ['nothing', {}, 'zh'],
] as const)('an early refusal is in the language of %s', async (_what, call, language) => {
  const { body = {}, query = '', headers = {} } = { body: undefined, query: undefined, headers: undefined, ...call }
  const { token } = await newStaff(api, 'viewer')
  const init = json('PATCH', { version: 1, state: 'closed', ...body })
  const answer = await callApi(`${api.url}/api/desk/requests/nothing${query}`, {
    ...init,
    headers: { ...init.headers, ...headers, authorization: `Bearer ${token}` },
  })
  expect([answer.status, answer.body.message]).toEqual([403, readWords(language).get('api:forbidden')])
})

test('a body of another type is refused in the language of the browser', async () => {
  const headers = { 'content-type': 'text/plain', 'accept-language': 'en' }
  const answer = await callApi(`${api.url}/api/users/login`, { method: 'POST', body: 'x', headers })
  expect([answer.status, answer.body.message]).toEqual([415, readWords('en').get('api:unsupported')])
})
