import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { isRunning } from '../build/output.ts'
import { REVALIDATE } from '../hosting/response-rules.ts'
import { LOCKS, UNFINISHED } from './layout.ts'
import type { Store } from './store.ts'

/*
 * Not every store can write "only if there is nothing yet", so the lock needs only that a listing sees what was written before it:
 * whoever wants it writes a claim of its own, then lists the claims, and gives up when it sees another. Of two, at least the
 * one that wrote later sees the other. A claim that was not renewed for the time of the lease counts no more; its age is told by
 * the store's clock alone.
 */

/** A publisher that is gone holds others up no longer than this. */
const LEASE_MS = 60_000
/** Whoever could not renew its claim for this long stops writing: half a lease before anyone else may begin. */
const SAFE_PART = 1 / 2
const RENEWALS_PER_LEASE = 6
/** Between two tries, at least; and again as much by chance, so that two do not meet forever. */
const RETRY_MS = 500

/** What every change of a store may be told. */
export type ChangeOptions = {
  /** How long others wait for this publisher when it is gone. */
  leaseMs?: number
  /** How long to wait for another publisher. */
  maxWaitMs?: number
  onProgress?: (message: string) => void
}

type Claim = { pid: number; processes: string | undefined }

/**
 * Does some work as the only publisher of a store. The store that `work` is given refuses to write once the lease is lost.
 * Throws when another publisher does not end in time.
 */
export async function withLock<Result>(
  store: Store,
  { leaseMs = LEASE_MS, maxWaitMs = 2 * leaseMs, onProgress = () => {} }: ChangeOptions,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const key = `${LOCKS}${randomUUID()}.json`
  let renewedAt = await acquire(store, key, { leaseMs, maxWaitMs, onProgress })
  const renewing = setInterval(() => {
    const startedAt = Date.now()
    writeClaim(store, key).then(
      () => (renewedAt = startedAt),
      // The next try may do better; without one, the store below refuses to write.
      () => {},
    )
  }, leaseMs / RENEWALS_PER_LEASE)
  const assertHeld = () => {
    if (Date.now() - renewedAt > leaseMs * SAFE_PART) throw new Error('The lock could not be renewed. Publish again.')
  }
  try {
    await store.remove([...(await store.list(UNFINISHED)).keys()])
    return await work(guarded(store, assertHeld))
  } finally {
    clearInterval(renewing)
    await store.remove([key])
  }
}

async function acquire(
  store: Store,
  key: string,
  { leaseMs, maxWaitMs, onProgress }: Required<ChangeOptions>,
): Promise<number> {
  const giveUpAt = Date.now() + maxWaitMs
  for (;;) {
    const startedAt = Date.now()
    await writeClaim(store, key)
    if (!(await hasOtherClaim(store, key, leaseMs))) return startedAt
    await store.remove([key])
    if (Date.now() > giveUpAt) throw new Error(`${store.name} is being published to by another. Try again later.`)
    onProgress('waiting for another publisher')
    await wait(RETRY_MS * (1 + Math.random()))
  }
}

/** Tells whether another publisher is at work, and clears the claims of those that are not any more. */
async function hasOtherClaim(store: Store, key: string, leaseMs: number): Promise<boolean> {
  const claims = await store.list(LOCKS)
  const now = claims.get(key)?.modifiedAt ?? 0
  const others = [...claims].filter(([other]) => other !== key)
  const isAlive = await Promise.all(
    others.map(async ([other, { modifiedAt }]) => now - modifiedAt <= leaseMs && !(await isDead(store, other))),
  )
  await store.remove(others.filter((_, index) => !isAlive[index]).map(([other]) => other))
  return isAlive.includes(true)
}

function writeClaim(store: Store, key: string): Promise<void> {
  const claim: Claim = { pid: process.pid, processes: processesId() }
  return store.write(key, Buffer.from(JSON.stringify(claim)), {
    contentType: 'application/json',
    cacheControl: REVALIDATE,
  })
}

/** Tells whether a claim's publisher was a process of this system that ended: then its lease need not be waited for. */
async function isDead(store: Store, key: string): Promise<boolean> {
  const text = await store.read(key)
  if (!text) return true
  const { pid, processes } = readClaim(text)
  return (
    processes !== undefined &&
    processes === processesId() &&
    pid !== undefined &&
    pid !== process.pid &&
    !isRunning(pid)
  )
}

/** Reads a claim. Of one that is damaged nothing is known, and its lease counts. */
function readClaim(text: Buffer): Partial<Claim> & Pick<Claim, 'processes'> {
  try {
    // Written by writeClaim.
    return JSON.parse(text.toString()) as Claim
  } catch {
    return { processes: undefined }
  }
}

/** Names this boot of this system and its table of processes, of which containers have their own; undefined where there is no /proc. */
function processesId(): string | undefined {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return undefined
  }
}

function guarded(store: Store, assertHeld: () => void): Store {
  return {
    ...store,
    write: async (...args) => {
      assertHeld()
      await store.write(...args)
    },
    copy: async (...args) => {
      assertHeld()
      await store.copy(...args)
    },
    remove: async (...args) => {
      assertHeld()
      await store.remove(...args)
    },
  }
}
