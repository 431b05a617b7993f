import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '../../src/server/access.ts'
import { runUserCommand } from '../../src/server/commands/user-command.ts'
import { addAccount, findAccount } from '../../src/server/database/accounts.ts'
import { startSession } from '../../src/server/database/sessions.ts'
import { hashPassword } from '../../src/server/passwords.ts'
import { createToken, hashToken } from '../../src/server/tokens.ts'
import { codeAt, stepAt } from '../../src/server/totp.ts'
import { readWords } from '../unit/i18n/locale-files.ts'
import { DATABASES } from './databases.ts'
import { askWith, newStaff } from './desk.ts'
import { type Answer, type Api, json, someAddress, startApi } from './start-api.ts'

const PASSWORD = 'a long enough password'
const hash = hashPassword(PASSWORD)
const WRONG = '000000'

type Enrolled = { account: string; token: string; secret: string; codes: string[] }

describe.each(DATABASES.filter(({ isHere }) => isHere))('on the $kind database', ({ kind }) => {
  let api: Api
  beforeAll(async () => {
    api = await startApi(kind)
  })
  beforeEach(() => api.services.database.deleteFrom('limits').execute())
  afterAll(() => api.close())

  async function newAccount(role: Role = 'editor', on = api): Promise<string> {
    const account = `user-${randomUUID().slice(0, 8)}`
    await addAccount(on.services.database, { account, role, language: 'en', password_hash: await hash }, 'command')
    return account
  }
  const logIn = (account: string, more: object = {}, from = someAddress(), on = api) =>
    on.call('/api/users/login', json('POST', { account, password: PASSWORD, lang: 'en', ...more }, from))
  const tokenOf = ({ body }: Answer) => String(body.token)
  const ask = (token: string, path: string, body?: object, method?: string, on = api) =>
    askWith(token, path, { ...(body && { body }), ...(method && { method }), url: on.url })
  const factor = (token: string, path = '', body?: object, on = api) =>
    ask(token, `/users/second-factor${path}`, body, undefined, on)
  const now = (secret: string, steps = 0) => codeAt(secret, stepAt(Date.now()) + steps)
  /** Lets codes of this moment be used again. */
  const forgetUse = () => api.services.database.updateTable('second_factors').set({ last_step: 0 }).execute()
  const changesOf = async (account: string) =>
    (
      await api.services.database
        .selectFrom('account_changes')
        .select(['kind', 'actor'])
        .where('account', '=', account)
        .execute()
    ).map(({ kind: what, actor }) => `${actor === account ? 'own' : actor} ${what}`)

  async function begin(token: string, on = api): Promise<string> {
    const { body } = await factor(token, '', { password: PASSWORD }, on)
    return (body.result as { enrolment: { secret: string } }).enrolment.secret
  }

  async function enrol(role: Role = 'editor'): Promise<Enrolled> {
    const account = await newAccount(role)
    const token = tokenOf(await logIn(account))
    const secret = await begin(token)
    const { body } = await factor(token, '/confirmation', { code: now(secret) })
    await forgetUse()
    return { account, token, secret, codes: (body.result as { recoveryCodes: string[] }).recoveryCodes }
  }

  test('a right password without a code is on record from an address that is not known', async () => {
    const { account } = await enrol()
    const asked = async () => (await changesOf(account)).filter((each) => each.endsWith(' code_asked'))
    expect((await logIn(account)).body.code).toBe('second_factor_required')
    expect(await asked()).toEqual([' code_asked'])
  })

  test('a code that the holder of a token guesses is on record', async () => {
    const { account, token } = await enrol()
    expect((await factor(token, '/removal', { password: PASSWORD, code: WRONG })).status).toBe(422)
    expect(await changesOf(account)).toContain('own code_wrong')
  })

  test('a secret that was begun long ago is not confirmed', async () => {
    const token = tokenOf(await logIn(await newAccount()))
    const secret = await begin(token)
    await forgetUse()
    expect((await factor(token, '/confirmation', { code: now(secret) })).status).toBe(409)
  })

  test('it is switched on by the password and a first code, and ends all other logins', async () => {
    const account = await newAccount()
    const [here, there] = [tokenOf(await logIn(account)), tokenOf(await logIn(account))]
    expect((await factor(here, '', { password: 'not the password' })).body.errors).toHaveProperty('password')
    expect((await factor(here, '/confirmation', { code: WRONG })).status).toBe(409)
    const first = await begin(here)
    const secret = await begin(here)
    // A first code is missing: nothing has changed yet.
    expect((await logIn(account)).status).toBe(200)
    for (const code of [WRONG, now(first), ''])
      expect((await factor(here, '/confirmation', { code })).body.errors).toHaveProperty('code')
    const late = await factor(here, '/confirmation', { code: now(secret, -4) })
    expect(late.body.message).toBe(
      'The clock of your phone differs by about 2 minutes: let it set its clock automatically, and enter the next code',
    )
    const code = now(secret)
    const on = await factor(here, '/confirmation', { code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect([on.status, (on.body.result as { recoveryCodes: string[] }).recoveryCodes.length]).toEqual([200, 10])
    expect([(await factor(here)).status, (await factor(there)).status]).toEqual([200, 401])
    expect((await factor(here)).body.result).toMatchObject({ secondFactor: { recoveryCodes: 10 } })
    expect((await factor(here, '', { password: PASSWORD })).status).toBe(409)
    // The first code is used up.
    expect((await logIn(account, { code })).status).toBe(401)
    expect(await changesOf(account)).toContain('own factor_on')
    const rows = await api.services.database.selectFrom('recovery_codes').select('code_hash').execute()
    for (const { code_hash } of rows) expect(code_hash).toMatch(/^[0-9a-f]{64}$/)
  })

  test('a login asks for a code after the right password only, and takes each code once', async () => {
    const { account, secret } = await enrol()
    const asked = await logIn(account)
    const message = readWords('en').get('api:secondFactor.required')
    expect([asked.status, asked.body]).toEqual([401, { success: false, message, code: 'second_factor_required' }])
    const wrongPassword = { success: false, message: readWords('en').get('api:login.wrong') }
    for (const more of [{ password: 'wrong one' }, { password: 'wrong one', code: now(secret) }])
      expect((await logIn(account, more)).body).toEqual(wrongPassword)
    expect((await logIn(account, { code: WRONG })).body).toMatchObject({ code: 'second_factor_wrong' })
    const code = now(secret)
    expect((await logIn(account, { code })).body).toMatchObject({ success: true, user: { account } })
    expect((await logIn(account, { code })).body).toMatchObject({ code: 'second_factor_wrong' })
    // An earlier one, after a later one was used.
    expect((await logIn(account, { code: now(secret, -1) })).status).toBe(401)
    const wide = now(secret, 1).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
    expect((await logIn(account, { code: wide })).status).toBe(200)
    // Without a second factor a code is of no account.
    expect((await logIn(await newAccount(), { code: WRONG })).status).toBe(200)
  })

  test('of parallel logins with one code or one recovery code, one succeeds', async () => {
    const { account, secret, codes } = await enrol()
    for (const code of [now(secret), codes[3]]) {
      await api.services.database.deleteFrom('limits').execute()
      const answers = await Promise.all(Array.from({ length: 6 }, () => logIn(account, { code })))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    }
    await api.services.database.deleteFrom('limits').execute()
    expect((await logIn(account, { code: codes[4]?.toUpperCase().replaceAll('-', '') })).status).toBe(200)
    expect((await logIn(account, { code: codes[4] })).status).toBe(401)
    expect((await changesOf(account)).filter((change) => change === 'own recovery_used')).toHaveLength(2)
  })

  test('codes cannot be guessed: from one address five, from all ten, also at the same time', async () => {
    const { account, secret, codes } = await enrol()
    const home = someAddress()
    expect((await logIn(account, { code: now(secret) }, home)).status).toBe(200)
    const one = someAddress()
    const guesses = await Promise.all(Array.from({ length: 7 }, () => logIn(account, { code: WRONG }, one)))
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5)
    const others = await Promise.all(Array.from({ length: 7 }, () => logIn(account, { code: WRONG })))
    expect(others.filter(({ status }) => status === 401)).toHaveLength(5)
    const refused = await logIn(account, { code: now(secret) })
    expect([refused.status, refused.body.message]).toEqual([429, 'Too many attempts, please try again later'])
    // Nobody guesses a recovery code: it lets the owner in from a new address.
    expect((await logIn(account, { code: codes[0] })).status).toBe(200)
    // A stranger with another password learns nothing of that.
    expect((await logIn(account, { password: 'wrong one', code: WRONG })).status).toBe(401)
    await forgetUse()
    expect((await logIn(account, { code: now(secret) }, home)).status).toBe(200)
  })

  test('a login under way is no way around a second factor that is switched on, nor lost to one switched off', async () => {
    const { database } = api.services
    const { account, token, secret } = await enrol()
    const { id: account_id = '', password_hash = '' } = (await findAccount(database, account)) ?? {}
    // The password was verified before it was switched on.
    const login = { token_hash: hashToken(createToken()), account_id, password_hash }
    expect(await startSession(database, login)).toBe('missing')
    const off = await factor(token, '/removal', { password: PASSWORD, code: now(secret) })
    expect(off.status).toBe(200)
    expect(await startSession(database, { ...login, code: now(secret, 1) })).toBe('started')
    expect((await logIn(account)).status).toBe(200)
  })

  test('to switch it off or to get new recovery codes takes the password and a code', async () => {
    const { account, token, secret, codes } = await enrol()
    for (const path of ['/removal', '/recovery-codes'])
      for (const [body, field] of [
        [{ password: 'not the password', code: now(secret) }, 'password'],
        [{ password: PASSWORD, code: WRONG }, 'code'],
        [{ password: PASSWORD, code: '' }, 'code'],
      ] as const)
        expect((await factor(token, path, body)).body.errors).toHaveProperty(field)
    const made = await factor(token, '/recovery-codes', { password: PASSWORD, code: codes[0] })
    const { recoveryCodes } = made.body.result as { recoveryCodes: string[] }
    expect((await logIn(account, { code: codes[1] })).status).toBe(401)
    const other = tokenOf(await logIn(account, { code: recoveryCodes[0] }))
    expect((await factor(other)).status).toBe(200)
    expect((await factor(token, '/removal', { password: PASSWORD, code: now(secret) })).status).toBe(200)
    expect([(await factor(other)).status, (await factor(token)).body.result]).toEqual([
      401,
      { secondFactor: { since: null, recoveryCodes: 0 } },
    ])
    expect((await factor(token, '/removal', { password: PASSWORD, code: now(secret, 1) })).status).toBe(409)
    expect(await changesOf(account)).toEqual(expect.arrayContaining(['own recovery_codes', 'own factor_off']))
  })

  test('the holder of a token can guess neither the password nor a code', async () => {
    const { token } = await enrol()
    const guess = (body: object) => factor(token, '/removal', body)
    const codes: number[] = []
    for (let turn = 0; turn < 12; turn += 1) codes.push((await guess({ password: PASSWORD, code: WRONG })).status)
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429])
    await api.services.database.deleteFrom('limits').execute()
    const statuses: number[] = []
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await guess({ password: randomUUID(), code: WRONG })).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  })

  test('an admin removes the second factor of another, and a command that of anybody', async () => {
    const admin = await newStaff(api, 'admin')
    const { account, token } = await enrol('admin')
    const path = `/desk/people/${account}/second-factor`
    const { people } = (await admin.ask('/desk/people')).body.result as { people: { account: string }[] }
    expect(people.find((person) => person.account === account)).toMatchObject({ secondFactor: true })
    // Not one's own: a stolen token would do.
    expect((await ask(token, path, undefined, 'DELETE')).status).toBe(409)
    const removed = await admin.ask(path, { method: 'DELETE' })
    expect(removed.body.result).toMatchObject({ person: { secondFactor: false, sessions: 0 } })
    expect((await factor(token)).status).toBe(401)
    expect((await logIn(account)).status).toBe(200)
    expect((await admin.ask(path, { method: 'DELETE' })).status).toBe(409)
    expect((await admin.ask('/desk/people/nobody/second-factor', { method: 'DELETE' })).status).toBe(404)
    expect(await changesOf(account)).toContain(`${admin.account} factor_off`)

    const other = await enrol('admin')
    const { database } = api.services
    const tools = { database, askPassword: async () => '', print: () => undefined }
    await runUserCommand(['second-factor', other.account, '--remove'], tools)
    expect((await logIn(other.account)).status).toBe(200)
    await expect(runUserCommand(['second-factor', other.account, '--remove'], tools)).rejects.toThrow(
      'no second factor',
    )
    await expect(runUserCommand(['second-factor', other.account], tools)).rejects.toThrow('Usage')
  })

  test('an account goes with its second factor', async () => {
    const { account } = await enrol()
    const { database } = api.services
    const count = async () =>
      Number((await sql<{ all: number }>`select count(*) as "all" from recovery_codes`.execute(database)).rows[0]?.all)
    const before = await count()
    await runUserCommand(['remove', account], { database, askPassword: async () => '', print: () => undefined })
    expect(await count()).toBe(before - 10)
  })

  // The same on both databases: the rule is not of the database.
  if (kind !== 'embedded') return
  test('where it is required, an account without one sets it up before anything else', async () => {
    const strict = await startApi(kind, { secondFactor: 'admins' })
    try {
      const [editor, account] = [await newAccount('editor', strict), await newAccount('admin', strict)]
      const token = tokenOf(await logIn(account, {}, someAddress(), strict))
      const other = tokenOf(await logIn(editor, {}, someAddress(), strict))
      const profile = async (of: string) => (await ask(of, '/users/profile', undefined, undefined, strict)).body.result
      expect(await profile(token)).toMatchObject({ account, duty: 'second_factor' })
      expect(await profile(other)).not.toHaveProperty('duty')
      const code = 'second_factor_setup_required'
      for (const [path, body, method] of [
        ['/desk/requests'],
        ['/desk/events'],
        ['/docs/json'],
        ['/hierarchy'],
        ['/users/sessions'],
        ['/desk/people', { account: 'mine', role: 'admin', language: 'en', password: PASSWORD }],
        ['/users/password', { current: PASSWORD, password: 'another long password' }],
        ['/users/second-factor/removal', { password: PASSWORD, code: '1' }],
        ['/desk/people/x', undefined, 'DELETE'],
      ] as const) {
        const refused = await ask(token, path, body, method, strict)
        expect([path, refused.status, refused.body.code]).toEqual([path, 403, code])
      }
      expect((await ask(other, '/desk/requests', undefined, undefined, strict)).status).toBe(200)
      // A thief of the token has no password, and so no second factor of his own.
      expect((await factor(token, '', { password: 'stolen?' }, strict)).status).toBe(422)
      const secret = await begin(token, strict)
      expect((await factor(token, '/confirmation', { code: now(secret) }, strict)).status).toBe(200)
      expect((await ask(token, '/desk/requests', undefined, undefined, strict)).status).toBe(200)
      expect(await profile(token)).not.toHaveProperty('duty')
      expect((await ask(token, '/users/logout', undefined, 'DELETE', strict)).status).toBe(200)
    } finally {
      await strict.close()
    }
  })
})
