/* The promises of every command about its output: a closed pipe, `--json`, `--dry-run`. */
import { createHash, generateKeyPairSync } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '../../src/server/database/accounts.ts'
import { readConfig } from '../../src/server/config.ts'
import { openStore } from '../../src/base/object-store/open-store.ts'
import { publishSite } from '../../src/delivery/publish/publish-site.ts'
import { startS3 } from '../publish/start-s3.ts'
import { writeSmallSite } from '../publish/small-site.ts'
import { spawnScript } from '../start-process.ts'
import { longTempFolder } from '../temp-folder.ts'
import { backUpTo } from './backup-world.ts'
import { formOf, pdf } from './forms.ts'
import { DRY_RUN_COMMANDS, JSON_COMMANDS } from './machine-commands.ts'
import { someAddress, startApi } from './start-api.ts'

/** Each test starts several processes, which is slow on a busy machine. */
const PATIENCE_MS = 180_000
const ENDS: (() => void)[] = []

/**
 * A site in a folder and in a bucket, two builds each, of which the first is published; data with an account and a
 * request, and their backup.
 */
let world: { folder: string; env: Record<string, string>; requestId: string }
beforeAll(async () => {
  const { path: folder, remove } = longTempFolder()
  ENDS.push(remove)
  const s3 = await startS3(join(folder, 's3'), ['site'], (end) => ENDS.push(end))
  Object.assign(process.env, s3)
  const old = await writeSmallSite(join(folder, 'old'), { text: 'old', articles: ['one'] })
  const out = await writeSmallSite(join(folder, 'out'), { text: 'out', articles: ['one', 'two'], day: 1 })
  const next = await writeSmallSite(join(folder, 'next'), { text: 'next', articles: ['one', 'two', 'three'], day: 2 })
  for (const target of [`dir:${join(folder, 'target')}`, 's3://site/public'])
    for (const site of [old, out]) await publishSite(await openStore(target), site)
  const dataDir = join(folder, 'data')
  const api = await startApi('embedded', { dataDir })
  const account = { account: 'mei', password_hash: 'none', role: 'viewer', language: 'zh' } as const
  await addAccount(api.services.database, account, 'command')
  const body = formOf({ subject: 'Ünïcödé "quoted"' }, [{ name: 'a.pdf', content: pdf() }])
  const answer = await api.call('/api/contact', { method: 'POST', body, from: someAddress() })
  await api.close()
  for (let turn = 0; turn < 2; turn += 1)
    await backUpTo(join(folder, 'backups'), readConfig(folder, { DATA_DIR: dataDir }))
  const key = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString()
  world = {
    folder,
    env: {
      ...s3,
      DATA_DIR: dataDir,
      SITE_DIR: next.siteDir,
      BUILDS_DIR: next.buildsDir,
      PROVENANCE_PUBLIC_KEY: key,
      NODE_NO_WARNINGS: '1',
    },
    requestId: (answer.body.result as { contact: { id: string } }).contact.id,
  }
}, PATIENCE_MS)
afterAll(() => ENDS.forEach((end) => end()))

type Row = { name: string; script: string; args: () => readonly string[] }
const targets = () => [`dir:${join(world.folder, 'target')}`, 's3://site/public']

/** Commands with their arguments; those on targets run on each of them. */
const onTarget = (name: string, index: number, ...flags: string[]): Row => {
  return { name, script: 'publish.ts', args: () => [name, targets()[index] ?? '', ...flags] }
}
const row = (name: string, script: string, ...args: string[]): Row => ({ name, script, args: () => args })
const onBackup = (name: string, ...flags: string[]): Row => {
  return { name, script: `${name}.ts`, args: () => [join(world.folder, 'backups'), ...flags] }
}
const PRUNE = ['--keep', '1', '--open-tab-hours', '0']
const DRY_RUNS: Row[] = [
  ...[0, 1].flatMap((index) => [
    onTarget('publish', index, '--dry-run'),
    onTarget('publish', index, '--dry-run', '--verify'),
    onTarget('rollback', index, '--dry-run'),
    onTarget('prune', index, '--dry-run', ...PRUNE),
  ]),
  onBackup('backup', '--dry-run', '--keep', 'last=1'),
  onBackup('restore', '--dry-run', '--into', 'no-such-folder'),
  row('upgrade', 'upgrade.ts', '--dry-run'),
]
const LISTS: Row[] = [
  row('check:content', 'check-content.ts'),
  row('check:content', 'check-content.ts', '--due'),
  row('check:content', 'check-content.ts', '--status'),
  row('tool -- licences', 'licences.ts'),
  row('requests', 'requests.ts', 'list'),
  row('requests', 'requests.ts', 'export'),
  { name: 'requests', script: 'requests.ts', args: () => ['show', world.requestId] },
  row('user', 'user.ts', 'list'),
  row('user', 'user.ts', 'history'),
  onBackup('restore', '--list'),
  onBackup('restore', '--verify'),
]
const REFUSED: Row[] = [
  row('tool -- sbom', 'sbom.ts', '--verify'),
  row('requests', 'requests.ts', 'show', 'nobody'),
  row('new', 'new.ts', 'nonsense', 'name'),
  row('hosting', 'hosting.ts', '--no-such-flag'),
  onBackup('restore', 'nonsense', '--verify'),
  onBackup('restore', '--verify', '--list'),
  onBackup('backup', '--keep', 'daily=0'),
]
/** The first of each command. */
const oneEach = (rows: readonly Row[]) =>
  rows.filter(({ name }, index) => rows.findIndex((other) => other.name === name) === index)
