import { join } from 'node:path'
import EmbeddedDatabase from 'libsql'
import pg from 'pg'
import type { Environment } from './start-site.ts'

export type Row = Record<string, unknown>

/** Queries the database of a site directly. */
export async function query(env: Environment, sql: string): Promise<Row[]> {
  if (!env.DATABASE_URL) {
    const database = new EmbeddedDatabase(join(env.DATA_DIR, 'site.sqlite'))
    try {
      database.exec('pragma busy_timeout = 5000')
      return database.prepare(sql).all() as Row[]
    } finally {
      database.close()
    }
  }
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
