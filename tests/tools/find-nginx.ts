import { findExecutable } from './executables.ts'

/** Folders of nginx on systems where they are not in every user's PATH. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

/** Finds nginx. */
export function findNginx(): string | undefined {
  return findExecutable(['nginx'], FOLDERS)
}
