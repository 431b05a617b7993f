import { createDatabase, type DatabaseKind } from '../../api/databases.ts'
import { tempFolder } from '../../temp-folder.ts'
import type { Environment } from './start-site.ts'

/** Returns the environment of an empty database and a temporary data folder, which is removed after the test. */
export async function newEnvironment(kind: DatabaseKind, dataDir = tempFolder()): Promise<Environment> {
  const url = await createDatabase(kind)
  return { DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) }
}
