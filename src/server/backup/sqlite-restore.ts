import { existsSync } from 'node:fs'
import { link, mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { listRunning } from '../contact/incoming-folder.ts'
import { EmbeddedDialect } from '../database/embedded-dialect.ts'
import { embeddedFile } from '../database/open-database.ts'
import { codeOf } from '../storage-failure.ts'
import { END_LOGINS, type RestoreTarget } from './restore-target.ts'
import { inspectSqlite } from './sqlite-snapshot.ts'

/** The files that SQLite keeps beside a database: its log may not be applied to another one. */
const BESIDE = ['-wal', '-shm', '-journal']

/** The embedded database of a data folder. */
export function sqliteTarget(dataDir: string): RestoreTarget {
  const file = embeddedFile(dataDir)
  return {
    name: file,
    kind: 'sqlite',
    assertFree: async (isReplacing) => {
      const running = await listRunning(join(dataDir, 'incoming'))
      if (running.length > 0)
        throw new Error(`An API runs on ${dataDir} (process ${running.join(', ')}): stop it first`)
      if (!existsSync(file) || isReplacing) return
      throw new Error(`There is a database already: ${file}. Name an empty folder, or replace it with --replace`)
    },
    put: async (path, isReplacing) => {
      // The copy is opened here, which leaves no log of its own behind.
      await inspectSqlite(path)
      await endLogins(path)
      await mkdir(dirname(file), { recursive: true })
      await sync(path)
      const replaced = isReplacing && existsSync(file) ? await keepOld(file) : null
      for (const suffix of BESIDE) await rm(file + suffix, { force: true })
      if (replaced) await rename(path, file)
      // A database that has come into being meanwhile is not replaced.
      else await link(path, file)
      await sync(dirname(file))
      return replaced
    },
  }
}

/** Ends the logins of the day of the backup: some were ended since. */
async function endLogins(path: string): Promise<void> {
  const database = new Kysely<unknown>({ dialect: new EmbeddedDialect(path) })
  try {
    await sql.raw(END_LOGINS).execute(database)
  } finally {
    await database.destroy()
  }
}

/** Gives a database a second name, under which it stays. Throws if a process has it open. */
async function keepOld(file: string): Promise<string> {
  await closeLog(file)
  const kept = join(
    dirname(file),
    `${basename(file)}.replaced-${new Date().toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
  )
  await link(file, kept)
  // Of a damaged database, which could not be closed.
  for (const suffix of BESIDE) if (existsSync(file + suffix)) await link(file + suffix, kept + suffix)
  return kept
}

/** Merges the log into the database, which is only possible while no other process has it open. */
async function closeLog(file: string): Promise<void> {
  const database = new Kysely<unknown>({ dialect: new EmbeddedDialect(file) })
  try {
    await sql`pragma journal_mode = delete`.execute(database)
  } catch (error) {
    const code = error instanceof Error ? (codeOf(error) ?? '') : ''
    if (/BUSY|LOCKED/.test(code)) throw new Error(`${file} is in use: stop the API first`, { cause: error })
    // A damaged database is a reason to restore one.
    if (!/CORRUPT|NOTADB/.test(code)) throw error
  } finally {
    await database.destroy()
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
