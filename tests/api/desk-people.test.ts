import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runUserCommand } from '../../src/server/commands/user-command.ts'
import { checkPassword, hashPassword } from '../../src/server/passwords.ts'
import { openIncomingFolder } from '../../src/server/contact/incoming-folder.ts'
import { startHousekeeping } from '../../src/server/housekeeping.ts'
import { EXTENSION_MS, TOKEN_TTL_MS } from '../../src/server/tokens.ts'
import { DATABASES } from './databases.ts'
import { askWith, newStaff, sendRequest, shownIn, type Staff } from './desk.ts'
import { type Api, json, someAddress, startApi } from './start-api.ts'

const PASSWORD = 'a long enough password'

type AccountHistory = { changes: object[]; pagination: { next: string | null } }

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
  })
  afterAll(() => api.close())

  const logIn = (account: string, password: string) =>
    api.call('/api/users/login', json('POST', { account, password, lang: 'en' }, someAddress()))
  const add = (body: object, by = admin) =>
    by.ask('/desk/people', { body: { account: 'amy', role: 'editor', language: 'en', password: PASSWORD, ...body } })

  /** As if all accounts had replaced the passwords that an admin has set. */
  const settle = () => api.services.database.updateTable('accounts').set({ password_given: 0 }).execute()

  test('a token whose password was typed long ago gives nobody access and takes out nothing, until it is typed again', async () => {
    const hash = await hashPassword(checkPassword(PASSWORD, admin.account))
    await api.services.database
      .updateTable('accounts')
      .set({ password_hash: hash })
      .where('account', '=', admin.account)
      .execute()
    await add({})
    await settle()
    const grow = () =>
      api.services.database
        .updateTable('sessions')
        .set({ proved_at: Date.now() - 601_000 })
        .execute()
    await grow()
    const calls = [
      ['/desk/people', { account: 'eve', role: 'admin', language: 'en', password: PASSWORD }],
      ['/desk/people/amy', { role: 'admin' }, 'PATCH'],
      ['/desk/people/amy/password', { password: 'another long password' }],
      ['/desk/people/amy/second-factor', undefined, 'DELETE'],
      ['/desk/people/amy', undefined, 'DELETE'],
      ['/desk/export', { email: 'amy@example.com' }],
      ['/desk/requests/LI-1/erasure', { reason: 'as asked' }],
      ['/desk/retention', {}],
    ] as const
    const make = ([path, body, method]: (typeof calls)[number]) =>
      admin.ask(path, { ...(body && { body }), ...(method && { method }) })
    for (const call of calls)
      expect([call[0], (await make(call)).body.code]).toEqual([call[0], 'confirmation_required'])
    // Nobody is locked out by it, so it needs no password.
    expect((await admin.ask('/desk/people/amy/sessions', { method: 'DELETE' })).status).toBe(200)
    const confirm = (current: string) => admin.ask('/users/confirmation', { body: { current } })
    expect((await confirm('wrong')).body.errors).toHaveProperty('current')
    expect((await make(calls[0])).status).toBe(403)
    expect((await confirm(PASSWORD)).status).toBe(200)
    for (const call of calls) expect([call[0], (await make(call)).body.code]).toEqual([call[0], undefined])
    for (let tries = 0; tries < 5; tries += 1) await confirm('wrong')
    expect((await confirm(PASSWORD)).status).toBe(429)
  })

  test('a password that an admin has set is replaced first, by another, and until then nothing else is possible', async () => {
    await add({})
    const token = String((await logIn('amy', PASSWORD)).body.token)
    const ask = (path: string, body?: object, method?: string) =>
      askWith(token, path, { ...(body && { body }), ...(method && { method }), url: api.url })
    expect((await ask('/users/profile')).body.result).toMatchObject({ account: 'amy', duty: 'password' })
    for (const [path, body, method] of [
      ['/desk/requests'],
      ['/desk/events'],
      ['/hierarchy'],
      ['/docs/json'],
      ['/users/sessions'],
      ['/users/sessions', undefined, 'DELETE'],
      ['/users/second-factor'],
      ['/users/second-factor', { password: PASSWORD }],
    ] as const) {
      const refused = await ask(path, body, method)
      expect([path, refused.status, refused.body.code]).toEqual([path, 403, 'password_change_required'])
    }
    const change = (password: string) => ask('/users/password', { current: PASSWORD, password })
    expect((await change(PASSWORD)).body.errors).toHaveProperty('password')
    const other = String((await logIn('amy', PASSWORD)).body.token)
    expect((await change('quite another password')).status).toBe(200)
    expect((await ask('/desk/requests')).status).toBe(200)
    expect((await ask('/users/profile')).body.result).not.toHaveProperty('duty')
    expect((await askWith(other, '/users/profile', { url: api.url })).status).toBe(401)

    await admin.ask('/desk/people/amy/password', { body: { password: 'a third long password' } })
    const again = String((await logIn('amy', 'a third long password')).body.token)
    expect((await askWith(again, '/desk/requests', { url: api.url })).status).toBe(403)
    expect((await askWith(again, '/users/logout', { method: 'DELETE', url: api.url })).status).toBe(200)
    const own = await admin.ask(`/desk/people/${admin.account}/password`, { body: { password: 'a fourth password' } })
    expect(own.status).toBe(409)

    const { database } = api.services
    const tools = { database, askPassword: async () => PASSWORD, print: () => undefined }
    await runUserCommand(['add', 'bea', '--role', 'viewer', '--temporary'], tools)
    await runUserCommand(['add', 'cat', '--role', 'viewer'], tools)
    const statusOf = async (account: string) => {
      const mine = String((await logIn(account, PASSWORD)).body.token)
      return (await askWith(mine, '/desk/requests', { url: api.url })).status
    }
    expect([await statusOf('bea'), await statusOf('cat')]).toEqual([403, 200])
    await runUserCommand(['password', 'cat', '--temporary'], tools)
    await runUserCommand(['password', 'bea'], tools)
    expect([await statusOf('bea'), await statusOf('cat')]).toEqual([200, 403])
  })

  test('an admin ends the logins of another, whose password stays', async () => {
    await add({})
    await settle()
    const tokens = [await logIn('amy', PASSWORD), await logIn('amy', PASSWORD)].map(({ body }) => String(body.token))
    const ended = await admin.ask('/desk/people/amy/sessions', { method: 'DELETE' })
    expect([ended.status, ended.body.result]).toMatchObject([200, { person: { account: 'amy', sessions: 0 } }])
    for (const token of tokens) expect((await askWith(token, '/users/profile', { url: api.url })).status).toBe(401)
    expect((await logIn('amy', PASSWORD)).status).toBe(200)
    const changes = await api.services.database.selectFrom('account_changes').selectAll().execute()
    expect(changes).toContainEqual(
      expect.objectContaining({ actor: admin.account, account: 'amy', kind: 'sessions_ended' }),
    )
    expect((await admin.ask('/desk/people/nobody/sessions', { method: 'DELETE' })).status).toBe(404)
  })

  test('an admin adds an account, changes its role and password, and removes it', async () => {
    const added = await add({ account: ' Amy ' })
    expect([added.status, added.body.result]).toMatchObject([
      201,
      { person: { account: 'amy', role: 'editor', own: false } },
    ])
    await settle()
    const { token } = (await logIn('amy', PASSWORD)).body as { token: string }
    const amy = { ...admin, token }
    const asAmy = () => api.call('/api/desk/counts', { headers: { authorization: `Bearer ${amy.token}` } })
    expect((await asAmy()).status).toBe(200)
    const changed = await admin.ask('/desk/people/amy', { method: 'PATCH', body: { role: 'viewer', language: 'zh' } })
    expect(changed.body.result).toMatchObject({ person: { role: 'viewer', language: 'zh', sessions: 1 } })
    const other = 'another long password'
    expect((await admin.ask('/desk/people/amy/password', { body: { password: other } })).status).toBe(200)
    expect([(await asAmy()).status, (await logIn('amy', PASSWORD)).status, (await logIn('amy', other)).status]).toEqual(
      [401, 401, 200],
    )
    expect((await admin.ask('/desk/people/amy', { method: 'DELETE' })).status).toBe(200)
    expect((await logIn('amy', other)).status).toBe(401)
    const { people } = (await admin.ask('/desk/people')).body.result as { people: { account: string; own: boolean }[] }
    expect(people).toMatchObject([{ account: admin.account, own: true }])
  })

  test('changes of accounts are on record with their authors, page by page, and after two years no longer', async () => {
    const { database } = api.services
    await database.deleteFrom('account_changes').execute()
    const steps: (() => Promise<unknown>)[] = [
      () => add({}),
      () => admin.ask('/desk/people/amy', { method: 'PATCH', body: { role: 'viewer' } }),
      // Neither of these changes a role, a password or an account.
      () => admin.ask('/desk/people/amy', { method: 'PATCH', body: { role: 'viewer', language: 'zh' } }),
      () => admin.ask(`/desk/people/${admin.account}`, { method: 'DELETE' }),
      () => admin.ask('/desk/people/amy/password', { body: { password: 'another long password' } }),
      async () => {
        const { token } = (await logIn('amy', 'another long password')).body as { token: string }
        const body = { current: 'another long password', password: 'quite another password' }
        return askWith(token, '/users/password', { body, url: api.url })
      },
      () =>
        runUserCommand(['password', 'amy'], { database, askPassword: async () => PASSWORD, print: () => undefined }),
      () => admin.ask('/desk/people/amy', { method: 'DELETE' }),
    ]
    for (const step of steps) {
      await step()
      // Entries of the same millisecond have no order.
      await setTimeout(2)
    }
    const asked: object[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = cursor && `&cursor=${cursor}`
      const { result } = (await admin.ask(`/users/history?pageSize=2${query}`)).body as { result: AccountHistory }
      expect(result.changes.length).toBeLessThanOrEqual(2)
      asked.push(...result.changes)
      cursor = result.pagination.next
    }
    const own = admin.account
    expect(asked).toMatchObject([
      { actor: own, account: 'amy', kind: 'removed', from: 'viewer', to: null },
      { actor: 'command', account: 'amy', kind: 'password', from: null, to: null },
      { actor: 'amy', account: 'amy', kind: 'password', from: null, to: null },
      { actor: 'amy', account: 'amy', kind: 'login', network: expect.stringMatching(/^10\.[\d.]+\.0\/24$/), count: 1 },
      { actor: own, account: 'amy', kind: 'password', from: null, to: null },
      { actor: own, account: 'amy', kind: 'role', from: 'editor', to: 'viewer' },
      { actor: own, account: 'amy', kind: 'added', from: null, to: 'editor' },
    ])
    const rows = await database.selectFrom('account_changes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/password [^"]|argon2/)
    expect((await admin.ask('/users/history?cursor=x')).status).toBe(400)
    await database.updateTable('account_changes').set({ at: 0 }).where('kind', '<>', 'removed').execute()
    const { log, attachments } = api.services
    const incoming = openIncomingFolder(join(api.dataDir, 'incoming-2'))
    await startHousekeeping({ database, attachments, incoming, log, retentionMonths: 24, insightMonths: 13 }).stop()
    await incoming.close()
    const left = await database.selectFrom('account_changes').select('kind').execute()
    expect(left).toEqual([{ kind: 'removed' }])
  })

  test('a change that cannot be recorded is not made', async () => {
    const { database } = api.services
    await add({})
    await sql`alter table account_changes rename to account_changes_gone`.execute(database)
    try {
      for (const [path, options] of [
        ['/desk/people', { body: { account: 'bob', role: 'editor', language: 'en', password: PASSWORD } }],
        ['/desk/people/amy', { method: 'PATCH', body: { role: 'viewer' } }],
        ['/desk/people/amy/password', { body: { password: 'another long password' } }],
        ['/desk/people/amy', { method: 'DELETE' }],
      ] as const)
        expect((await admin.ask(path, options)).status).toBeGreaterThanOrEqual(500)
    } finally {
      await sql`alter table account_changes_gone rename to account_changes`.execute(database)
    }
    const { people } = (await admin.ask('/desk/people')).body.result as { people: { account: string; role: string }[] }
    expect(people.filter(({ account }) => account !== admin.account)).toMatchObject([
      { account: 'amy', role: 'editor' },
    ])
    expect((await logIn('amy', PASSWORD)).status).toBe(200)
  })

  test('an account that cannot be is refused by its field', async () => {
    await add({})
    for (const [body, status, field] of [
      [{}, 422, 'account'],
      [{ account: 'x' }, 422, 'account'],
      [{ account: 'a\u0000bc' }, 422, 'account'],
      // Filters and the desk mean nobody by it.
      [{ account: 'None' }, 422, 'account'],
      // The record of changes means a command on the host.
      [{ account: 'Command' }, 422, 'account'],
      [{ account: 'bob', password: 'short' }, 422, 'password'],
      [{ account: 'bob', password: 'x'.repeat(1025) }, 422, 'password'],
      [{ account: 'bobby', password: 'bobby 12345678' }, 422, 'password'],
      [{ account: 'bob', role: 'king' }, 400, 'role'],
      [{ account: 'bob', language: 'fr' }, 400, 'language'],
    ] as const) {
      const refused = await add(body)
      expect([body, refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([body, status, [field]])
    }
    for (const missing of ['nobody', 'a%00b'])
      expect((await admin.ask(`/desk/people/${missing}`, { method: 'DELETE' })).status).toBe(404)
  })

  test('the last admin cannot be removed or demoted, and of two who remove each other one stays', async () => {
    for (const options of [{ method: 'DELETE' }, { method: 'PATCH', body: { role: 'editor' } }]) {
      const refused = await admin.ask(`/desk/people/${admin.account}`, options)
      expect([refused.status, refused.body.message]).toEqual([409, 'At least one administrator must remain'])
    }
    const second = await newStaff(api, 'admin')
    const answers = await Promise.all([
      admin.ask(`/desk/people/${second.account}`, { method: 'DELETE' }),
      second.ask(`/desk/people/${admin.account}`, { method: 'DELETE' }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await api.services.database.selectFrom('accounts').select('role').execute()
    expect(left).toEqual([{ role: 'admin' }])
  })

  test('requests of who is removed are nobody’s, and their history says so', async () => {
    const editor = await newStaff(api, 'editor')
    const number = await sendRequest(api)
    await editor.ask(`/desk/requests/${number}`, { method: 'PATCH', body: { version: 1, person: editor.account } })
    await admin.ask(`/desk/people/${editor.account}`, { method: 'DELETE' })
    const shown = shownIn(await admin.ask(`/desk/requests/${number}`))
    expect(shown).toMatchObject({ person: null, version: 3 })
    expect(shown.history.find(({ version }) => version === 3)).toMatchObject({
      kind: 'person',
      account: admin.account,
      from: editor.account,
      to: null,
    })
  })

  test('the command on the host does the same, and removes the last admin, too', async () => {
    const editor = await newStaff(api, 'editor')
    const number = await sendRequest(api)
    await editor.ask(`/desk/requests/${number}`, { method: 'PATCH', body: { version: 1, person: editor.account } })
    const { database } = api.services
    const tools = { database, askPassword: async () => '', print: () => undefined }
    await expect(runUserCommand(['add', 'none', '--role', 'editor'], tools)).rejects.toThrow('reserved')
    await runUserCommand(['remove', editor.account], tools)
    const shown = shownIn(await admin.ask(`/desk/requests/${number}`))
    expect(shown).toMatchObject({ person: null, version: 3 })
    expect(shown.history.find(({ version }) => version === 3)).toMatchObject({ account: null, from: editor.account })
    const other = await startApi(kind)
    const { account } = await newStaff(other, 'admin')
    await runUserCommand(['remove', account], { ...tools, database: other.services.database })
    await other.close()
  })

  test('a changed own password ends all other logins, and a wrong current one changes nothing', async () => {
    await add({})
    await settle()
    const [here, there] = [await logIn('amy', PASSWORD), await logIn('amy', PASSWORD)].map(({ body }) =>
      String(body.token),
    )
    const asking = (token = '', path = '/users/sessions') =>
      api.call(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })
    const change = (body: object) => {
      const init = json('POST', { current: PASSWORD, password: 'quite another password', lang: 'en', ...body })
      return api.call('/api/users/password', { ...init, headers: { ...init.headers, authorization: `Bearer ${here}` } })
    }
    const wrong = await change({ current: 'not the password' })
    expect([wrong.status, wrong.body.errors]).toEqual([422, { current: 'The current password is wrong' }])
    expect((await change({ password: 'short' })).body.errors).toHaveProperty('password')
    expect((await asking(there)).status).toBe(200)
    expect((await change({})).status).toBe(200)
    expect([(await asking(here)).status, (await asking(there)).status]).toEqual([200, 401])
    expect([(await logIn('amy', PASSWORD)).status, (await logIn('amy', 'quite another password')).status]).toEqual([
      401, 200,
    ])
  })

  test('the holder of a token cannot guess the password', async () => {
    await add({})
    const { token } = (await logIn('amy', PASSWORD)).body as { token: string }
    const guess = () => {
      const init = json('POST', { current: randomUUID(), password: 'quite another password', lang: 'en' })
      return api.call('/api/users/password', {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${token}` },
      })
    }
    const statuses: number[] = []
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await guess()).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  })

  test('own logins are listed, ended one by one, and ended everywhere', async () => {
    await add({})
    await settle()
    const [first, second] = [await logIn('amy', PASSWORD), await logIn('amy', PASSWORD)].map(({ body }) =>
      String(body.token),
    )
    const ask = (token = '', method = 'GET', id = '') =>
      api.call(`/api/users/sessions${id}?lang=en`, { method, headers: { authorization: `Bearer ${token}` } })
    const { sessions } = (await ask(second)).body.result as {
      sessions: { id: string; current: boolean; loggedInAt: string; expiresAt: string }[]
    }
    expect(sessions.map(({ current }) => current)).toEqual([true, false])
    for (const { loggedInAt, expiresAt } of sessions)
      expect(Date.parse(expiresAt) - Date.parse(loggedInAt)).toBe(TOKEN_TTL_MS + EXTENSION_MS)
    expect((await ask(second, 'DELETE', `/${sessions[1]?.id}`)).status).toBe(200)
    expect([(await ask(first)).status, (await ask(second)).status]).toEqual([401, 200])
    expect((await ask(second, 'DELETE', '/1')).status).toBe(404)
    const third = String((await logIn('amy', PASSWORD)).body.token)
    expect((await ask(third, 'DELETE')).body.message).toBe('All devices are logged out')
    expect([(await ask(second)).status, (await ask(third)).status]).toEqual([401, 401])
    expect((await admin.ask('/desk/counts')).status).toBe(200)
  })
})
