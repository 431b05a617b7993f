import { spawn } from 'node:child_process'
import type { Writable } from 'node:stream'

const ADVICE =
  "Install PostgreSQL's client programs (Debian: apt-get install postgresql-client), not older than the server, and have them on the PATH"

/**
 * Runs a program of PostgreSQL on a database. The password goes into the environment: everybody on this machine may read
 * arguments. Throws with what it printed on the standard error.
 */
export async function runTool(
  tool: 'pg_dump' | 'pg_restore' | 'psql',
  args: readonly string[],
  url?: string,
): Promise<void> {
  const { address, password } = split(url)
  const child = spawn(tool, [...args, ...(address ? ['--dbname', address] : [])], {
    env: { ...process.env, ...(password !== undefined && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  const stderr: Writable | NodeJS.ReadableStream = child.stderr
  stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise<number | string | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(error.code === 'ENOENT' ? `There is no ${tool} here. ${ADVICE}.` : error.message)),
    )
    child.once('close', (ended, signal) => resolve(ended ?? signal))
  })
  if (code !== 0) throw new Error(`${tool} failed: ${said.trim() || `it ended with ${code}`}`)
}

function split(url: string | undefined): { address?: string; password?: string } {
  if (url === undefined) return {}
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { address: address.href, ...(password && { password }) }
}
