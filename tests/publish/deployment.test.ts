/*
 * Configuration that runs the API elsewhere: run where it can be here, and else compared with the files that it refers
 * to.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { composeFile } from '../../src/delivery/deployment/compose-file.ts'
import { API_PORT, containerfile } from '../../src/delivery/deployment/containerfile.ts'
import { dayInTaipei } from '../../src/content/due/visibility.ts'
import { publishService, publishTimer } from '../../src/delivery/deployment/publish-units.ts'
import { systemdUnit } from '../../src/delivery/deployment/systemd-unit.ts'
import { SETTINGS } from '../../src/base/settings.ts'
import { commandFinder, commandsIn } from '../docs/commands.ts'
import { ROOT } from '../docs/markdown.ts'
import { makeReadOnly } from '../faults/support/mount.ts'
import { startProcess, stop } from '../start-process.ts'
import { tempFolder, writeFiles } from '../temp-folder.ts'
import { findTool, isLeftOut } from '../tools/find-tool.ts'
import { freePort } from './start-s3.ts'

const systemd = isLeftOut('systemd') ? undefined : findTool('systemd')
const isRoot = process.getuid?.() === 0
/** Debian's user that owns nothing. */
const NOBODY = 65_534
const NAMES: ReadonlySet<string> = new Set(SETTINGS.map(({ name }) => name))
const unit = systemdUnit({ appRoot: ROOT, node: process.execPath })

/** Lets all users enter a folder until the test ends: a clone in a temporary folder may be closed to them. */
function letOthersIn(folder: string): void {
  const { mode } = statSync(folder)
  chmodSync(folder, mode | 0o055)
  onTestFinished(() => chmodSync(folder, mode))
}

test.skipIf(!systemd)(
  'systemd reads the unit without a complaint, and finds few rights that it could still remove',
  () => {
    const file = join(tempFolder({ 'site-api.service': unit }), 'site-api.service')
    const { status, stdout, stderr } = spawnSync(systemd ?? '', ['verify', file], { encoding: 'utf8' })
    expect([status, stdout + stderr]).toEqual([0, ''])
    const exposure = execFileSync(systemd ?? '', ['security', '--offline=yes', '--no-pager', file], {
      encoding: 'utf8',
    })
    expect(Number(/exposure level for site-api.service: ([\d.]+)/.exec(exposure)?.[1])).toBeLessThan(2)
  },
)

const publishUnits = {
  'site-publish.service': publishService({ appRoot: ROOT, node: process.execPath }),
  'site-publish.timer': publishTimer(),
}

test.skipIf(!systemd)('systemd reads the units that publish without a complaint', () => {
  const folder = tempFolder(publishUnits)
  // This machine has no user `site`, and no settings.
  const files = Object.entries(publishUnits).map(([name, text]) => {
    writeFiles(folder, { [name]: text.replace('User=site', 'User=root').replace(/^EnvironmentFile=.*$/m, '') })
    return join(folder, name)
  })
  const { status, stdout, stderr } = spawnSync(systemd ?? '', ['verify', ...files], { encoding: 'utf8' })
  expect([status, stdout + stderr]).toEqual([0, ''])
})

test('the unit that publishes runs commands that there are, when a day of the content begins', () => {
  const commands = [...publishUnits['site-publish.service'].matchAll(/^ExecStart=\S+ (.*)$/gm)].map(([, line]) => line)
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<'build' | 'publish', string>
  }
  expect(commands.map((line) => `node ${line}`)).toEqual([scripts.build, `${scripts.publish} \${PUBLISH_TARGET}`])
  const [, at = '', zone = ''] = /^OnCalendar=\*-\*-\* (\S+) (\S+)$/m.exec(publishUnits['site-publish.timer']) ?? []
  const { on } = parse(readFileSync(join(ROOT, '.github/workflows/site.yml'), 'utf8')) as {
    on: { schedule: { cron: string }[] }
  }
  const [minute, hour] = on.schedule[0]?.cron.split(' ').map(Number) ?? []
  for (const run of [new Date(Date.UTC(2026, 0, 1, hour, minute)), new Date(`2026-01-02T${at}+08:00`)]) {
    expect(zone).toBe('Asia/Taipei')
    const [today, before] = [run.getTime(), run.getTime() - 15 * 60_000].map((now) => dayInTaipei(now))
    expect([before, today]).toEqual(['2026-01-01', '2026-01-02'])
  }
})

