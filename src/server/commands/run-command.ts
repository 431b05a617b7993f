import { reportFailure } from '../../base/command-line/report-failure.ts'
import { tolerateClosedPipe } from '../../base/command-line/tolerate-closed-pipe.ts'
import { readEnvironment } from '../../base/environment.ts'
import { readConfig, type ServerConfig } from '../config.ts'
import { type Database, openDatabase } from '../database/open-database.ts'

/**
 * Runs a command on the API's database and closes the database. `check` throws if the arguments are invalid, before the
 * database is opened. An error is printed as its message; the exit code is 1, or 2 for wrong usage.
 */
export async function runCommand(
  check: () => unknown,
  command: (database: Database, config: ServerConfig) => Promise<void>,
): Promise<void> {
  tolerateClosedPipe(process.stdout, process.stderr)
  try {
    check()
    const config = readConfig(process.cwd(), readEnvironment())
    const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
    try {
      await command(database, config)
    } finally {
      await database.destroy()
    }
  } catch (error) {
    process.exitCode = reportFailure(error)
  }
}
