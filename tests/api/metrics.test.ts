import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { newStaff } from './desk.ts'
import { addAccount } from '../../src/server/database/accounts.ts'
import { hashPassword } from '../../src/server/passwords.ts'
import { freePort } from '../publish/start-s3.ts'
import { startProcess, stop } from '../start-process.ts'
import { tempFolder } from '../temp-folder.ts'
import { formOf, pdf } from './forms.ts'
import { type Api, json, someAddress, startApi } from './start-api.ts'

const TOKEN = 'token-of-the-monitoring'
const PASSWORD = 'a long enough password'

let api: Api
beforeAll(async () => {
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', to: 'desk@lintel.example', from: 'site@lintel.example' }
  api = await startApi('embedded', { mail, metrics: { port: undefined, host: '127.0.0.1', token: TOKEN } })
})
afterAll(() => api.close())

const ask = (token?: string) =>
  fetch(`${api.url}/api/metrics`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })

/** Reads all figures, by name and labels. */
async function read(): Promise<Map<string, number>> {
  const text = await (await ask(TOKEN)).text()
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )
}

test('the figures are in the format of Prometheus, for who has the token only', async () => {
  const answer = await ask(TOKEN)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(await answer.text()).toContain('# TYPE site_http_requests_total counter')
  for (const wrong of [undefined, '', 'wrong', `${TOKEN}x`, TOKEN.slice(0, -1)]) {
    const refused = await ask(wrong)
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(await refused.text()).not.toContain('site_')
  }
})

test('requests are counted by the pattern of their route, and unknown addresses as one', async () => {
  const of = (route: string, status: number) =>
    `site_http_requests_total{route="${route}",method="GET",status="${status}"}`
  const before = await read()
  await api.call('/api/faq?lang=en&q=secret-word')
  for (let index = 0; index < 20; index += 1) await api.call(`/api/${randomUUID()}`)
  for (let index = 0; index < 20; index += 1) await api.call(`/${randomUUID()}`)
  await api.call('/api/%E0%A4%A')
  const after = await read()
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
  expect(grown(of('/api/faq', 200))).toBe(1)
  expect(grown(of('/api/*', 404))).toBe(20)
  expect(grown(of('unknown', 404))).toBe(20)
  expect(grown(of('unknown', 400))).toBe(1)
  expect(grown('site_http_request_duration_seconds_count{route="/api/faq",method="GET"}')).toBe(1)
  expect([...after.keys()].join('\n')).not.toContain('secret-word')
  expect(after.get('process_start_time_seconds')).toBeGreaterThan(0)
  expect(after.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
})

test('contact requests, their files, mails and limits are counted, and nobody is named', async () => {
  const before = await read()
  const from = someAddress()
  const content = pdf('content', 5_000)
  const post = () => ({ method: 'POST', body: formOf({}, [{ name: 'plan.pdf', content }]), from })
  const statuses = []
  for (let index = 0; index < 11; index += 1) statuses.push((await api.call('/api/contact', post())).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  const after = await read()
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
  expect(grown('site_contact_requests_stored_total')).toBe(10)
  expect(grown('site_uploaded_files_total')).toBe(10)
  expect(grown('site_uploaded_bytes_total')).toBe(50_000)
  expect(grown('site_rate_limit_total{limit="contact",outcome="consumed"}')).toBe(10)
  expect(grown('site_rate_limit_total{limit="contact",outcome="refused"}')).toBe(1)
  expect([after.get('site_uploads_running'), after.get('site_uploads_waiting')]).toEqual([0, 0])
  // Nobody listens at the mail server's port.
  expect(after.get('site_outbox_waiting')).toBe(20)
  expect(after.get('site_outbox_oldest_seconds')).toBeGreaterThan(0)
  expect(after.get('site_outbox_failed')).toBe(0)
  await api.services.database.updateTable('outbox').set({ failed_at: Date.now() }).execute()
  const given = await read()
  expect(['waiting', 'failed', 'oldest_seconds'].map((name) => given.get(`site_outbox_${name}`))).toEqual([0, 20, 0])
  const text = [...given.keys()].join('\n')
  for (const personal of ['lin@example.com', 'plan.pdf', from]) expect(text).not.toContain(personal)
})

test('sign-ins are counted by outcome', async () => {
  const account = {
    account: 'mei',
    password_hash: await hashPassword(PASSWORD),
    role: 'viewer',
    language: 'zh',
  } as const
  await addAccount(api.services.database, account, 'command')
  const before = await read()
  const from = someAddress()
  const logIn = (password: string) => api.call('/api/users/login', json('POST', { account: 'mei', password }, from))
  await logIn(PASSWORD)
  for (let index = 0; index < 6; index += 1) await logIn('wrong password')
  const after = await read()
  const grown = (outcome: string) => {
    const name = `site_sign_ins_total{outcome="${outcome}"}`
    return (after.get(name) ?? 0) - (before.get(name) ?? 0)
  }
  expect([grown('ok'), grown('wrong'), grown('refused')]).toEqual([1, 5, 1])
  expect([...after.keys()].join('\n')).not.toContain('mei')
})

test('a storage that fails is seen, and the figures are still there', async () => {
  const broken = await startApi('embedded', { metrics: { port: undefined, host: '127.0.0.1', token: TOKEN } })
  onTestFinished(() => broken.close())
  await broken.services.database.destroy()
  const answer = await fetch(`${broken.url}/api/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  const text = await answer.text()
  expect(answer.status).toBe(200)
  expect(text).toContain('site_probe_up{part="database"} 0')
  expect(text).toContain('site_probe_up{part="storage"} 1')
  expect(text).not.toMatch(/^site_outbox_waiting /m)
  expect(text).toMatch(/^site_storage_free_bytes [1-9]/m)
})

test('nothing is served unless it is asked for', async () => {
  const quiet = await startApi('embedded')
  onTestFinished(() => quiet.close())
  expect((await quiet.call('/api/metrics')).status).toBe(404)
  const viewer = await newStaff(quiet, 'viewer')
  expect(JSON.stringify((await viewer.ask('/docs/json')).body)).not.toContain('/api/metrics')
})

test('METRICS_PORT serves them on the loopback address, and ends with the process', async () => {
  const port = await freePort()
  const { url, child } = await startProcess('api.ts', { DATA_DIR: tempFolder(), METRICS_PORT: String(port) })
  onTestFinished(async () => void (await stop(child)))
  await fetch(`${url}/api/health`)
  const own = `http://127.0.0.1:${port}`
  expect(await (await fetch(`${own}/metrics`)).text()).toContain('route="/api/health",method="GET",status="200"} 1')
  expect([(await fetch(`${own}/`)).status, (await fetch(`${url}/api/metrics`)).status]).toEqual([404, 404])
  expect(await stop(child)).toBe(0)
  await expect(fetch(`${own}/metrics`)).rejects.toThrow('fetch failed')
})

test.each([
  [{ METRICS_PORT: 'many' }, 'METRICS_PORT is "many"; expected a number from 1 to 65535'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN needs at least 16 characters'],
])('%j is refused at the start', async (env, reason) => {
  await expect(startProcess('api.ts', { DATA_DIR: tempFolder(), ...env })).rejects.toThrow(reason)
})