test.skipIf(!systemd)(
  "the unit's command runs without rights, and tells systemd that it is ready and alive",
  async () => {
    // A clone may lie where nobody else can look, and the host's files are read-only for the unit.
    const data = tempFolder()
    const app = isRoot ? tempFolder() : ROOT
    if (isRoot) {
      letOthersIn(ROOT)
      makeReadOnly(ROOT, app)
      chownSync(data, NOBODY, NOBODY)
    }
    const socket = join(data, 'notify')
    const told = listenAsSystemd(socket)
    await expect.poll(() => existsSync(socket)).toBe(true)
    if (isRoot) chownSync(socket, NOBODY, NOBODY)
    execFileSync(process.execPath, ['scripts/run.mjs'], { cwd: ROOT })
    const [, program = '', rest = ''] = /^ExecStart=(\S+) (.*)$/m.exec(unit) ?? []
    const port = await freePort()
    const child = spawn(program, rest.split(' '), {
      cwd: app,
      ...(isRoot && { uid: NOBODY, gid: NOBODY }),
      env: {
        ...unitEnvironment(data),
        PATH: '/usr/local/bin:/usr/bin:/bin',
        PORT: String(port),
        NOTIFY_SOCKET: socket,
        WATCHDOG_USEC: '600000',
      },
      stdio: 'pipe',
    })
    let log = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (log += chunk.toString()))
    onTestFinished(async () => void (await stop(child)))
    await expect
      .poll(() => (child.exitCode === null ? told() : log), { timeout: 50_000 })
      .toMatch(/READY=1[^]*WATCHDOG=1/)
    const health = async () => (await fetch(`http://127.0.0.1:${port}/api/health`)).status
    await expect.poll(health, { timeout: 20_000, interval: 1000 }).toBe(200)
    expect(existsSync(join(data, 'site.sqlite'))).toBe(true)
    // A process that is stuck says nothing.
    const toldInASecond = async () => {
      const before = told().length
      await wait(1000)
      return told().length - before
    }
    expect(await toldInASecond()).toBeGreaterThan(0)
    child.kill('SIGSTOP')
    await expect.poll(toldInASecond, { timeout: 20_000 }).toBe(0)
    child.kill('SIGCONT')
    expect(await stop(child)).toBe(0)
  },
  90_000,
)

