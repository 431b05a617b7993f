import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runRequestsCommand } from '../../src/server/commands/requests-command.ts'
import { runUserCommand } from '../../src/server/commands/user-command.ts'
import { addAccount } from '../../src/server/database/accounts.ts'
import { MAX_STRANGERS_A_DAY, noteEvent } from '../../src/server/database/account-changes.ts'
import { hashPassword } from '../../src/server/passwords.ts'
import { hashToken, REUSE_MS, TOKEN_TTL_MS } from '../../src/server/tokens.ts'
import { DATABASES } from './databases.ts'
import { askWith, newStaff, sendRequest, type Staff } from './desk.ts'
import { type Answer, type Api, json, startApi } from './start-api.ts'

const PASSWORD = 'a long enough password'
const hash = hashPassword(PASSWORD)
const FROM = '203.0.113.7'

type Event = {
  kind: string
  actor: string | null
  account: string | null
  to: string | null
  network: string | null
  count: number
}

describe.each(DATABASES.filter(({ isHere }) => isHere))('on the $kind database', ({ kind }) => {
  let api: Api
  let admin: Staff
  beforeAll(async () => {
    api = await startApi(kind)
  })
  beforeEach(async () => {
    for (const table of ['accounts', 'limits', 'account_changes', 'former_accounts'] as const)
      await api.services.database.deleteFrom(table).execute()
    admin = await newStaff(api, 'admin')
    await addAccount(
      api.services.database,
      { account: 'amy', role: 'editor', language: 'en', password_hash: await hash },
      'command',
    )
    await api.services.database.deleteFrom('account_changes').execute()
  })
  afterAll(() => api.close())

  const logIn = (account: string, password = PASSWORD, from = FROM) =>
    api.call('/api/users/login', json('POST', { account, password, lang: 'en' }, from))
  const eventsIn = ({ body }: Answer) => (body.result as { changes: Event[] }).changes
  const events = async (query = '') => eventsIn(await admin.ask(`/users/history?pageSize=100${query}`))
  const facts = async (query = '') =>
    (await events(query)).map(({ kind: what, actor, account, network, count }) => [
      what,
      actor,
      account,
      network,
      count,
    ])

  test('logins are on record with their network, wrong ones without the name of an account that does not exist', async () => {
    await logIn('amy')
    await logIn('amy')
    await logIn('amy', PASSWORD, '2001:db8:1:2:3::4')
    for (const name of ['amy', 'my password', 'nobody']) await logIn(name, 'wrong password')
    const network = '203.0.113.0/24'
    expect(await facts()).toEqual(
      expect.arrayContaining([
        ['login', 'amy', 'amy', network, 2],
        ['login', 'amy', 'amy', '2001:db8:1::/48', 1],
        ['login_wrong', null, 'amy', network, 1],
        ['login_wrong', null, null, network, 2],
      ]),
    )
    for (let turn = 0; turn < 6; turn += 1) await logIn('amy', 'wrong password')
    expect(await facts('&kind=login_refused')).toEqual([['login_refused', null, 'amy', network, 2]])
    const rows = await api.services.database.selectFrom('account_changes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/my password|nobody|113\.7/)
    expect(api.log.join('')).not.toMatch(/amy|203\.0\.113|2001:db8/)
  })

  test('a password that the holder of a token guesses is on record', async () => {
    const { token } = (await logIn('amy')).body as { token: string }
    const change = { current: 'a guessed password', password: 'another long password', lang: 'en' }
    expect((await askWith(token, '/users/password', { body: change, url: api.url })).status).toBe(422)
    expect(await facts('&kind=login_wrong')).toEqual([['login_wrong', 'amy', 'amy', '127.0.0.0/24', 1]])
  })

  test('a flood of wrong logins from many networks takes few entries a day', async () => {
    const { database } = api.services
    const now = Date.now()
    const event = { kind: 'login_wrong', actor: '', account: '' } as const
    const nothing = { from_value: null, to_value: null, count: 1, last_at: now }
    const earlier = Array.from({ length: MAX_STRANGERS_A_DAY - 1 }, (_, index) => {
      return { ...event, ...nothing, id: `earlier ${index}`, at: now - 60_000, network: `198.51.${index}.0/24` }
    })
    await database.insertInto('account_changes').values(earlier).execute()
    for (let index = 0; index < 6; index += 1)
      await noteEvent(database, { ...event, network: `203.0.${index}.0/24` }, now)
    await noteEvent(database, { kind: 'login', actor: 'amy', account: 'amy' }, now)
    // It hides no attack on an account.
    await noteEvent(database, { ...event, account: 'amy', network: '203.0.9.0/24' }, now)
    const rows = await database.selectFrom('account_changes').select(['kind', 'network', 'count']).execute()
    expect(rows).toHaveLength(MAX_STRANGERS_A_DAY + 3)
    expect(rows).toContainEqual({ kind: 'login_wrong', network: null, count: 5 })
    expect(rows).toContainEqual({ kind: 'login_wrong', network: '203.0.9.0/24', count: 1 })
  })

  test('refusals, ended logins, stolen tokens, exports and erasures are on record', async () => {
    const { token } = (await logIn('amy')).body as { token: string }
    const ask = (of: string, path: string, method = 'GET') => askWith(of, path, { method, url: api.url })
    for (let turn = 0; turn < 2; turn += 1) expect((await ask(token, '/desk/people')).status).toBe(403)
    const { result: next } = (await ask(token, '/users/extend', 'PATCH')).body as { result: string }
    await api.services.database
      .updateTable('sessions')
      .set({ expires_at: Date.now() + TOKEN_TTL_MS - REUSE_MS })
      .where('token_hash', '=', hashToken(next))
      .execute()
    expect((await ask(token, '/users/extend', 'PATCH')).status).toBe(401)
    const { token: other } = (await logIn('amy')).body as { token: string }
    await ask(other, '/users/sessions', 'DELETE')
    const [one, two] = [await sendRequest(api), await sendRequest(api)]
    await admin.ask('/desk/export', { body: { email: 'visitor@example.com' } })
    await admin.ask(`/desk/requests/${one}/erasure`, { body: { reason: 'asked for' } })
    const tools = { ...api.services, print: () => undefined }
    await runRequestsCommand(['export', '--json'], tools)
    await runRequestsCommand(['forget', two], tools)
    const all = (await events()).map(({ kind: what, actor, account, to, count }) => [what, actor, account, to, count])
    expect(all).toEqual(
      expect.arrayContaining([
        ['forbidden', 'amy', 'amy', 'GET /api/desk/people', 2],
        ['token_reused', null, 'amy', null, 1],
        ['sessions_ended', 'amy', 'amy', null, 1],
        ['exported', admin.account, null, expect.stringMatching(/^\d+$/), 1],
        ['exported', 'command', null, expect.stringMatching(/^\d+$/), 1],
        ['erased', admin.account, null, one, 1],
        ['erased', 'command', null, two, 1],
      ]),
    )
    expect(JSON.stringify(all)).not.toContain('visitor@')
  })

  test('the trail is filtered by account and kind, page by page', async () => {
    const { database } = api.services
    for (const [actor, account, what] of [
      [admin.account, 'amy', 'password'],
      ['amy', 'amy', 'login'],
      ['amy', 'bob', 'role'],
      ['bob', 'bob', 'login'],
    ] as const) {
      await noteEvent(database, { kind: what, actor, account })
      await setTimeout(2)
    }
    const kinds = async (query: string) => (await events(query)).map(({ kind: what }) => what)
    expect(await kinds('&account=AMY')).toEqual(['role', 'login', 'password'])
    expect(await kinds('&account=amy&kind=login')).toEqual(['login'])
    expect(await kinds('&kind=login')).toEqual(['login', 'login'])
    expect(await kinds('&account=a%00b')).toEqual([])
    expect((await admin.ask('/users/history?kind=dance')).status).toBe(400)
    const first = await admin.ask('/users/history?account=amy&pageSize=2')
    const { next } = (first.body.result as { pagination: { next: string } }).pagination
    expect(eventsIn(await admin.ask(`/users/history?account=amy&pageSize=2&cursor=${next}`))).toHaveLength(1)
  })

  test('the name of a removed account is not given again', async () => {
    const { database } = api.services
    const tools = { database, askPassword: async () => PASSWORD, print: () => undefined }
    await admin.ask('/desk/people/amy', { method: 'DELETE' })
    const body = { account: 'Amy', role: 'editor', language: 'en', password: PASSWORD }
    const refused = await admin.ask('/desk/people', { body })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { account: 'This name was that of a removed account, and is not given again' },
    ])
    await expect(runUserCommand(['add', 'amy', '--role', 'viewer'], tools)).rejects.toThrow('removed account')
    const account = { account: 'amy', role: 'viewer', language: 'en', password_hash: '' } as const
    expect(await addAccount(database, account, 'command')).toBe(false)
  })
})
