/*
 * Run manually, as root, `npm run tool -- drill [<deployments>]`: repeats an operator's year, while visitors read pages
 * and send requests. Prints the seconds of each step, the observations of visitors, and lost requests. Exits with code
 * 1 if a page failed, or a request that was acknowledged is not there, or is there twice, or without its file.
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { readArguments } from '../../src/base/command-line/read-arguments.ts'
import { createS3Store } from '../../src/server/attachments/s3-store.ts'
import { pdf } from '../api/forms.ts'
import { query } from '../faults/support/query.ts'
import { writeSmallSite } from '../publish/small-site.ts'
import { type Met, startLoad } from './load.ts'
import { runScript, startMachine } from './machine.ts'
import { restoreElsewhere } from './restore-elsewhere.ts'

const { positionals } = readArguments({ usage: 'npm run tool -- drill [<deployments>]', positionals: [0, 1] })
const [deployments = 20] = positionals.map(Number)
const ARTICLES = ['one', 'two', 'three']
const PATHS = ['/', '/news', ...ARTICLES.map((slug) => `/news/${slug}`)]
/** How long a disk stays full, and the load runs before and after a step. */
const [FULL_MS, AROUND_MS] = [5_000, 2_000]
/** How long requests may fail altogether. */
const PATIENCE_MS = 300_000
const CHUNK = Buffer.alloc(1024 * 1024)

const folder = mkdtempSync(join(tmpdir(), 'drill-'))
const target = join(folder, 'site')
const address = `dir:${target}`
const deploy = async (number: number) => {
  const site = await writeSmallSite(join(folder, `build-${number}`), {
    text: `build ${number}`,
    articles: ARTICLES,
    day: number,
  })
  await runScript('publish.ts', ['publish', address], { SITE_DIR: site.siteDir, BUILDS_DIR: site.buildsDir })
}
const ends: (() => unknown)[] = []
const failures: string[] = []
try {
  await deploy(0)
  const machine = await startMachine(folder, target, ends)
  const { met, stop } = startLoad(machine.origin, PATHS)
  try {
    await runSteps(machine, met)
  } catch (error) {
    failures.push(String(error), machine.log().split('\n').slice(-5).join('\n'))
  }
  await stop()
  report(met, await compare(machine, met))
} finally {
  for (const end of ends.toReversed()) await end()
  rmSync(folder, { recursive: true, force: true })
}

type Machine = Awaited<ReturnType<typeof startMachine>>

async function runSteps(machine: Machine, met: Met): Promise<void> {
  const step = (name: string, work: () => Promise<unknown>) => runStep(met, name, work)
  await step(`deploy ${deployments} times`, async () => {
    for (let number = 1; number <= deployments; number += 1) await deploy(number)
  })
  await step('roll back twice', async () => {
    for (const _ of [1, 2]) await runScript('publish.ts', ['rollback', address], {})
  })
  await step('restart the API', machine.restartApi)
  await step('restart the database', async () => machine.postgres.control('-m', 'fast', 'restart'))
  await step('restart the store', machine.restartStore)
  await step('fill the disk, and make room', () => fillDisk(machine))
  await step('change the database password', () => changePassword(machine))
  await step('restore a backup elsewhere', () => restore(machine, met))
}

/** Runs a step under load, and prints what happened meanwhile. */
async function runStep(met: Met, name: string, work: () => Promise<unknown>): Promise<void> {
  const before = counts(met)
  const started = performance.now()
  await work()
  const seconds = (performance.now() - started) / 1000
  await wait(AROUND_MS)
  const acknowledgedBefore = met.acknowledged.size
  // Until there is an answer after the step, too.
  while (met.acknowledged.size === acknowledgedBefore && performance.now() - started < PATIENCE_MS) await wait(20)
  const after = counts(met)
  const [pages = 0, errors = 0, acknowledged = 0, again = 0] = after.map((count, index) => count - (before[index] ?? 0))
  if (met.acknowledged.size === acknowledgedBefore) failures.push(`${name}: no request is acknowledged any more`)
  console.log(
    `${name.padEnd(32)} ${seconds.toFixed(1).padStart(6)} s | ${pages} pages, ${errors} errors | ${acknowledged} requests acknowledged, ${again} sent again`,
  )
}

function counts({ pages, errors, acknowledged, again }: Met): number[] {
  return [pages, errors.length, acknowledged.size, again]
}

async function fillDisk(machine: Machine): Promise<void> {
  const path = join(machine.dataDir, 'ballast')
  try {
    for (;;) writeFileSync(path, CHUNK, { flag: 'a' })
  } catch {
    // Full.
  }
  await wait(FULL_MS)
  rmSync(path)
}

async function changePassword({ postgres, restartApi }: Machine): Promise<void> {
  const old = postgres.url()
  const client = new pg.Client({ connectionString: old })
  await client.connect()
  await client.query(`alter role app password 'second-password'`)
  await client.end()
  postgres.rename('second-password')
  await restartApi()
  const late = new pg.Client({ connectionString: old })
  const isRefused = await late.connect().then(
    () => false,
    () => true,
  )
  await late.end().catch(() => undefined)
  if (!isRefused) failures.push('the old password still opens the database')
}

async function restore(machine: Machine, met: Met): Promise<void> {
  const before = new Set(met.acknowledged.values())
  const restored = await restoreElsewhere(folder, machine.env())
  const missing = [...before].filter((id) => !restored.has(id))
  if (missing.length > 0) failures.push(`${missing.length} requests acknowledged before the backup are not in it`)
}

/** Compares what was acknowledged with database and store. */
async function compare(machine: Machine, met: Met) {
  const env = machine.env()
  const rows = await query({ ...env, DATA_DIR: machine.dataDir }, 'select id, idempotency_key from requests')
  const files = await query({ ...env, DATA_DIR: machine.dataDir }, 'select request_id, hash from attachments')
  const keys = rows.map((row) => String(row.idempotency_key))
  const hashes = new Map(files.map(({ request_id, hash }) => [String(request_id), String(hash)]))
  const stored = new Set(rows.map(({ id }) => String(id)))
  Object.assign(process.env, env)
  const store = createS3Store(env.ATTACHMENTS_URL ?? '')
  const lost: string[] = []
  const broken: string[] = []
  for (const [key, id] of met.acknowledged) {
    if (!stored.has(id)) lost.push(id)
    const expected = createHash('sha256').update(pdf(key)).digest('hex')
    const kept = await store.read(hashes.get(id) ?? '').then(buffer, () => undefined)
    if (!kept || createHash('sha256').update(kept).digest('hex') !== expected) broken.push(id)
  }
  return { lost, twice: keys.filter((key, index) => keys.indexOf(key) !== index), broken }
}

function report(met: Met, { lost, twice, broken }: Awaited<ReturnType<typeof compare>>): void {
  const { pages, errors, acknowledged, again } = met
  console.log(
    [
      `visitors: ${pages} pages, ${errors.length} errors${errors.length > 0 ? `, the first: ${errors[0]}` : ''}`,
      `requests: ${acknowledged.size} acknowledged, ${lost.length} lost, ${twice.length} stored twice, ${broken.length} without their file; ${again} posts were sent again`,
      ...failures.map((failure) => `FAILED: ${failure}`),
    ].join('\n'),
  )
  const isGood = errors.length + lost.length + twice.length + broken.length + failures.length === 0
  process.exitCode = isGood && acknowledged.size > 0 ? 0 : 1
}
