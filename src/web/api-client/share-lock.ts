/** Runs work while no other tab runs work of the same name. If the browser has no Web Locks, it runs without a lock. */
export function shareLock(name: string, work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  return locks ? locks.request(name, work) : work()
}
