/** Why there is no slot: the client's limit, or the limit of all clients. */
export type NoSlot = 'caller' | 'all'
export type UploadSlots = {
  /**
   * Takes a slot for a body before it is read, and waits for a free one. Resolves with a function that releases it, or
   * with the reason why none was free before the timeout.
   */
  take: (key: string) => Promise<(() => void) | NoSlot>
}

type Options = {
  /** Maximum number of bodies of one client read at the same time. */
  perKey: number
  /** Maximum number of bodies of all clients. */
  total: number
  /** Timeout of the wait for a slot. */
  patienceMs: number
}

/** Length of the waiting queue per slot: a waiting body costs a connection, but no disk space. */
const WAITING_PER_SLOT = 8

/** Limits how many bodies this process reads at once, so that unfinished ones cannot fill the disk. */
export function createUploadSlots({ perKey, total, patienceMs }: Options): UploadSlots {
  const taken = new Map<string, number>()
  const waiting: { key: string; wake: () => void }[] = []
  let all = 0

  const hasOwn = (key: string) => (taken.get(key) ?? 0) < perKey
  const isFree = (key: string) => all < total && hasOwn(key)
  const giveBack = (key: string) => {
    const left = (taken.get(key) ?? 1) - 1
    if (left > 0) taken.set(key, left)
    else taken.delete(key)
    all -= 1
    const next = waiting.findIndex((waiter) => isFree(waiter.key))
    if (next >= 0) waiting.splice(next, 1)[0]?.wake()
  }
  const occupy = (key: string) => {
    taken.set(key, (taken.get(key) ?? 0) + 1)
    all += 1
    let isHeld = true
    return () => {
      if (isHeld) giveBack(key)
      isHeld = false
    }
  }
  const take = async (key: string): Promise<(() => void) | NoSlot> => {
    if (isFree(key)) return occupy(key)
    if (waiting.length >= total * WAITING_PER_SLOT) return 'all'
    return new Promise((resolve) => {
      const waiter = {
        key,
        wake: () => {
          clearTimeout(timer)
          resolve(occupy(key))
        },
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(waiter), 1)
        resolve(hasOwn(key) ? 'all' : 'caller')
      }, patienceMs)
      waiting.push(waiter)
    })
  }
  return { take }
}