/** Receives what processes tell systemd, in Perl, which has the datagrams that Node lacks. Returns a reader of it. */
function listenAsSystemd(path: string): () => string {
  const program =
    'use IO::Socket::UNIX; $|=1; $s=IO::Socket::UNIX->new(Type=>SOCK_DGRAM,Local=>shift) or die; while(defined $s->recv($m,4096)){print "$m\\n"}'
  const listener = spawn('perl', ['-e', program, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void listener.kill('SIGKILL'))
  let told = ''
  listener.stdout.on('data', (chunk: Buffer) => (told += chunk.toString()))
  return () => told
}

/** The unit's own variables, with its state directory. */
function unitEnvironment(stateDirectory: string): Record<string, string> {
  const [, line = ''] = /^Environment=(.*)$/m.exec(unit) ?? []
  return Object.fromEntries(line.split(' ').map((pair) => pair.replace('%S/site-api', stateDirectory).split('=')))
}

test('the health check of the image tells a running API from none', async () => {
  const [, json = ''] = /^HEALTHCHECK .*? CMD (\[.*\])$/m.exec(containerfile()) ?? []
  // The form of the instruction that no shell reads.
  const [, ...args] = JSON.parse(json) as string[]
  const api = await startProcess('api.ts', { DATA_DIR: tempFolder() })
  onTestFinished(async () => void (await stop(api.child)))
  const check = () =>
    new Promise((resolve) =>
      spawn(
        process.execPath,
        args.map((arg) => arg.replace(String(API_PORT), new URL(api.url).port)),
      ).once('close', resolve),
    )
  expect(await check()).toBe(0)
  await stop(api.child)
  expect(await check()).toBe(1)
})

test('the Containerfile refers to stages and files that there are, and its images run without root', () => {
  const lines = containerfile().split('\n')
  const stages = new Map<string, string[]>()
  for (const line of lines) {
    const [, base = '', name = ''] = /^FROM (\S+) AS (\w+)$/.exec(line) ?? []
    expect(base === '' || base === '${NODE_IMAGE}' || stages.has(base), line).toBe(true)
    if (name) stages.set(name, [])
    const [, from] = /--from=(\w+)/.exec(line) ?? []
    expect(from === undefined || stages.has(from), line).toBe(true)
    ;[...stages.values()].at(-1)?.push(line)
  }
  expect([...stages.keys()]).toEqual(['packages', 'build', 'publish', 'api'])
  for (const name of ['publish', 'api']) {
    const stage = stages.get(name) ?? []
    expect(stage.findLast((line) => line.startsWith('USER '))).toBe('USER node')
    expect(stage.findIndex((line) => line.startsWith('USER '))).toBeGreaterThan(
      stage.findIndex((line) => line.startsWith('RUN ')),
    )
    for (const [, script = ''] of stage.join('\n').matchAll(/(scripts\/[\w-]+\.ts)/g))
      expect(existsSync(join(ROOT, script))).toBe(true)
  }
  for (const name of lines.flatMap((line) => /^COPY (package.*) \.\/$/.exec(line)?.[1]?.split(' ') ?? []))
    expect(existsSync(join(ROOT, name)), name).toBe(true)
  const variables = lines.flatMap((line) => (line.startsWith('ENV ') ? [...line.matchAll(/([A-Z_]+)=/g)] : []))
  expect(variables.map(([, name]) => name).filter((name) => name !== 'NODE_ENV' && !NAMES.has(name ?? ''))).toEqual([])
  const commands = commandsIn(containerfile()).map(({ name }) => name)
  expect(commands).toEqual(expect.arrayContaining(['build', 'hosting', 'publish']))
  const exists = commandFinder()
  expect(commands.filter((name) => !exists(name))).toEqual([])
})

type Service = {
  build?: { dockerfile: string; target: string }
  image?: string
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string }>
  volumes?: string[]
  healthcheck?: object
}

