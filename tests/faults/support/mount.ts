import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates a folder on a disk of its own of this size; both are removed after the test. */
export function mountDisk(megabytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  mount(['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  onTestFinished(() => {
    unmount(folder)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** Mounts a folder read-only, here or at another place: nothing in it can be removed. Returns the function that reverts it. */
export function makeReadOnly(folder: string, at = folder): () => void {
  mount(['--bind', folder, at])
  let isMounted = true
  const end = () => {
    if (isMounted) unmount(at)
    isMounted = false
  }
  onTestFinished(end)
  mount(['-o', 'remount,bind,ro', at])
  return end
}

function mount(args: readonly string[]): void {
  try {
    execFileSync('mount', args, { stdio: 'pipe' })
  } catch (error) {
    throw new Error('This test mounts a disk of its own: run it as root, where mounting is allowed', { cause: error })
  }
}

/** Lazily: a process may still have a file open. */
function unmount(folder: string): void {
  execFileSync('umount', ['-l', folder], { stdio: 'pipe' })
}
