import type { FastifyBaseLogger } from 'fastify'
import { addCounts, type Caps } from '../database/insight-counts.ts'
import type { Database } from '../database/open-database.ts'
import type { CountRow } from '../database/tables.ts'
import { codeOf } from '../storage-failure.ts'
import { taipeiDay } from '../taipei-time.ts'

/** Limits of free texts: so many different searches, and addresses with where they came from, a day. */
export const CAPS: Caps = { unfound: 200, missing: 200 }

const FLUSH_MS = 5_000
/** After a failure: the database has more important work to do first. */
const RETRY_MS = 60_000
/** Different counts that are waiting: a locked database must not fill the memory. */
const MAX_WAITING = 5_000

export type InsightCounter = {
  /** Whether anything is counted. */
  isOn: boolean
  /** Counts each once, today. Never waits for the database and never fails. */
  count: (seen: readonly InsightKey[], now?: number) => void
  /** Adds what is waiting to the database. Never fails: counts that could not be added go on waiting. */
  flush: () => Promise<void>
  /** Adds what is waiting, and stops. */
  close: () => Promise<void>
}
export type InsightKey = Pick<CountRow, 'kind' | 'name' | 'detail'>

type Options = { database: Database; log: FastifyBaseLogger; isOn: boolean }

/**
 * Counts in memory, and adds that to the database every few seconds: a visit costs the database nothing, and a locked
 * one delays nobody. When a process is killed, the counts of the last few seconds are lost.
 */
export function openInsightCounter({ database, log, isOn }: Options): InsightCounter {
  let waiting = new Map<string, CountRow>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let flushing = Promise.resolve()
  let isClosed = false

  const add = (row: CountRow) => {
    const key = JSON.stringify([row.day, row.kind, row.name, row.detail])
    const known = waiting.get(key)
    if (known) known.count += row.count
    else if (waiting.size < MAX_WAITING || row.name === '') waiting.set(key, row)
    else if (CAPS[row.kind] !== undefined) add({ ...row, name: '', detail: '' })
  }
  const schedule = (ms: number) => {
    if (isClosed || timer) return
    timer = setTimeout(() => {
      timer = undefined
      void flush()
    }, ms)
    timer.unref()
  }
  const write = async () => {
    if (waiting.size === 0) return
    const rows = [...waiting.values()]
    waiting = new Map()
    try {
      await addCounts(database, rows, CAPS)
    } catch (error) {
      for (const row of rows) add(row)
      // Not thrown by our code with anything else than an Error.
      log.warn({ code: codeOf(error as Error) }, 'counts could not be added, and wait')
      clearTimeout(timer)
      timer = undefined
      schedule(RETRY_MS)
    }
  }
  const flush = () => {
    flushing = flushing.then(write)
    return flushing
  }
  return {
    isOn,
    count: (seen, now = Date.now()) => {
      if (!isOn || isClosed) return
      const day = taipeiDay(now)
      for (const each of seen) add({ day, ...each, count: 1 })
      schedule(FLUSH_MS)
    },
    flush,
    close: () => {
      isClosed = true
      clearTimeout(timer)
      return flush()
    },
  }
}
