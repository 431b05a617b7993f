import { findExecutable } from './executables.ts'

/** Where nginx is put by systems that do not have it on the PATH of everyone. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

/** Finds nginx. */
export function findNginx(): string | undefined {
  return findExecutable(['nginx'], FOLDERS)
}
