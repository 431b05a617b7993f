import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { query } from './query.ts'

/** The PostgreSQL of the tests. */
export type PostgresServer = {
  /** Suspends it, as if its machine hung. It is resumed after the test at the latest. */
  pause: () => void
  goOn: () => void
  /** Kills it like a crash, and restarts it. */
  crash: () => void
}

/** Finds the processes of the PostgreSQL of the tests. */
export async function findPostgres(): Promise<PostgresServer> {
  const env = { DATA_DIR: '', DATABASE_URL: `${inject('postgresUrl')}/postgres` }
  const [row] = await query(env, 'show data_directory')
  const folder = String(row?.data_directory)
  const pid = () => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
  const binaries = dirname(readlinkSync(`/proc/${pid()}/exe`))
  const signalAll = (signal: NodeJS.Signals) => {
    for (const process of [pid(), ...childrenOf(pid())]) trySignal(process, signal)
  }
  return {
    pause: () => {
      onTestFinished(() => signalAll('SIGCONT'))
      signalAll('SIGSTOP')
    },
    goOn: () => signalAll('SIGCONT'),
    crash: () => {
      // PostgreSQL refuses to run as root: use its previous user.
      const { uid, gid } = statSync(folder)
      const args = ['-D', folder, '-m', 'immediate', '-w', '-l', join(dirname(folder), 'log'), 'restart']
      const { status, stderr } = spawnSync(join(binaries, 'pg_ctl'), args, {
        uid,
        gid,
        cwd: folder,
        encoding: 'utf8',
        // The server inherits the streams.
        stdio: ['ignore', 'ignore', 'pipe'],
        timeout: 30_000,
      })
      if (status !== 0) throw new Error(`PostgreSQL could not be restarted: ${stderr}`)
    },
  }
}

function childrenOf(parent: number): number[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return processes.map(Number).filter((process) => {
    try {
      return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1]) === parent
    } catch {
      // It has ended in the meantime.
      return false
    }
  })
}

function trySignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended in the meantime.
  }
}
