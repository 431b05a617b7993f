import { beforeEach, expect, test, vi } from 'vitest'
import { retryAfter } from '../../../src/web/api-client/api-client.ts'
import { LOGIN_EXPIRED } from '../../../src/web/api-client/login-expired.ts'
import { createClient, createKeeper } from './client-factory.ts'
import { type Received, type Reply, startServer } from './start-server.ts'

const EXPIRED: Reply = { status: 401, body: { success: false, message: LOGIN_EXPIRED } }

/** A server that accepts one token, and returns `fresh` for the expired one. */
function answerForTokens({ path, authorization }: Received): Reply {
  if (path === '/api/users/extend') return { body: { success: true, result: 'fresh' } }
  return authorization === 'Bearer fresh' ? {} : EXPIRED
}

const callsOf = (received: readonly Received[]) => received.map(({ method, path }) => `${method} ${path}`)

beforeEach(() => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => log.mockRestore()
})

test('sends the language with every GET, in addition to its query', async () => {
  const { url, received } = await startServer(() => ({}))
  await createClient(url, { locale: 'en' })('/api/news', { query: { page: 2, q: 'door & gate', sort: undefined } })
  expect(received[0]).toMatchObject({ method: 'GET', path: '/api/news' })
  expect(received[0]?.query).toEqual({ lang: 'en', page: '2', q: 'door & gate' })
})

test('adds the language to a JSON body, and does not change a form', async () => {
  const { url, received } = await startServer(() => ({}))
  const call = createClient(url)
  await call('/api/users/login', { method: 'POST', body: { account: 'a' } })
  const form = new FormData()
  form.set('name', 'b')
  await call('/api/contact', { method: 'POST', body: form })
  expect(received[0]).toMatchObject({ query: {}, body: { account: 'a', lang: 'zh' } })
  expect(received[1]?.query).toEqual({})
  expect(received[1]?.body).toContain('name="name"')
  expect(received[1]?.body).not.toContain('lang')
})

test('sends the token unless the call is public', async () => {
  const { url, received } = await startServer(() => ({}))
  const call = createClient(url, { keeper: createKeeper('secret') })
  await call('/api/users/profile')
  await call('/api/product', { access: 'public' })
  expect(received.map(({ authorization }) => authorization)).toEqual(['Bearer secret', undefined])
})

test.each([408, 409, 425, 429, 500, 502, 503, 504])('retries once after %i', async (status) => {
  const { url, received } = await startServer((_, count) => (count === 1 ? { status, body: {} } : {}))
  await expect(createClient(url)('/api/news')).resolves.toEqual({ success: true, result: {} })
  expect(received).toHaveLength(2)
})

test.each([
  ['GET', 500, 2],
  ['GET', 404, 1],
  ['POST', 503, 1],
  ['PATCH', 500, 1],
  ['DELETE', 500, 1],
] as const)('%s answered %i is sent %i times in all', async (method, status, times) => {
  const { url, received } = await startServer(() => ({ status, body: { success: false, message: 'no' } }))
  await expect(createClient(url)('/api/news', { method })).rejects.toMatchObject({ status, message: 'no' })
  expect(received).toHaveLength(times)
})

test('waits before the retry as long as the server requests', async () => {
  const { url } = await startServer((_, count) =>
    count === 1 ? { status: 503, headers: { 'retry-after': '1' }, body: {} } : {},
  )
  const started = performance.now()
  await createClient(url)('/api/news')
  expect(performance.now() - started).toBeGreaterThan(950)
})

test.each([
  [null, 0],
  ['2', 2000],
  ['3600', 10_000],
  ['Thu, 01 Jan 1970 00:00:04 GMT', 4000],
  ['Wed, 31 Dec 1969 23:59:00 GMT', 0],
  ['soon', 0],
])('reads Retry-After: %s', (header, expected) => {
  expect(retryAfter(header, 0)).toBe(expected)
})

test('logs a failure, passes it to onError and throws it as an ApiError', async () => {
  const errors = { subject: 'Please enter a subject' }
  const { url } = await startServer(() => ({ status: 422, body: { success: false, message: 'Failed', errors } }))
  const onError = vi.fn<() => void>()
  const onFinally = vi.fn<() => void>()
  const calling = createClient(url)('/api/contact', { method: 'POST', body: {}, onError, onFinally })
  await expect(calling).rejects.toMatchObject({ name: 'ApiError', status: 422, message: 'Failed', errors })
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ status: 422 }))
  expect(onFinally).toHaveBeenCalledOnce()
  expect(console.error).toHaveBeenCalledWith('POST /api/contact failed', expect.objectContaining({ status: 422 }))
})