const titled = (rows: readonly Row[]) => rows.map((one, index) => [`${one.name} ${index + 1}`, one] as const)

/** Runs a command to its end; with a closed pipe, nobody reads its standard output. */
async function run({ script, args }: Row, flags: readonly string[] = [], isClosed = false) {
  const child = spawnScript(script, [...args(), ...flags], world.env)
  let [stdout, stderr] = ['', '']
  if (isClosed) child.stdout?.destroy()
  else child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const code = await new Promise((resolve) => child.on('close', resolve))
  return { code, stdout, stderr }
}

const ended = new Map<Row, ReturnType<typeof run>>()

/** Runs a command once for all tests: with --json, unless it is one that is refused. */
function runOnce(command: Row): ReturnType<typeof run> {
  const result = ended.get(command) ?? run(command, REFUSED.includes(command) ? [] : ['--json'])
  ended.set(command, result)
  return result
}

/** Returns a hash of every file below a folder, by path. */
function hashTree(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted()
  return Object.fromEntries(paths.map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]))
}

test.each(titled(DRY_RUNS))(
  '%s with --dry-run and --json changes nothing',
  { timeout: PATIENCE_MS },
  async (_title, command) => {
    const before = hashTree(world.folder)
    await runOnce(command)
    expect(hashTree(world.folder)).toEqual(before)
  },
)

test.each(titled(oneEach(DRY_RUNS)))(
  '%s with --dry-run says so to people',
  { timeout: PATIENCE_MS },
  async (_title, command) => {
    const { stdout, stderr } = await run(command)
    expect(stderr).toBe('')
    expect(stdout).toMatch(/would|nothing was changed/i)
  },
)

test.each(titled([...DRY_RUNS, ...LISTS]))(
  '%s with --json prints one JSON value, and nothing else',
  { timeout: PATIENCE_MS },
  async (_title, command) => {
    const { code, stdout, stderr } = await runOnce(command)
    expect(stderr).toBe('')
    expect(typeof JSON.parse(stdout)).toBe('object')
    expect(code).toBe(0)
  },
)

test.each(titled(REFUSED))('%s is refused in words', { timeout: PATIENCE_MS }, async (_title, command) => {
  const { code, stderr } = await runOnce(command)
  expect(code).not.toBe(0)
  expect(stderr).not.toBe('')
  expect(stderr).not.toMatch(/^ {4}at /m)
})

test.each(titled(oneEach([...DRY_RUNS, ...LISTS, ...REFUSED.slice(0, 1)])))(
  '%s whose reader is gone ends as it would have ended',
  { timeout: PATIENCE_MS },
  async (_title, command) => {
    const read = await runOnce(command)
    const unread = await run(command, REFUSED.includes(command) ? [] : ['--json'], true)
    expect(unread).toEqual({ code: read.code, stdout: '', stderr: read.stderr })
    expect(unread.stderr).not.toMatch(/^ {4}at |EPIPE/m)
  },
)

test('a request in JSON equals the sent one', { timeout: PATIENCE_MS }, async () => {
  const { stdout } = await run(row('requests', 'requests.ts', 'export', '--json'))
  expect(JSON.parse(stdout)).toMatchObject([
    { id: world.requestId, subject: 'Ünïcödé "quoted"', files: 1, state: 'kept', email: 'lin@example.com' },
  ])
})

test('every command with --json or --dry-run is tried here', () => {
  const tried = (rows: readonly Row[]) => [...new Set(rows.map(({ name }) => name))].toSorted()
  expect(tried(DRY_RUNS)).toEqual([...DRY_RUN_COMMANDS].toSorted())
  // The files of `npm run tool -- sbom` need a build of the sources as they are: tests/build/supply-chain.test.ts.
  expect(tried([...DRY_RUNS, ...LISTS])).toEqual(JSON_COMMANDS.filter((name) => name !== 'tool -- sbom').toSorted())
})

// The last test: it changes the target.
test('a publication whose reader is gone is completed', { timeout: PATIENCE_MS }, async () => {
  const { code, stderr } = await run(onTarget('publish', 0), [], true)
  expect([code, stderr]).toEqual([0, ''])
  const latestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'latest.json'), 'utf8')) as { id: string }
  expect(latestIn(join(world.folder, 'target/builds')).id).toBe(latestIn(join(world.folder, 'next/builds')).id)
})
