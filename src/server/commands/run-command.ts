import { reportFailure } from '../../command-line/report-failure.ts'
import { tolerateClosedPipe } from '../../command-line/tolerate-closed-pipe.ts'
import { readEnvironment } from '../../environment.ts'
import { readConfig, type ServerConfig } from '../config.ts'
import { type Database, openDatabase } from '../database/open-database.ts'

/**
 * Runs a command on the API's database, and closes it; `check` throws, before the database is touched, where the command was called
 * with what it does not take. What fails is said in its sentence, and the process ends with 1, or with 2 for a wrong call.
 */
export async function runCommand(
  check: () => unknown,
  command: (database: Database, config: ServerConfig) => Promise<void>,
): Promise<void> {
  tolerateClosedPipe(process.stdout)
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
