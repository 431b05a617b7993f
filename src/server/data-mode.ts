import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Mode of the folders in DATA_DIR: no other user of the machine reads requests and hashes of passwords. */
export const OWN = 0o700
/** Mode of the files there. */
export const OWN_FILE = 0o600

/** Our part of DATA_DIR, in which an operator may keep other things, too: databases, and folders of files. */
const DATABASE = /\.sqlite/
const FOLDERS: ReadonlySet<string> = new Set(['attachments', 'incoming', 'staging'])

/** Creates the folder of the embedded database, and the file, whose mode SQLite gives to those beside it. */
export function createPrivately(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true, mode: OWN })
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWN_FILE))
}

/**
 * Takes DATA_DIR and what is ours in it away from other users of the machine, whatever created it. Files of another
 * user, and file systems without modes, stay unchanged.
 */
export function makePrivate(dataDir: string): void {
  restrict(dataDir, OWN)
  for (const entry of entriesOf(dataDir)) {
    if (entry.isFile() && DATABASE.test(entry.name)) restrict(join(dataDir, entry.name), OWN_FILE)
    else if (entry.isDirectory() && FOLDERS.has(entry.name)) restrictAll(join(dataDir, entry.name))
  }
}

function restrictAll(folder: string): void {
  restrict(folder, OWN)
  for (const entry of entriesOf(folder)) {
    if (entry.isFile()) restrict(join(folder, entry.name), OWN_FILE)
    else if (entry.isDirectory()) restrictAll(join(folder, entry.name))
  }
}

/** Another process may have removed it meanwhile. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

function restrict(path: string, mode: number): void {
  try {
    if (statSync(path).mode & 0o077) chmodSync(path, mode)
  } catch {
    // As above, or not ours to change.
  }
}
