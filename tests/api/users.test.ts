import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { permissionsOf, ROLES } from '../../src/server/access.ts'
import { addAccount, findAccount, setPassword } from '../../src/server/database/accounts.ts'
import { KNOWN_MS, removeOldLogins } from '../../src/server/database/known-logins.ts'
import { consumeLimits } from '../../src/server/database/limits.ts'
import { removePerson } from '../../src/server/database/people.ts'
import { listSessions, startSession } from '../../src/server/database/sessions.ts'
import { accountKeys, knownLoginKey } from '../../src/server/login-limits.ts'
import { hashPassword } from '../../src/server/passwords.ts'
import {
  ADMIN_EXTENSION_MS,
  createToken,
  EXTENSION_MS,
  hashToken,
  LOGIN_TTL_MS,
  REUSE_MS,
  TOKEN_TTL_MS,
} from '../../src/server/tokens.ts'
import { readWords } from '../unit/i18n/locale-files.ts'
import { DATABASES } from './databases.ts'
import { type Answer, type Api, json, someAddress, startApi } from './start-api.ts'

const PASSWORD = 'a long enough password'
const EXPIRED = readWords('zh').get('api:session.expired')
const hash = hashPassword(PASSWORD)

describe.each(DATABASES.filter(({ isHere }) => isHere))('on the $kind database', ({ kind }) => {
  let api: Api
  beforeAll(async () => {
    api = await startApi(kind)
  })
  afterAll(() => api.close())

  /** Adds an account and returns its name. */
  async function newAccount(role: (typeof ROLES)[number] = 'editor'): Promise<string> {
    const account = `user-${Math.random().toString(36).slice(2)}`
    await addAccount(api.services.database, { account, role, language: 'zh', password_hash: await hash }, 'command')
    return account
  }

  const logIn = (account: unknown, password: unknown, lang = 'en', from = someAddress()) =>
    api.call('/api/users/login', json('POST', { account, password, lang }, from))
  const tokenOf = ({ body }: Answer) => String(body.token ?? body.result)
  const bearing = (token: string, method = 'GET') => ({ method, headers: { authorization: `Bearer ${token}` } })
  const profile = (token: string) => api.call('/api/users/profile?lang=en', bearing(token))
  const extend = (token: string) => api.call('/api/users/extend', bearing(token, 'PATCH'))
  const age = (token: string, change: object) =>
    api.services.database.updateTable('sessions').set(change).where('token_hash', '=', hashToken(token)).execute()

  test.each(ROLES)('a login as %s gives a token that is valid for the profile and the hierarchy', async (role) => {
    const account = await newAccount(role)
    const answer = await logIn(account.toUpperCase(), PASSWORD)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ success: true, message: 'Logged in', user: { account, role, language: 'zh' } })
    expect(Buffer.from(tokenOf(answer), 'base64url')).toHaveLength(32)
    const result = { account, role, language: 'zh', permissions: permissionsOf(role) }
    expect((await profile(tokenOf(answer))).body).toEqual({ success: true, result })
    expect((await api.call('/api/hierarchy', bearing(tokenOf(answer)))).status).toBe(200)
  })

  test('a wrong password and an unknown account get the same response, in both languages', async () => {
    const account = await newAccount()
    for (const lang of ['zh', 'en'] as const) {
      const [wrong, unknown, strange] = [
        await logIn(account, 'not the password', lang),
        await logIn('nobody-here', PASSWORD, lang),
        await logIn('no\u0000body \ud800', PASSWORD, lang),
      ]
      expect([wrong.status, wrong.body]).toEqual([
        401,
        { success: false, message: readWords(lang).get('api:login.wrong') },
      ])
      for (const other of [unknown, strange]) expect([other.status, other.body]).toEqual([wrong.status, wrong.body])
    }
  })

  test('a wrong password and an unknown account take the same time', async () => {
    const account = await newAccount()
    const times: Record<'wrong' | 'unknown', number[]> = { wrong: [], unknown: [] }
    for (let turn = 0; turn < 5; turn += 1) {
      for (const [kind, name] of [
        ['wrong', account],
        ['unknown', `nobody-${turn}`],
      ] as const) {
        const started = performance.now()
        await logIn(name, 'not the password')
        times[kind].push(performance.now() - started)
      }
    }
    // Compares the fastest of each, because others are slowed down by the machine. Without hashing for unknown accounts
    // it would be a tenth.
    expect(Math.min(...times.unknown)).toBeGreaterThan(Math.min(...times.wrong) / 3)
    expect(Math.min(...times.unknown)).toBeLessThan(Math.min(...times.wrong) * 3)
  })

  test('an empty field is reported in both languages', async () => {
    for (const lang of ['zh', 'en'] as const) {
      const message = readWords(lang).get('api:login.required')
      for (const [body, field] of [
        [{ account: 'x' }, 'password'],
        [{ account: '', password: 'x' }, 'account'],
      ] as const) {
        const answer = await api.call('/api/users/login', json('POST', { ...body, lang }))
        expect([answer.status, answer.body]).toEqual([400, { success: false, message, errors: { [field]: message } }])
      }
    }
  })

  test('after five failures from one address an account is refused there, whether it exists or not', async () => {
    for (const name of [await newAccount(), 'nobody-at-all']) {
      const from = someAddress()
      for (let turn = 0; turn < 5; turn += 1) expect((await logIn(name, 'wrong password', 'en', from)).status).toBe(401)
      const refused = await logIn(name, PASSWORD, 'en', from)
      expect([refused.status, refused.body.message]).toEqual([429, 'Too many attempts, please try again later'])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
      expect((await logIn(name, PASSWORD, 'zh', from)).body.message).toBe(readWords('zh').get('api:login.tooMany'))
    }
  })

  test('a stranger who guesses does not lock the owner out, nor out of a change of the password', async () => {
    const account = await newAccount()
    const stranger = someAddress()
    for (let turn = 0; turn < 8; turn += 1) await logIn(account, 'wrong password', 'en', stranger)
    const token = tokenOf(await logIn(account, PASSWORD))
    const change = { current: PASSWORD, password: 'another long enough one', lang: 'en' }
    const { headers } = bearing(token)
    const changed = await api.call('/api/users/password', {
      ...json('POST', change),
      headers: { ...json('POST', change).headers, ...headers },
    })
    expect(changed.status).toBe(200)
  })

  test('guesses from many addresses are limited together', async () => {
    const account = await newAccount()
    const { database } = api.services
    const all = accountKeys(account, '', false).slice(1)
    for (let turn = 0; turn < 100; turn += 1) await consumeLimits(database, all)
    expect((await logIn(account, PASSWORD)).status).toBe(429)
  })

  test('guesses from many addresses do not lock out the owner where the account logged in within 30 days', async () => {
    const { database } = api.services
    const [account, home] = [await newAccount(), someAddress()]
    expect((await logIn(account, PASSWORD, 'en', home)).status).toBe(200)
    const [, all] = accountKeys(account, '', false)
    for (let turn = 0; turn < 100; turn += 1) await consumeLimits(database, all ? [all] : [])
    expect((await logIn(account, PASSWORD)).status).toBe(429)
    expect((await logIn(account, PASSWORD, 'en', home)).status).toBe(200)
    // Anyone else has five guesses, as anywhere.
    for (let turn = 0; turn < 5; turn += 1)
      expect((await logIn(account, 'wrong password', 'en', home)).status).toBe(401)
    expect((await logIn(account, PASSWORD, 'en', home)).status).toBe(429)
    await database.deleteFrom('limits').where('bucket', '<>', String(all?.key)).execute()
    await database
      .updateTable('known_logins')
      .set({ last_at: Date.now() - KNOWN_MS })
      .where('bucket', '=', knownLoginKey(account, home))
      .execute()
    expect((await logIn(account, PASSWORD, 'en', home)).status).toBe(429)
    await removeOldLogins(database)
    const kept = await database.selectFrom('known_logins').select('bucket').execute()
    expect(kept.map(({ bucket }) => bucket)).not.toContain(knownLoginKey(account, home))
  })

  test('concurrent attempts cannot exceed the rate limit', async () => {
    const account = await newAccount()
    const from = someAddress()
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(account, 'wrong password', 'en', from)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  })

  test('after twenty failures an address is refused for every account', async () => {
    const from = someAddress()
    const statuses: number[] = []
    for (let turn = 0; turn < 21; turn += 1)
      statuses.push((await logIn(`guess-${turn}`, 'wrong password', 'en', from)).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
    expect((await logIn(await newAccount(), PASSWORD)).status).toBe(200)
  })

  test('successful logins are not counted', async () => {
    const account = await newAccount()
    const from = someAddress()
    for (let turn = 0; turn < 7; turn += 1) expect((await logIn(account, PASSWORD, 'en', from)).status).toBe(200)
  })

  test('a replaced token is invalid, and only one of many concurrent extensions succeeds', async () => {
    const first = tokenOf(await logIn(await newAccount(), PASSWORD))
    const answers = await Promise.all(Array.from({ length: 4 }, () => extend(first)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3)
    const second = tokenOf(answers.find(({ status }) => status === 200) as Answer)
    expect((await profile(first)).status).toBe(401)
    expect((await extend(first)).status).toBe(401)
    expect((await profile(second)).status).toBe(200)
  })

  test('a login under way ends with a new password, also one that is set at the same time', async () => {
    const { database } = api.services
    const account = await newAccount()
    const { id: account_id = '', password_hash = '' } = (await findAccount(database, account)) ?? {}
    const login = () => startSession(database, { token_hash: hashToken(createToken()), account_id, password_hash })
    expect(await login()).toBe('started')
    let late: ReturnType<typeof login> | undefined
    await database.transaction().execute(async (transaction) => {
      // The password was verified before, and the session is stored while the change is not yet committed.
      await transaction.updateTable('accounts').set({ password_hash: 'new' }).where('id', '=', account_id).execute()
      await transaction.deleteFrom('sessions').where('account_id', '=', account_id).execute()
      let isSettled = false
      late = login().finally(() => (isSettled = true))
      // SQLite has one connection, so that the login waits for its turn.
      const isWaiting = async () =>
        (await sql`select 1 from pg_locks where not granted`.execute(transaction)).rows.length > 0
      const isAhead = async () => kind === 'embedded' || isSettled || (await isWaiting())
      await expect.poll(isAhead).toBe(true)
    })
    expect(await late).toBe('ended')
    expect(await login()).toBe('ended')
    expect(await listSessions(database, account_id, 'editor')).toEqual([])
    expect(await setPassword(database, account, 'own', { actor: account, verified: password_hash })).toBe(false)
    expect((await findAccount(database, account))?.password_hash).toBe('new')
    await removePerson(database, account, null)
    expect(await startSession(database, { token_hash: 'x', account_id, password_hash: 'new' })).toBe('ended')
  })

  test('an account has at most twenty logins: the oldest ends', async () => {
    const { database } = api.services
    const account = await newAccount()
    const { id: account_id = '', password_hash = '' } = (await findAccount(database, account)) ?? {}
    const [first, second] = [createToken(), createToken()]
    for (const [index, token] of [first, second, ...Array.from({ length: 19 }, createToken)].entries())
      await startSession(
        database,
        { token_hash: hashToken(token), account_id, password_hash },
        Date.now() - 1000 + index,
      )
    expect([(await profile(first)).status, (await profile(second)).status]).toEqual([401, 200])
  })

  test.each([
    ['viewer', EXTENSION_MS],
    ['editor', EXTENSION_MS],
    ['admin', ADMIN_EXTENSION_MS],
  ] as const)(
    'an expired token of a %s is refused, and can be extended for %i ms, until a week after the login',
    async (role, term) => {
      const token = tokenOf(await logIn(await newAccount(role), PASSWORD))
      await age(token, { expires_at: Date.now() - 1 })
      const refused = await profile(token)
      expect([refused.status, refused.body]).toEqual([401, { success: false, message: EXPIRED }])
      await age(token, { expires_at: Date.now() - term + 60_000 })
      const next = tokenOf(await extend(token))
      expect((await profile(next)).status).toBe(200)
      await age(next, { expires_at: Date.now() - term - 1 })
      expect((await extend(next)).status).toBe(401)
      await age(next, { expires_at: Date.now(), logged_in_at: Date.now() - LOGIN_TTL_MS - 1 })
      expect((await extend(next)).status).toBe(401)
    },
  )

  test.each([
    ['editor', EXTENSION_MS],
    ['admin', ADMIN_EXTENSION_MS],
  ] as const)('the list of own logins says when each login of a %s ends', async (role, term) => {
    const account = await newAccount(role)
    const [old, idle, ended, own] = [
      tokenOf(await logIn(account, PASSWORD)),
      tokenOf(await logIn(account, PASSWORD)),
      tokenOf(await logIn(account, PASSWORD)),
      tokenOf(await logIn(account, PASSWORD)),
    ]
    const now = Date.now()
    await age(own, { logged_in_at: now - 1, expires_at: now + TOKEN_TTL_MS - 1 })
    await age(idle, { logged_in_at: now - 2, expires_at: now - 1000 })
    await age(ended, { logged_in_at: now - 3, expires_at: now - term })
    // In the last minute of its week.
    await age(old, { logged_in_at: now - LOGIN_TTL_MS + 60_000, expires_at: now })
    const { result } = (await api.call('/api/users/sessions', bearing(own))).body as {
      result: { sessions: { expiresAt: string }[] }
    }
    const ends = result.sessions.map(({ expiresAt }) => Date.parse(expiresAt) - now)
    expect(ends).toEqual([TOKEN_TTL_MS - 1 + term, term - 1000, 60_000])
    const statuses = await Promise.all([old, idle, ended].map(async (token) => (await extend(token)).status))
    expect(statuses).toEqual([200, 200, 401])
  })

  test('a replaced token that is used again after a while ends the session', async () => {
    const old = tokenOf(await logIn(await newAccount(), PASSWORD))
    const next = tokenOf(await extend(old))
    expect((await extend(old)).status).toBe(401)
    expect((await profile(next)).status).toBe(200)
    await age(next, { expires_at: Date.now() + TOKEN_TTL_MS - REUSE_MS - 1 })
    expect((await extend(old)).status).toBe(401)
    expect((await profile(next)).status).toBe(401)
  })

  test('a token is invalid after a logout', async () => {
    const token = tokenOf(await logIn(await newAccount(), PASSWORD))
    expect((await api.call('/api/users/logout?lang=en', bearing(token, 'DELETE'))).body).toEqual({
      success: true,
      message: 'Logged out',
    })
    for (const answer of [
      await profile(token),
      await extend(token),
      await api.call('/api/users/logout', bearing(token, 'DELETE')),
    ])
      expect([answer.status, answer.body.message]).toEqual([401, EXPIRED])
  })

  test('a logout that races with an extension still ends the session', async () => {
    const token = tokenOf(await logIn(await newAccount(), PASSWORD))
    const next = tokenOf(await extend(token))
    expect((await api.call('/api/users/logout', bearing(token, 'DELETE'))).status).toBe(200)
    expect((await profile(next)).status).toBe(401)
    expect((await extend(next)).status).toBe(401)
  })

  test('a session started by a clock a year ahead is expired once the clock is right again', async () => {
    const token = tokenOf(await logIn(await newAccount(), PASSWORD))
    const ahead = Date.now() + 365 * 24 * 60 * 60 * 1000
    await age(token, { logged_in_at: ahead, expires_at: ahead })
    expect([(await profile(token)).status, (await extend(token)).status]).toEqual([401, 401])
  })

  test('guessed tokens are refused', async () => {
    const real = tokenOf(await logIn(await newAccount(), PASSWORD))
    const guesses = [
      '',
      'x',
      'undefined',
      real.slice(1),
      `${real}x`,
      real.toUpperCase(),
      hashToken(real),
      "' or 1=1 --",
      'a'.repeat(5000),
    ]
    for (const guess of guesses) {
      for (const answer of [
        await profile(guess),
        await extend(guess),
        await api.call('/api/hierarchy', bearing(guess)),
      ])
        expect([answer.status, answer.body.message]).toEqual([401, EXPIRED])
    }
    expect((await api.call('/api/users/profile', { headers: { authorization: real } })).status).toBe(401)
  })

  test('tokens and passwords are stored as hashes, and neither is logged', async () => {
    const account = await newAccount()
    const token = tokenOf(await logIn(account, PASSWORD))
    const stored = JSON.stringify([
      await api.services.database.selectFrom('sessions').selectAll().execute(),
      await api.services.database.selectFrom('accounts').selectAll().execute(),
    ])
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(PASSWORD)
    const log = api.log.join('')
    expect(log).toContain('/api/users/login')
    for (const secret of [token, PASSWORD, account]) expect(log).not.toContain(secret)
  })
})
