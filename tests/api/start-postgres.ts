/* Run by vitest once before the tests that need a database: starts a temporary PostgreSQL, and removes it afterwards. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../free-port.ts'
import { findTool, isLeftOut } from '../tools/find-tool.ts'

export default async function startPostgres(project: TestProject): Promise<(() => void) | undefined> {
  if (isLeftOut('postgres')) {
    project.provide('postgresUrl', '')
    return undefined
  }
  // Durability of PostgreSQL itself is not tested.
  const { url, stop } = await runPostgres('-c fsync=off')
  project.provide('postgresUrl', url)
  return stop
}

/** Starts a temporary PostgreSQL with options of its command line. */
export async function runPostgres(settings = ''): Promise<{ url: string; pid: number; stop: () => void }> {
  const binaries = findTool('postgres')
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  chmodSync(folder, 0o777)
  const data = join(folder, 'data')
  const port = await freePort()
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200 ${settings}`
  run(binaries, 'initdb', ['-D', data, '-U', 'app', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
  run(binaries, 'pg_ctl', ['-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start'])
  return {
    url: `postgres://app@127.0.0.1:${port}`,
    pid: Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    stop: () => {
      run(binaries, 'pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root. */
function run(binaries: string, program: string, args: readonly string[]): void {
  const command = [join(binaries, program), ...args]
  const [file = '', ...rest] =
    process.getuid?.() === 0 ? ['su', 'postgres', '-c', command.map((word) => `'${word}'`).join(' ')] : command
  execFileSync(file, rest, { stdio: 'ignore', cwd: tmpdir() })
}
