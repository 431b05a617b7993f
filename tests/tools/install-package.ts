import { spawnSync } from 'node:child_process'
import { findExecutable } from './executables.ts'

/** A browser is a hundred megabytes, and another apt may be running. */
const INSTALL_MS = 600_000
const LOCK_SECONDS = 120

/** Returns whether Debian packages can be installed here: as root, with apt. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && findExecutable(['apt-get']) !== undefined
}

/** Installs a Debian package. A fresh machine may have no package list, or an old one: then it is updated first. */
export function installPackage(name: string): boolean {
  if (!canInstall()) return false
  console.log(`Installing the package ${name} with apt-get`)
  const install = ['install', '-y', '--no-install-recommends', name]
  const fault = runApt(install) && (runApt(['update']) ?? runApt(install))
  if (fault) console.log(fault)
  return fault === undefined
}

/** Runs apt-get, which waits for the lock of another one. Returns its error output if it fails. */
function runApt(options: readonly string[]): string | undefined {
  const { status, stderr } = spawnSync('apt-get', ['-qq', '-o', `DPkg::Lock::Timeout=${LOCK_SECONDS}`, ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    timeout: INSTALL_MS,
  })
  return status === 0 ? undefined : stderr.trim() || `apt-get ${options.join(' ')} did not end`
}
