/** Why there is no slot: the caller has too many, or all callers together. */
export type NoSlot = 'caller' | 'all'
export type UploadSlots = {
  /**
   * Takes a slot for a body that is about to be read, and waits for one when there is none. Resolves with what gives it back, or
   * with the reason why there was none in time.
   */
  take: (key: string) => Promise<(() => void) | NoSlot>
}

type Options = {
  /** Bodies of one caller that are read at the same time. */
  perKey: number
  /** Bodies of all callers. */
  total: number
  /** How long a caller waits for one. */
  patienceMs: number
}

/** For each slot so many may wait: a waiting body costs a connection, and no disk. */
const WAITING_PER_SLOT = 8

/** Bounds how many bodies this process reads at once, so that unfinished ones cannot fill the disk. */
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
