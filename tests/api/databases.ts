import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** The supported databases, and whether each is tested: a developer may leave PostgreSQL out. */
export const DATABASES = [
  { kind: 'embedded', isHere: true },
  { kind: 'postgres', isHere: inject('postgresUrl') !== '' },
] as const
export type DatabaseKind = (typeof DATABASES)[number]['kind']

/** Creates an empty database and returns its address; undefined for the embedded one. */
export async function createDatabase(kind: DatabaseKind): Promise<string | undefined> {
  if (kind === 'embedded') return undefined
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return `${inject('postgresUrl')}/${name}`
}
