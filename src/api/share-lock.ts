/** Runs work while no other tab runs work of the same name. Where there are no locks between tabs, it just runs. */
export function shareLock(name: string, work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  return locks ? locks.request(name, work) : work()
}