test('the services of the compose file refer to images, volumes, variables and services that there are', () => {
  const file = parse(composeFile()) as { services: Record<string, Service>; volumes: Record<string, null> }
  const { services, volumes } = file
  expect(Object.keys(services)).toEqual(['site', 'publish', 'api', 'database', 'store', 'mail'])
  const images = new Set([...containerfile().matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name))
  for (const [name, { build, image, depends_on = {}, volumes: mounts = [], environment = {} }] of Object.entries(
    services,
  )) {
    // A version, so that it is the same tomorrow.
    expect(build ? images.has(build.target) : /:v?\d+(\.\d+)*(-\w+)?$/.test(image ?? ''), name).toBe(true)
    for (const [other, { condition }] of Object.entries(depends_on)) {
      expect(services[other], `${name} needs ${other}`).toBeDefined()
      const isWatched = other === 'api' || services[other]?.healthcheck !== undefined
      expect(isWatched || condition !== 'service_healthy', `${name} waits for ${other}`).toBe(true)
    }
    for (const mount of mounts) expect(Object.keys(volumes), name).toContain(mount.split(':')[0])
    const unknown = Object.keys(environment).filter((variable) => !NAMES.has(variable))
    expect(name === 'api' ? unknown : []).toEqual([])
  }
  const asked = [...composeFile().matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
  expect(asked.filter((name) => !NAMES.has(name))).toEqual([])
  for (const [, host] of composeFile().matchAll(/(?:@|\/\/)([a-z]+):\d+/g))
    expect(['localhost', ...Object.keys(services)]).toContain(host)
})

type Job = {
  needs?: string | string[]
  script?: string[]
  steps?: { run?: string }[]
  stage?: string
  extends?: string
}

test('the pipelines run commands that there are, after jobs that there are', () => {
  const github = ['site', 'rollback'].map((name) => {
    const { jobs } = parse(readFileSync(join(ROOT, `.github/workflows/${name}.yml`), 'utf8')) as {
      jobs: Record<string, Job>
    }
    return jobs
  })
  const {
    stages,
    default: _all,
    ...gitlab
  } = parse(readFileSync(join(ROOT, '.gitlab-ci.yml'), 'utf8')) as Record<string, Job> & {
    stages: string[]
  }
  const ran = [...github, gitlab].map((jobs) => {
    const lines = Object.values(jobs).flatMap(({ script = [], steps = [] }) => [
      ...script,
      ...steps.map(({ run = '' }) => run),
    ])
    for (const [name, { needs = [], stage, extends: base }] of Object.entries(jobs)) {
      for (const other of [needs].flat()) expect(jobs[other], `${name} needs ${other}`).toBeDefined()
      expect(base === undefined || base in jobs, name).toBe(true)
      expect(stage === undefined || stages.includes(stage), name).toBe(true)
    }
    return lines.flatMap((line) => commandsIn(line).map(({ name }) => name))
  })
  const exists = commandFinder()
  expect(ran.flat().filter((name) => !exists(name))).toEqual([])
  const all = ['build', 'check:content', 'hosting', 'prune', 'publish', 'rollback', 'tool -- sbom']
  const [site = [], rollback = [], lab = []] = ran
  expect([...site, ...rollback].toSorted()).toEqual(all)
  expect(lab.toSorted()).toEqual(all)
})

test('pipelines know code that was tested, whatever the content of the vendor is', () => {
  const root = tempFolder({
    '.ci/code-hash': readFileSync(join(ROOT, '.ci/code-hash'), 'utf8'),
    'package.json': JSON.stringify({ imports: { '#vendor/*': './src/acme/*' } }),
  })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: root })
  git('init', '--quiet')
  /** The hash of the code after a commit with these files. */
  const hashWith = (files: Record<string, string>) => {
    writeFiles(root, files)
    git('add', '--all')
    git('commit', '--quiet', '--message', 'change')
    return execFileSync('bash', ['.ci/code-hash'], { cwd: root, encoding: 'utf8' })
  }
  const tested = hashWith({ 'src/a.ts': '1' })
  expect(tested).toMatch(/^[0-9a-f]{40}\n$/)
  expect(hashWith({ 'src/acme/content/home.json': '{ }', 'src/acme/words/en/common.json': '{ }' })).toBe(tested)
  expect(hashWith({ 'src/acme/public/logo.svg': '<svg/>' })).toBe(tested)
  // A failed change of code stays untested when content follows it.
  const failed = hashWith({ 'src/a.ts': '2' })
  expect(failed).not.toBe(tested)
  expect(hashWith({ 'src/acme/content/home.json': '{ "a": 1 }' })).toBe(failed)
  expect(hashWith({ 'src/acme/site.ts': '1' })).not.toBe(failed)
  const named = hashWith({ 'src/acme/contents/a.ts': '1' })
  expect(hashWith({ 'src/a.ts': '1' })).not.toBe(named)
})
