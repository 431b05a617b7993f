/** Why there is no slot: the client's limit, or the limit of all clients. */
export type NoSlot = 'caller' | 'all'
export type UploadSlots = {
  /**
   * Takes a slot for a body before it is read, and waits for a free one. Resolves with a function that releases it, or
   * with the reason why none was free before the timeout. `network` is a larger network of the client, if it has one.
   */
  take: (key: string, network?: string) => Promise<(() => void) | NoSlot>
}

type Options = {
  /** Maximum number of bodies of one client read at the same time. */
  perKey: number
  /** Maximum number of bodies of one larger network; without it there is no such limit. */
  perNetwork?: number
  /** Maximum number of bodies of all clients. */
  total: number
  /** Timeout of the wait for a slot. */
  patienceMs: number
}

type Owner = { key: string; network: string | undefined }

/** Length of the waiting queue per slot: a waiting body costs a connection, but no disk space. */
const WAITING_PER_SLOT = 8

/** Limits how many bodies this process reads at once, so that unfinished ones cannot fill the disk. */
export function createUploadSlots({ perKey, perNetwork = Infinity, total, patienceMs }: Options): UploadSlots {
  const taken = new Map<string, number>()
  const waiting: { owner: Owner; wake: () => void }[] = []
  let all = 0

  const has = (key: string, limit: number) => (taken.get(key) ?? 0) < limit
  const hasOwn = ({ key, network }: Owner) => has(key, perKey) && (network === undefined || has(network, perNetwork))
  const isFree = (owner: Owner) => all < total && hasOwn(owner)
  const count = ({ key, network }: Owner, change: 1 | -1) => {
    for (const each of network === undefined ? [key] : [key, network]) {
      const left = (taken.get(each) ?? 0) + change
      if (left > 0) taken.set(each, left)
      else taken.delete(each)
    }
    all += change
  }
  const giveBack = (owner: Owner) => {
    count(owner, -1)
    const next = waiting.findIndex((waiter) => isFree(waiter.owner))
    if (next >= 0) waiting.splice(next, 1)[0]?.wake()
  }
  const occupy = (owner: Owner) => {
    count(owner, 1)
    let isHeld = true
    return () => {
      if (isHeld) giveBack(owner)
      isHeld = false
    }
  }
  const take = async (key: string, network?: string): Promise<(() => void) | NoSlot> => {
    const owner = { key, network }
    if (isFree(owner)) return occupy(owner)
    if (waiting.length >= total * WAITING_PER_SLOT) return 'all'
    return new Promise((resolve) => {
      const waiter = {
        owner,
        wake: () => {
          clearTimeout(timer)
          resolve(occupy(owner))
        },
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(waiter), 1)
        resolve(hasOwn(owner) ? 'all' : 'caller')
      }, patienceMs)
      waiting.push(waiter)
    })
  }
  return { take }
}
