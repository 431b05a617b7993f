import { beforeEach, expect, test, vi } from 'vitest'
import { createSessionStore, type SessionStore } from '../../../src/web/features/staff/session/session-store.ts'
import { createStaff, type Staff } from '../../../src/web/features/staff/session/staff.ts'
import { createClient } from '../api/client-factory.ts'
import { type Reply, type Received, startServer } from '../api/start-server.ts'
import { createStorage } from './memory-storage.ts'

const WORDS = { loginFailed: 'failed', loginFailedLater: 'later', noToken: 'no token' }
const CREDENTIALS = { account: 'ann', password: 'secret' }
const LOGGED_IN = { token: 't1', account: 'ann' }

async function startStaff(reply: () => Reply): Promise<{ staff: Staff; store: SessionStore; received: Received[] }> {
  const { url, received } = await startServer(reply)
  const store = createSessionStore(createStorage())
  const keeper = {
    token: () => store.get().token,
    replaceToken: (token: string) => store.set({ token }),
    logOut: () => store.set({ token: '', account: '' }),
  }
  return { staff: createStaff(createClient(url, { keeper }), store), store, received }
}

beforeEach(() => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => log.mockRestore()
})

test.each([
  ['at the top', { token: 't1' }],
  ['in the result', { result: { token: 't1' } }],
])('logs in with a token %s of the response', async (_, tokenPart) => {
  const user = { account: 'ann', role: 'editor', language: 'zh' }
  const { staff, store, received } = await startStaff(() => ({ body: { success: true, user, ...tokenPart } }))
  const loading: boolean[] = []
  store.subscribe(() => loading.push(store.get().loading))
  expect(await staff.logIn(CREDENTIALS, WORDS)).toBe('in')
  expect(store.get()).toEqual({ ...LOGGED_IN, isLogin: true, loading: false, error: '' })
  expect(loading).toEqual([true, false])
  expect(received[0]).toMatchObject({ method: 'POST', path: '/api/users/login', body: { ...CREDENTIALS, lang: 'zh' } })
})

test.each([
  ['the words of the server', { status: 401, body: { success: false, message: 'wrong' } }, 'wrong'],
  ['the words of a server that is asked too often', { status: 429, body: { message: 'slow down' } }, 'slow down'],
  ['that it failed', { body: { success: false } }, 'failed'],
  ['the words of an answer that is no success', { body: { success: false, message: 'locked' } }, 'locked'],
  ['that it failed, whatever token there is', { body: { token: 't1' } }, 'failed'],
  ['that there is no token', { body: { success: true, message: 'welcome' } }, 'no token'],
  ['to try later, not what broke', { status: 500, body: { message: 'stack trace' } }, 'later'],
] as const)('a refused login says %s', async (_, reply, error) => {
  const { staff, store } = await startStaff(() => reply)
  expect(await staff.logIn(CREDENTIALS, WORDS)).toBe('out')
  expect(store.get()).toEqual({ token: '', account: '', isLogin: false, loading: false, error })
})

test('the profile contains the account and what it may do', async () => {
  const { staff, store } = await startStaff(() => ({
    body: { success: true, result: { account: 'ann', role: 'editor', language: 'en', permissions: ['read requests'] } },
  }))
  store.set({ token: 't1' })
  expect(await staff.loadProfile('profile')).toEqual({
    account: 'ann',
    role: 'editor',
    language: 'en',
    permissions: ['read requests'],
  })
  expect(store.get()).toMatchObject({ ...LOGGED_IN, error: '' })
})

test('concurrent calls load the profile once', async () => {
  const { staff, store, received } = await startStaff(() => ({ body: { success: true, result: { account: 'ann' } } }))
  store.set({ token: 't1' })
  const [first, second] = await Promise.all([staff.loadProfile('profile'), staff.loadProfile('profile')])
  expect(first).toEqual(second)
  expect(received).toHaveLength(1)
})

test.each([{ status: 401 }, { status: 403 }, { status: 404 }, { body: { success: true, result: {} } }])(
  'a profile that fails clears token and account: %o',
  async (reply) => {
    const { staff, store } = await startStaff(() => reply)
    store.set(LOGGED_IN)
    expect(await staff.loadProfile('profile')).toBeUndefined()
    expect(store.get()).toMatchObject({ token: '', account: '', isLogin: false, loading: false, error: 'profile' })
  },
)

test.each([{ status: 408 }, { status: 429 }, { status: 500 }, { status: 503 }])(
  'a failure that passes does not end the session: %o',
  async (reply) => {
    const { staff, store } = await startStaff(() => reply)
    store.set(LOGGED_IN)
    expect(await staff.loadProfile('profile')).toBeUndefined()
    expect(store.get()).toMatchObject({ ...LOGGED_IN, isLogin: true, loading: false, error: 'profile' })
  },
)

test('an unreachable server does not end the session', async () => {
  const store = createSessionStore(createStorage())
  const keeper = { token: () => store.get().token, replaceToken: () => {}, logOut: () => {} }
  const staff = createStaff(createClient('http://127.0.0.1:9', { keeper }), store)
  store.set(LOGGED_IN)
  expect(await staff.loadProfile('profile')).toBeUndefined()
  expect(store.get()).toMatchObject({ ...LOGGED_IN, isLogin: true, loading: false, error: 'profile' })
})

test.each([200, 500])('a logout clears the session when the server responds with %i', async (status) => {
  const { staff, store, received } = await startStaff(() => ({ status }))
  store.set(LOGGED_IN)
  await staff.logOut()
  expect(store.get()).toMatchObject({ token: '', account: '', isLogin: false, error: '' })
  expect(received[0]).toMatchObject({ method: 'DELETE', path: '/api/users/logout', authorization: 'Bearer t1' })
})
