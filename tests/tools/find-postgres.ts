import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findExecutable } from './executables.ts'

const DEBIAN = '/usr/lib/postgresql'

/** Finds the folder of PostgreSQL's programs; Debian has it beside the PATH, the newest version is taken. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const initdb = findExecutable(
    ['initdb'],
    versions.map((version) => join(DEBIAN, version, 'bin')),
  )
  return initdb && dirname(initdb)
}
