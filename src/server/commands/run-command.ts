import { readConfig, type ServerConfig } from '../config.ts'
import { type Database, openDatabase } from '../database/open-database.ts'

/** Runs a command on the API's database, and closes it. What fails is said in its sentence, and the process ends with 1. */
export async function runCommand(command: (database: Database, config: ServerConfig) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.cwd(), process.env)
    const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
    try {
      await command(database, config)
    } finally {
      await database.destroy()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
