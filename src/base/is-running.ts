/** Returns whether the process that a temporary file is named after is still running. */
export function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process of another user exists, but must not be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
