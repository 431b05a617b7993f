import type { FastifyBaseLogger } from 'fastify'
import { finishRequest, type Storage } from '../contact/forget-request.ts'
import { listExpired, noteJob } from '../database/retention.ts'
import { beginForgetting } from '../database/requests.ts'

const AT_ONCE = 100

type Retirement = Storage & { months: number; log: FastifyBaseLogger }

/**
 * Anonymises closed and unwanted requests that are older than a number of months: as an erasure, with an entry in the
 * history of each. Several processes may do so at once. Returns how many this one has taken on.
 */
export async function retireRequests({ months, log, ...storage }: Retirement, now = Date.now()): Promise<number> {
  const { database } = storage
  const before = monthsBefore(now, months)
  let [anonymised, unfinished] = [0, 0]
  for (;;) {
    const ids = await listExpired(database, before, AT_ONCE)
    if (ids.length === 0) break
    for (const id of ids) {
      const begun = await beginForgetting(database, id, { kind: 'anonymised', account: null, reason: null })
      if (begun !== 'now') continue
      const { left } = await finishRequest(storage, id)
      anonymised += 1
      if (left.length > 0) unfinished += 1
    }
  }
  if (anonymised === 0) return 0
  await noteJob(database, { name: 'retention', ran_at: now, outcome: anonymised })
  log.info(
    { job: 'retention', months, before: new Date(before).toISOString(), anonymised, unfinished },
    'requests were anonymised',
  )
  return anonymised
}

/** Returns the time a number of calendar months earlier; on a month's last day if the earlier month is shorter. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.getTime()
}
