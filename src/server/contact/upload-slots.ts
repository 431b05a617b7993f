/** Tells why there is no slot: the caller has too many, or all callers together. */
export type NoSlot = 'caller' | 'all'
export type UploadSlots = {
  /**
   * Takes a slot for a body that is about to be read, and waits for one when the caller has none left. Resolves with what gives
   * it back, or with the reason why there is none.
   */
  take: (key: string) => Promise<(() => void) | NoSlot>
}

type Options = {
  /** Bodies of one caller that are read at the same time. */
  perKey: number
  /** Bodies of all callers. */
  total: number
  /** How long a caller waits for one of its own. */
  patienceMs: number
}

/** Bounds how many bodies this process reads at once, so that unfinished ones cannot fill the disk. */
export function createUploadSlots({ perKey, total, patienceMs }: Options): UploadSlots {
  const taken = new Map<string, number>()
  const waiting: { key: string; wake: () => void }[] = []
  let all = 0

  const isFree = (key: string) => (taken.get(key) ?? 0) < perKey
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
    if (all >= total || waiting.length >= total) return 'all'
    if (isFree(key)) return occupy(key)
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
        resolve('caller')
      }, patienceMs)
      waiting.push(waiter)
    })
  }
  return { take }
}
