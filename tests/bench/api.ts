/*
 * Run manually, `npm run bench -- api [seconds]`: finds the rate at which the 99th percentile of the latency reaches
 * 500 ms. Measures contact posts with a file and reads of the staff, on SQLite and PostgreSQL, with one process and
 * two; prints the cost of a request there, and the exhausted resource. The callers run on the same machine, and are
 * counted in it.
 */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readArguments } from '../../src/base/command-line/read-arguments.ts'
import { runPostgres } from '../api/start-postgres.ts'
import { contactForm } from '../durability/contact-form.ts'
import { addAccount } from '../../src/server/database/accounts.ts'
import { openDatabase } from '../../src/server/database/open-database.ts'
import { startSession } from '../../src/server/database/sessions.ts'
import { createToken, hashToken } from '../../src/server/tokens.ts'
import { startProcess, stop } from '../start-process.ts'
import { cpuTimeOf, machineTime } from './cpu-time.ts'
import { type Fault, faultOf, findRate, type Outcome, sendAtRate } from './send-at-rate.ts'

const LIMIT_MS = 500
/** A share of a core, or of all, from which it counts as used up. */
const USED_UP = 0.85
const { positionals } = readArguments({ usage: 'npm run bench -- api [<seconds>]', positionals: [0, 1] })
const seconds = Number(positionals[0] ?? 4)
const agent = new Agent({ keepAlive: true, maxSockets: 512 })
const token = createToken()
let turn = 0

type World = { name: string; urls: string[]; apiPids: number[]; databasePids: number[]; children: ChildProcess[] }
/** A step of the search, with processor time per request: of the API, of the database, and of the whole machine. */
type Step = Outcome & { apiMs: number; databaseMs: number; apiShare: number; machineShare: number }

/** The desk's list is of what the posts before have stored: its first page, newest first. */
const CALLS: Record<string, (url: string) => Promise<boolean>> = {
  'contact posts': (url) => call(url, '/api/contact', 201, contactForm(`bench ${turn}`)),
  'reads of the own profile': (url) => call(url, '/api/users/profile', 200),
  'reads of the desk': (url) => call(url, '/api/desk/requests?lang=en', 200),
}

console.log(`${availableParallelism()} cores; the limit is a 99th percentile of ${LIMIT_MS} ms, over ${seconds} s`)
const postgres = await runPostgres()
try {
  for (const kind of ['SQLite', 'PostgreSQL'] as const)
    for (const count of [1, 2]) {
      const folder = mkdtempSync(join(tmpdir(), 'bench-'))
      const world = await startWorld(kind, count, folder)
      for (const [name, send] of Object.entries(CALLS)) await report(world, name, send)
      await Promise.all(world.children.map(stop))
      rmSync(folder, { recursive: true, force: true })
    }
} finally {
  agent.destroy()
  postgres.stop()
}

async function startWorld(kind: 'SQLite' | 'PostgreSQL', count: number, dataDir: string): Promise<World> {
  const databaseUrl = kind === 'PostgreSQL' ? await createDatabase(`bench${count}`) : undefined
  const database = await openDatabase({ url: databaseUrl, dataDir })
  await addAccount(database, { account: 'bench', password_hash: 'none', role: 'viewer', language: 'en' }, 'command')
  const { id } = await database.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  await startSession(database, { token_hash: hashToken(token), account_id: id, password_hash: 'none' })
  await database.destroy()
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', TRUST_PROXY: '1', LOG_LEVEL: 'info' }
  const processes = await Promise.all(Array.from({ length: count }, () => startProcess('api.ts', env)))
  const children = processes.map(({ child }) => child)
  return {
    name: `${kind}, ${count} ${count === 1 ? 'process' : 'processes'}`,
    urls: processes.map(({ url }) => url),
    apiPids: children.map(({ pid = 0 }) => pid),
    databasePids: databaseUrl ? [postgres.pid] : [],
    children,
  }
}

async function createDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${postgres.url}/postgres` })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return `${postgres.url}/${name}`
}

async function report(world: World, name: string, send: (url: string) => Promise<boolean>): Promise<void> {
  // Compilation and first caching are not measured.
  await sendAtRate(10, 2, () => send(next(world.urls)))
  const steps = new Map<number, Step>()
  const { best, next: over } = await findRate(LIMIT_MS, async (rate) => {
    const step = await measure(world, rate, send)
    steps.set(rate, step)
    return step
  })
  const at = steps.get(best?.rate ?? over.rate)
  if (!at) return
  console.log(
    [
      `${world.name}, ${name}: ${best ? best.rate : `less than ${over.rate}`}/s`,
      `p50 ${at.p50.toFixed(0)} ms, p99 ${at.p99.toFixed(0)} ms`,
      `a request costs ${at.apiMs.toFixed(1)} ms of the API's processors${at.databaseMs ? ` and ${at.databaseMs.toFixed(1)} ms of the database's` : ''}`,
      `at ${over.rate}/s ${describe(over)}`,
      `then ${whatIsUsedUp(steps.get(over.rate) ?? at)}`,
    ].join(' | '),
  )
}

async function measure(
  { urls, apiPids, databasePids }: World,
  rate: number,
  send: (url: string) => Promise<boolean>,
): Promise<Step> {
  const before = [cpuTimeOf(apiPids), cpuTimeOf(databasePids), machineTime()] as const
  const outcome = await sendAtRate(rate, seconds, () => send(next(urls)))
  const api = cpuTimeOf(apiPids) - before[0]
  const elapsed = outcome.elapsedMs
  return {
    ...outcome,
    apiMs: api / outcome.sent,
    databaseMs: (cpuTimeOf(databasePids) - before[1]) / outcome.sent,
    apiShare: api / elapsed / apiPids.length,
    machineShare: (machineTime() - before[2]) / elapsed / availableParallelism(),
  }
}

/** Says why a rate was not reached. */
function describe(over: Outcome): string {
  const { due, sent, failed, p99, late99 } = over
  const said: Record<Fault, string> = {
    failed: `${failed} of ${sent} fail`,
    late: `this sender falls behind: requests leave it up to ${late99.toFixed(0)} ms late`,
    unanswered: `${sent} of ${due} were sent, and then too many waited for an answer`,
    slow: `p99 is ${p99.toFixed(0)} ms`,
  }
  return said[faultOf(over, LIMIT_MS) ?? 'slow']
}

function whatIsUsedUp({ apiShare, machineShare }: Step): string {
  const told = `an API process uses ${percent(apiShare)} of a core, the machine ${percent(machineShare)} of its cores`
  if (machineShare > USED_UP) return `the machine is used up: ${told}`
  if (apiShare > USED_UP) return `an API process is used up: ${told}`
  return `requests wait for the disk, for locks or for upload slots: ${told}`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`
}

function next(urls: readonly string[]): string {
  return urls[(turn += 1) % urls.length] ?? ''
}

/** Sends one request from an address of its own. Resolves with whether it was answered as it should be. */
function call(url: string, path: string, status: number, form?: { post: Buffer; boundary: string }): Promise<boolean> {
  const from = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`
  const headers = form
    ? { 'content-type': `multipart/form-data; boundary=${form.boundary}`, 'content-length': form.post.length }
    : { authorization: `Bearer ${token}` }
  return new Promise((resolve) => {
    const asked = request(
      url + path,
      { method: form ? 'POST' : 'GET', agent, headers: { ...headers, 'x-forwarded-for': from } },
      (response) => {
        response.resume().on('close', () => resolve(response.statusCode === status))
      },
    )
    asked.on('error', () => resolve(false))
    asked.end(form?.post)
  })
}