test('calls back after a success, too', async () => {
  const { url } = await startServer(() => ({}))
  const onError = vi.fn<() => void>()
  const onFinally = vi.fn<() => void>()
  await createClient(url)('/api/news', { onError, onFinally })
  expect(onFinally).toHaveBeenCalledOnce()
  expect(onError).not.toHaveBeenCalled()
})

test('throws an error with status 0 if there is no response', async () => {
  await expect(createClient('http://127.0.0.1:1')('/api/news')).rejects.toMatchObject({ name: 'ApiError', status: 0 })
})

test('handles a response that is not JSON', async () => {
  const { url } = await startServer(() => ({ status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>no' }))
  await expect(createClient(url)('/api/news')).rejects.toMatchObject({ status: 502, message: '', errors: {} })
})

test('extends an expired login once and repeats the call once', async () => {
  const { url, received } = await startServer(answerForTokens)
  const keeper = createKeeper('old')
  await createClient(url, { keeper })('/api/users/profile')
  expect(callsOf(received)).toEqual(['GET /api/users/profile', 'PATCH /api/users/extend', 'GET /api/users/profile'])
  expect(received.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer old', 'Bearer fresh'])
  expect(keeper.token()).toBe('fresh')
})

test('shares one extension between calls that fail together', async () => {
  const { url, received } = await startServer(answerForTokens)
  const call = createClient(url, { keeper: createKeeper('old') })
  await Promise.all([call('/api/users/profile'), call('/api/hierarchy'), call('/api/users/profile')])
  expect(callsOf(received).filter((name) => name.startsWith('PATCH'))).toHaveLength(1)
  expect(received).toHaveLength(7)
})

test('repeats with the token of another tab, without extending again', async () => {
  const keeper = createKeeper('old')
  const { url, received } = await startServer((request) => {
    keeper.replaceToken('fresh')
    return answerForTokens(request)
  })
  await createClient(url, { keeper })('/api/users/profile')
  expect(callsOf(received)).toEqual(['GET /api/users/profile', 'GET /api/users/profile'])
})

test('logs out when the login cannot be extended, and passes the error on', async () => {
  const { url, received } = await startServer(() => EXPIRED)
  const keeper = createKeeper('old')
  const calling = createClient(url, { keeper })('/api/users/profile')
  await expect(calling).rejects.toMatchObject({ status: 401, message: LOGIN_EXPIRED })
  expect(callsOf(received)).toEqual(['GET /api/users/profile', 'PATCH /api/users/extend'])
  expect(keeper.token()).toBe('')
})

test('does not extend twice for one call, nor for the call that extends', async () => {
  const { url, received } = await startServer(({ path }) =>
    path === '/api/users/extend' ? { body: { success: true, result: 'fresh' } } : EXPIRED,
  )
  const keeper = createKeeper('old')
  await expect(createClient(url, { keeper })('/api/users/profile')).rejects.toMatchObject({ status: 401 })
  expect(received).toHaveLength(3)
  const other = await startServer(() => EXPIRED)
  const extending = createClient(other.url, { keeper })('/api/users/extend', { method: 'PATCH' })
  await expect(extending).rejects.toMatchObject({ status: 401 })
  expect(other.received).toHaveLength(1)
})

test('treats a 401 with another message as refused', async () => {
  const { url, received } = await startServer(() => ({ status: 401, body: { success: false, message: 'No' } }))
  const keeper = createKeeper('old')
  await expect(createClient(url, { keeper })('/api/users/profile')).rejects.toMatchObject({ message: 'No' })
  expect(received).toHaveLength(1)
  expect(keeper.token()).toBe('old')
})

test('keeps a visitor logged out who logged out during the extension', async () => {
  const keeper = createKeeper('old')
  const { url } = await startServer((request) => {
    if (request.path === '/api/users/extend') keeper.logOut()
    return answerForTokens(request)
  })
  await expect(createClient(url, { keeper })('/api/users/profile')).rejects.toMatchObject({ status: 401 })
  expect(keeper.token()).toBe('')
})
