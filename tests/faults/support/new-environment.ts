import { createDatabase, type DatabaseKind } from '../../api/databases.ts'
import { tempFolder } from '../../temp-folder.ts'
import type { Environment } from './start-site.ts'

/** Names an empty database and a data folder of its own, which is gone when the test is over. */
export async function newEnvironment(kind: DatabaseKind, dataDir = tempFolder()): Promise<Environment> {
  const url = await createDatabase(kind)
  return { DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) }
}
