import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { isRunning } from '../../base/is-running.ts'
import { REVALIDATE } from '../../base/response-rules.ts'
import { UNFINISHED } from '../../base/object-store/directory-store.ts'
import { LOCKS } from './layout.ts'
import type { Store } from '../../base/object-store/store.ts'

/*
 * Not every store supports a conditional write ("only if it does not exist"). This lock only requires that a listing
 * contains all earlier writes: a publisher writes a claim, then lists the claims, and gives up if there is another one.
 * Of two publishers, at least the one that wrote later sees the other's claim. A claim that was not renewed within its
 * lease has expired; its age is measured by the store's clock only.
 */

/** How long a publisher that has died blocks others. */
const LEASE_MS = 60_000
/**
 * A publisher that could not renew its claim for this share of the lease stops writing: half a lease before another may
 * start.
 */
const SAFE_PART = 1 / 2
const RENEWALS_PER_LEASE = 6
/**
 * Minimum time between two tries; a random time of up to the same length is added, so that two publishers do not
 * collide forever.
 */
const RETRY_MS = 500

/** Options of every change of a store. */
export type ChangeOptions = {
  /** How long others wait for this publisher if it has died. */
  leaseMs?: number
  /** How long to wait for another publisher. */
  maxWaitMs?: number
  onProgress?: (message: string) => void
}

type Claim = { pid: number; processes: string | undefined }

/**
 * Runs work as the only publisher of a store. The store passed to `work` refuses to write once the lease is lost.
 * Throws if another publisher does not finish in time.
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
      // The next renewal may succeed; without one, the store below refuses to write.
      () => {},
    )
  }, leaseMs / RENEWALS_PER_LEASE)
  const assertHeld = () => {
    if (Date.now() - renewedAt > leaseMs * SAFE_PART)
      throw new Error('The lock could not be renewed. Run this command again.')
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
    if (Date.now() > giveUpAt) throw new Error(`${store.name} is in use by another command. Try again later.`)
    onProgress('waiting for another command')
    await wait(RETRY_MS * (1 + Math.random()))
  }
}

/** Returns whether another publisher is active, and removes expired claims. */
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

/**
 * Returns whether the publisher of a claim was a process of this system that has ended: then there is no need to wait
 * for its lease.
 */
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

/** Reads a claim. If it is damaged, only its lease counts. */
function readClaim(text: Buffer): Partial<Claim> & Pick<Claim, 'processes'> {
  try {
    // Written by writeClaim.
    return JSON.parse(text.toString()) as Claim
  } catch {
    return { processes: undefined }
  }
}

/** Returns an id of this boot of this system and its process table, which differs between containers; undefined without /proc. */
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
