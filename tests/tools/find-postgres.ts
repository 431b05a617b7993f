import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findExecutable } from './executables.ts'

const DEBIAN = '/usr/lib/postgresql'

/** Finds the folder of PostgreSQL's programs; Debian has it outside the PATH, and the newest version is used. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const initdb = findExecutable(
    ['initdb'],
    versions.map((version) => join(DEBIAN, version, 'bin')),
  )
  return initdb && dirname(initdb)
}
