/*
 * Run manually, `npm run bench:api [-- seconds]`: starts the API on an embedded database of its own and prints requests
 * per second and the 99th percentile of the latency, for the health check, a login and a contact request with a file.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addAccount } from '../../src/server/database/accounts.ts'
import { openDatabase } from '../../src/server/database/open-database.ts'
import { hashPassword } from '../../src/server/passwords.ts'

const AT_ONCE = 10
const FILE_BYTES = 100_000
const PASSWORD = 'a long enough password'
const seconds = Number(process.argv[2] ?? 5)

type Call = { path: string; init: (turn: number) => RequestInit; status: number }

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
const database = await openDatabase({ url: undefined, dataDir })
const password_hash = await hashPassword(PASSWORD)
// One account per concurrent login: a login counts as an attempt until it has succeeded.
for (let index = 0; index < AT_ONCE; index += 1)
  await addAccount(database, { account: `bench${index}`, password_hash, role: 'viewer', language: 'en' })
await database.destroy()

const file = new Blob([new TextEncoder().encode('%PDF-1.7\n'), new Uint8Array(FILE_BYTES)])
const from = (turn: number) => ({ 'x-forwarded-for': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}` })
const calls: Record<string, Call> = {
  health: { path: '/api/health', init: () => ({}), status: 200 },
  login: { path: '/api/users/login', init: login, status: 200 },
  contact: { path: '/api/contact', init: contact, status: 201 },
}

const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', TRUST_PROXY: '1', LOG_LEVEL: 'info' }
const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/api.ts'], {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
})
const url = await new Promise<string>((resolve) => {
  let log = ''
  child.stdout.on('data', (chunk: Buffer) => {
    const found = log.length < 10_000 && /listening at (http:[^"]+)/.exec((log += chunk.toString()))?.[1]
    if (found) resolve(found)
  })
})
for (const [name, call] of Object.entries(calls)) {
  await measure(call, 1)
  const times = await measure(call, seconds)
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
  console.log(
    `${name.padEnd(8)} ${(times.length / seconds).toFixed(0).padStart(6)} requests/s | p99 ${p99.toFixed(1)} ms`,
  )
}
child.kill('SIGTERM')
await new Promise((resolve) => child.once('close', resolve))
rmSync(dataDir, { recursive: true, force: true })

/** Runs concurrent calls for a duration, and returns the milliseconds of each call. */
async function measure({ path, init, status }: Call, duration: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + duration * 1000
  const callOn = async (caller: number) => {
    for (let turn = caller; performance.now() < end; turn += AT_ONCE) {
      const started = performance.now()
      const response = await fetch(url + path, init(turn))
      await response.arrayBuffer()
      if (response.status !== status) throw new Error(`${path} answered ${response.status}`)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, caller) => callOn(caller)))
  return times
}

function login(turn: number): RequestInit {
  const body = JSON.stringify({ account: `bench${turn % AT_ONCE}`, password: PASSWORD, lang: 'en' })
  return { method: 'POST', body, headers: { 'content-type': 'application/json', ...from(turn) } }
}

function contact(turn: number): RequestInit {
  const body = new FormData()
  const fields = {
    type: 'other',
    subject: 's',
    details: 'd',
    name: 'n',
    phone: '0912345678',
    email: 'a@example.com',
    lang: 'en',
  }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.append('files', file, 'a.pdf')
  return { method: 'POST', body, headers: from(turn) }
}
