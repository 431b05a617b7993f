import { writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { MIGRATION_LOCK } from '../database/open-database.ts'
import { onPostgres } from './postgres-snapshot.ts'
import { runTool } from './postgres-tools.ts'
import { END_LOGINS, type RestoreTarget } from './restore-target.ts'

const TABLES = 'select tablename from pg_tables where schemaname = current_schema()'
const OTHERS =
  'select count(*) as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'

/** A server process ends shortly after its client has gone. */
const ENDING_MS = 3000

/** The PostgreSQL of an address. */
export function postgresTarget(url: string): RestoreTarget {
  return {
    name: 'the PostgreSQL of DATABASE_URL',
    kind: 'postgres',
    assertFree: async (isReplacing) => {
      await onPostgres(url, async (read) => {
        const tables = await read(TABLES)
        if (tables.length > 0 && !isReplacing)
          throw new Error(
            'The PostgreSQL of DATABASE_URL has tables already. Name an empty database, or replace them with --replace',
          )
      })
      const others = await countOthers(url)
      if (others > 0)
        throw new Error(`The PostgreSQL of DATABASE_URL is in use, by ${others} connections: stop the API first`)
    },
    put: async (path) => {
      const [restore, clear, end] = [`${path}.sql`, `${path}.clear.sql`, `${path}.end.sql`]
      await runTool('pg_restore', ['--no-owner', '--no-privileges', '--file', restore, path])
      const tables = await onPostgres(url, (read) => read(TABLES))
      // An API that starts meanwhile waits, and finds all tables.
      const lock = `select pg_advisory_xact_lock(${MIGRATION_LOCK});`
      const drops = tables.map(({ tablename }) => `drop table "${String(tablename).replaceAll('"', '""')}" cascade;`)
      await writeFile(clear, [lock, ...drops].join('\n'))
      // A dump leaves a search path without schemas.
      await writeFile(end, `reset search_path;\n${END_LOGINS};`)
      const once = ['--no-psqlrc', '--quiet', '--set', 'ON_ERROR_STOP=1', '--single-transaction']
      await runTool('psql', [...once, '--file', clear, '--file', restore, '--file', end], url)
      return null
    },
  }
}

/** Returns how many others are connected, once those that were about to end have ended. */
async function countOthers(url: string): Promise<number> {
  const until = Date.now() + ENDING_MS
  for (;;) {
    const [others] = await onPostgres(url, (read) => read(OTHERS))
    const count = Number(others?.count)
    if (count === 0 || Date.now() > until) return count
    await wait(100)
  }
}
