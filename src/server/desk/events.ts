import type { FastifyBaseLogger } from 'fastify'
import { CLOCK_SKEW_MS } from '../clock-skew.ts'
import type { Database } from '../database/open-database.ts'
import { type ChangedRow, listChangedSince } from '../database/changed-requests.ts'
import { findLiveTokens } from '../database/sessions.ts'

const POLL_MS = 1_000
const BEAT_MS = 15_000
/** A change becomes visible when it is committed, which is after its time, and another host's clock may be behind. */
const WINDOW_MS = CLOCK_SKEW_MS + 10_000
/** How far back a client gets what it has missed. */
const REPLAY_MS = 10 * 60 * 1000
const MAX_CLIENTS = 200
const MAX_PER_ACCOUNT = 10

/** The receiver of events. */
export type Listener = {
  tokenHash: string
  accountId: string
  send: (event: DeskEvent) => void
}
export type DeskEvent =
  | { kind: 'ready'; since: number }
  | { kind: 'request'; row: ChangedRow }
  | { kind: 'beat' }
  | { kind: 'end'; reason: 'expired' | 'closing' }

/** Tells desks of new and changed requests, whichever process has stored them. */
export type Events = {
  /** Adds a listener; `since` is the time of the last change that it knows. Returns how to remove it, or which limit is reached. */
  listen: (listener: Listener, since?: number) => Promise<(() => void) | 'account' | 'total'>
  /** Looks for changes at once, because this process has stored one. */
  wake: () => void
  /** Ends all listeners, and takes no others. */
  close: () => Promise<void>
}

/**
 * Starts to tell of changes. The database is asked every second while anybody listens: one indexed query, on SQLite as on
 * PostgreSQL.
 */
export function openEvents({ database, log }: { database: Database; log: FastifyBaseLogger }): Events {
  const listeners = new Set<Listener>()
  /** Changes that were announced, with their version and time. */
  const told = new Map<string, { version: number; time: number }>()
  let polling: Promise<void> | undefined
  let timers: NodeJS.Timeout[] = []
  let isClosed = false

  const end = (listener: Listener, reason: 'expired' | 'closing') => {
    if (listeners.delete(listener)) listener.send({ kind: 'end', reason })
    if (listeners.size === 0) rest()
  }
  const rest = () => {
    for (const timer of timers) clearInterval(timer)
    timers = []
  }
  const readNew = async (): Promise<ChangedRow[]> => {
    const now = Date.now()
    for (const [id, { time }] of told) if (time < now - 2 * WINDOW_MS) told.delete(id)
    const rows = await listChangedSince(database, now - WINDOW_MS)
    const fresh = rows.filter(({ id, version }) => told.get(id)?.version !== version)
    for (const { id, version } of fresh) told.set(id, { version, time: now })
    return fresh
  }
  const look = async () => {
    const hashes = [...listeners].map(({ tokenHash }) => tokenHash)
    const live = await findLiveTokens(database, hashes)
    for (const listener of listeners) if (!live.has(listener.tokenHash)) end(listener, 'expired')
    for (const row of await readNew()) for (const { send } of listeners) send({ kind: 'request', row })
  }
  /** One look at a time; while the database does not answer, desks wait. */
  const poll = () => {
    if (isClosed || listeners.size === 0) return
    polling ??= look()
      .catch((error: unknown) => log.warn({ err: error }, 'changes of requests could not be read'))
      .finally(() => (polling = undefined))
  }
  const start = () => {
    if (timers.length > 0) return
    const beat = () => {
      for (const { send } of listeners) send({ kind: 'beat' })
    }
    timers = [setInterval(poll, POLL_MS), setInterval(beat, BEAT_MS)]
  }

  return {
    listen: async (listener, since) => {
      const ofAccount = [...listeners].filter(({ accountId }) => accountId === listener.accountId)
      if (ofAccount.length >= MAX_PER_ACCOUNT) return 'account'
      if (isClosed || listeners.size >= MAX_CLIENTS) return 'total'
      listeners.add(listener)
      try {
        // Changes stored before the start are not news.
        if (timers.length === 0) await readNew()
        const now = Date.now()
        const missed = since === undefined ? [] : await listChangedSince(database, Math.max(since, now - REPLAY_MS))
        listener.send({ kind: 'ready', since: now })
        for (const row of missed) listener.send({ kind: 'request', row })
      } catch (error) {
        listeners.delete(listener)
        throw error
      }
      // It may have left meanwhile.
      if (listeners.has(listener)) start()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) rest()
      }
    },
    wake: poll,
    close: async () => {
      isClosed = true
      for (const listener of listeners) end(listener, 'closing')
      await polling
    },
  }
}
