/* Run by vitest once before the tests that need a database: starts a temporary PostgreSQL, and removes it afterwards. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
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
  const binaries = findTool('postgres')
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  chmodSync(folder, 0o777)
  const data = join(folder, 'data')
  const port = await freePort()
  // Durability of PostgreSQL itself is not tested.
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`
  run(binaries, 'initdb', ['-D', data, '-U', 'app', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
  run(binaries, 'pg_ctl', ['-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start'])
  project.provide('postgresUrl', `postgres://app@127.0.0.1:${port}`)
  return () => {
    run(binaries, 'pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
    rmSync(folder, { recursive: true, force: true })
  }
}

/** PostgreSQL refuses to run as root. */
function run(binaries: string, program: string, args: readonly string[]): void {
  const command = [join(binaries, program), ...args]
  const [file = '', ...rest] =
    process.getuid?.() === 0 ? ['su', 'postgres', '-c', command.map((word) => `'${word}'`).join(' ')] : command
  execFileSync(file, rest, { stdio: 'ignore', cwd: tmpdir() })
}
