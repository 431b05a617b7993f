import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Process, spawnScript, startProcess, stop } from '../start-process.ts'
import { createDatabase } from './databases.ts'
import { formOf, pdf } from './forms.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { callApi, json, someAddress } from './start-api.ts'

const PASSWORD = 'a long enough password'

/** Runs a command to its end, with a text as its input. */
function runScript(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
  input = '',
): Promise<{ code: number | null; output: string }> {
  const child = spawnScript(script, args, env)
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stdin?.end(input)
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })))
}

/** The API as an operator runs it. */
const startApi = (env: Record<string, string>) => startProcess('api.ts', { TRUST_PROXY: '1', ...env })

describe.skipIf(inject('postgresUrl') === '')('two processes on one PostgreSQL', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'api-test-'))
  let server: MailServer
  let env: Record<string, string>
  let one: Process
  let other: Process
  beforeAll(async () => {
    server = await startMailServer()
    env = {
      DATABASE_URL: (await createDatabase('postgres')) ?? '',
      DATA_DIR: dataDir,
      SMTP_URL: server.url,
      CONTACT_TO: 'desk@lintel.example',
    }
    // Both find an empty database at once.
    ;[one, other] = await Promise.all([startApi(env), startApi(env)])
  })
  afterAll(async () => {
    await server.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('a login and a logout at one process count at the other', async () => {
    const added = await runScript('user.ts', ['add', 'Editor', '--role', 'editor'], env, `${PASSWORD}\n`)
    expect(added).toEqual({ code: 0, output: 'editor is added as editor\n' })
    const login = await callApi(`${one.url}/api/users/login`, json('POST', { account: 'editor', password: PASSWORD }))
    const headers = { authorization: `Bearer ${String(login.body.token)}` }
    expect((await callApi(`${other.url}/api/users/profile`, { headers })).body.result).toMatchObject({
      account: 'editor',
    })
    await callApi(`${other.url}/api/users/logout`, { method: 'DELETE', headers })
    expect((await callApi(`${one.url}/api/users/profile`, { headers })).status).toBe(401)
  })

  test('failed logins at either process count together', async () => {
    const from = someAddress()
    const statuses: number[] = []
    for (let turn = 0; turn < 6; turn += 1) {
      const { url } = turn % 2 ? one : other
      const { status } = await callApi(
        `${url}/api/users/login`,
        json('POST', { account: 'nobody', password: 'x' }, from),
      )
      statuses.push(status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('requests at either process count together and are all listed, and each mail is sent once', async () => {
    const from = someAddress()
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, turn) => {
        const { url } = turn % 2 ? one : other
        const body = formOf({ subject: `Request ${turn}` }, [{ name: 'same.pdf', content: pdf('same') }])
        return callApi(`${url}/api/contact`, { method: 'POST', body, from })
      }),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    await server.waitFor(20)
    const { output } = await runScript('requests.ts', ['list'], env)
    expect(output.trim().split('\n')).toHaveLength(10)
    // A process that sent one again would do so at the next poll.
    await new Promise((resolve) => setTimeout(resolve, 5_500))
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(20)
    expect(server.mails).toHaveLength(20)
  })

  test('a process ends on SIGTERM, and its log has no personal data', async () => {
    expect(await Promise.all([stop(one.child), stop(other.child)])).toEqual([0, 0])
    for (const { log } of [one, other]) {
      expect(log()).toContain('/api/contact')
      expect(log()).not.toContain('lin@example.com')
    }
  })
})

test('two processes can start concurrently on one embedded database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'api-test-'))
  const both = await Promise.all([startApi({ DATA_DIR: dataDir }), startApi({ DATA_DIR: dataDir })])
  for (const { url } of both) expect((await callApi(`${url}/api/health`)).status).toBe(200)
  expect(await Promise.all(both.map(({ child }) => stop(child)))).toEqual([0, 0])
  rmSync(dataDir, { recursive: true, force: true })
})
