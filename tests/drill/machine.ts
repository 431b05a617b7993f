import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { nginxConfiguration } from '../../src/delivery/hosting/nginx-configuration.ts'
import { readPagePaths } from '../../src/delivery/hosting/page-paths.ts'
import { readScriptHashes } from '../../src/delivery/hosting/script-hashes.ts'
import { freePort } from '../free-port.ts'
import { startS3 } from '../publish/start-s3.ts'
import { spawnScript } from '../start-process.ts'
import { findTool } from '../tools/find-tool.ts'

const BUCKET = 'attachments'
const DISK_MB = 64
const START_MS = 180_000
const USER = 'app'

/** Runs one of `scripts/` to its end. Throws an error with its output if it fails. */
export async function runScript(script: string, args: readonly string[], env: Record<string, string>): Promise<string> {
  const child = spawnScript(script, args, env)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${code}:\n${output}`)
  return output
}

/** Ends what was started, last first. */
type Ends = (() => unknown)[]

/**
 * The programs of an operator, on one machine: nginx, the API, a PostgreSQL with a password, a store, and a small disk
 * for data.
 */
export async function startMachine(folder: string, target: string, ends: Ends) {
  const dataDir = join(folder, 'disk')
  mkdirSync(dataDir)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', dataDir])
  ends.push(() => execFileSync('umount', ['-l', dataDir]))
  const postgres = await startPostgres(folder)
  ends.push(() => postgres.control('stop', '-m', 'fast'))
  const [apiPort, storePort, port] = [await freePort(), await freePort(), await freePort()]
  let endStore: () => void = () => undefined
  const startStore = () => startS3(join(folder, 's3'), [BUCKET], (end) => (endStore = end), storePort)
  const s3 = await startStore()
  ends.push(() => endStore())
  const env = (): Record<string, string> => ({
    ...s3,
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url(),
    ATTACHMENTS_URL: `s3://${BUCKET}/requests`,
    // Each post comes from another address, which nginx would hide: the posts' own is believed here.
    TRUST_PROXY: '2',
    LOG_LEVEL: 'warn',
    BUILDS_DIR: join(target, 'builds'),
  })
  let api: ChildProcess | undefined
  const startApi = async () => {
    api = spawnScript('api.ts', [], { ...env(), PORT: String(apiPort) })
    for (const stream of [api.stdout, api.stderr])
      stream?.pipe(createWriteStream(join(folder, 'api.log'), { flags: 'a' }))
    await answers(`http://127.0.0.1:${apiPort}/api/health`)
  }
  const stopApi = async () => {
    if (!api || api.exitCode !== null) return
    api.kill('SIGTERM')
    const [code] = (await once(api, 'close')) as [number | null]
    if (code !== 0) throw new Error(`the API ended with ${code}`)
  }
  ends.push(stopApi)
  await startApi()
  const origin = `http://127.0.0.1:${port}`
  ends.push(startNginx(join(folder, 'nginx'), target, port, `http://127.0.0.1:${apiPort}`))
  await answers(origin)
  return {
    origin,
    dataDir,
    env,
    postgres,
    restartApi: async () => {
      await stopApi()
      await startApi()
    },
    restartStore: async () => {
      endStore()
      await startStore()
    },
    log: () => readFileSync(join(folder, 'api.log'), 'utf8'),
  }
}

/** Waits until an address answers well. */
async function answers(url: string): Promise<void> {
  const giveUpAt = Date.now() + START_MS
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (Date.now() > giveUpAt) throw new Error(`${url} did not answer`)
    await wait(50)
  }
}

function startNginx(folder: string, root: string, port: number, apiUpstream: string): () => void {
  mkdirSync(folder, { recursive: true })
  const builds = join(root, 'builds')
  const site = nginxConfiguration({
    root,
    serverName: '_',
    listen: `127.0.0.1:${port}`,
    apiUpstream,
    scriptHashes: readScriptHashes(builds),
    paths: readPagePaths(builds),
    moves: [],
  })
  // The posts of the drill come from one machine and stand for many.
  writeFileSync(
    join(folder, 'site.conf'),
    site.replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $proxy_add_x_forwarded_for'),
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; ${user} pid ${folder}/nginx.pid; events {}\nhttp { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }\n`,
  )
  const nginx = spawn(
    findTool('nginx'),
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  return () => nginx.kill('SIGKILL')
}

/** Starts a PostgreSQL of its own, with a password, as the user `postgres` if this is root. */
async function startPostgres(folder: string) {
  const binaries = findTool('postgres')
  const data = join(folder, 'postgres')
  const port = await freePort()
  const secret = join(folder, 'secret')
  let password = 'first-password'
  writeFileSync(secret, password)
  chmodSync(folder, 0o777)
  chmodSync(secret, 0o644)
  const run = (program: string, args: readonly string[]) => {
    const command = [join(binaries, program), ...args]
    const [file = '', ...rest] =
      process.getuid?.() === 0 ? ['su', 'postgres', '-c', command.map((word) => `'${word}'`).join(' ')] : command
    execFileSync(file, rest, { stdio: 'ignore', cwd: folder })
  }
  run('initdb', [
    '-D',
    data,
    '-U',
    USER,
    '--auth=scram-sha-256',
    `--pwfile=${secret}`,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ])
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`
  const control = (...args: string[]) => run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'postgres.log'), ...args])
  control('-o', options, 'start')
  const url = (secretWord = password) => `postgres://${USER}:${secretWord}@127.0.0.1:${port}/postgres`
  return { url, control, rename: (next: string) => (password = next) }
}
