import { setTimeout as wait } from 'node:timers/promises'

/** More than this many unanswered requests: they arrive faster than they are answered. */
const MAX_UNANSWERED = 1_500
const TICK_MS = 5
/** How much of the limit the sender may be late. */
const MAX_LATE_SHARE = 0.2

/** The outcome of the requests of some seconds. Milliseconds from when a request was due, not from when it was sent. */
export type Outcome = {
  rate: number
  /** How many should have been sent: fewer are if too many wait for an answer. */
  due: number
  sent: number
  failed: number
  p50: number
  p99: number
  /** 99th percentile of how late requests were sent: the sender's own delay. */
  late99: number
  elapsedMs: number
}

/** The fault of an outcome: `slow` is the server's, and `late` the sender's, which cannot keep the rate. */
export type Fault = 'failed' | 'late' | 'unanswered' | 'slow'

/**
 * Sends requests at a rate, whether or not earlier ones are answered, as visitors do: a caller that waits for its answer
 * would slow down with the server, and hide its delays.
 */
export async function sendAtRate(rate: number, seconds: number, send: () => Promise<boolean>): Promise<Outcome> {
  const times: number[] = []
  const delays: number[] = []
  const unanswered = new Set<Promise<void>>()
  let [sent, failed] = [0, 0]
  const startedAt = performance.now()
  const count = Math.round(rate * seconds)
  while (sent < count && unanswered.size < MAX_UNANSWERED) {
    const due = Math.min(count, Math.floor(((performance.now() - startedAt) / 1000) * rate) + 1)
    for (; sent < due && unanswered.size < MAX_UNANSWERED; sent += 1) {
      const dueAt = startedAt + (sent / rate) * 1000
      delays.push(performance.now() - dueAt)
      const answered: Promise<void> = send().then((isGood) => {
        if (!isGood) failed += 1
        times.push(performance.now() - dueAt)
        unanswered.delete(answered)
      })
      unanswered.add(answered)
    }
    await wait(TICK_MS)
  }
  await Promise.all(unanswered)
  const elapsedMs = performance.now() - startedAt
  const [p50, p99, late99] = [shareOf(times, 0.5), shareOf(times, 0.99), shareOf(delays, 0.99)]
  return { rate, due: count, sent, failed, p50, p99, late99, elapsedMs }
}

function shareOf(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}

/** Returns why a rate does not count as reached; undefined if it does. */
export function faultOf({ due, sent, failed, p99, late99 }: Outcome, limitMs: number): Fault | undefined {
  if (failed > 0) return 'failed'
  // A late request at the sender is late at the end, too, and says nothing about the server.
  if (late99 > limitMs * MAX_LATE_SHARE) return 'late'
  if (sent < due) return 'unanswered'
  return p99 < limitMs ? undefined : 'slow'
}

/**
 * Finds the highest rate that was sent as it should be, and answered without failure and with a 99th percentile below a
 * limit, within a tenth.
 */
export async function findRate(
  limitMs: number,
  measure: (rate: number) => Promise<Outcome>,
): Promise<{ best: Outcome | undefined; next: Outcome }> {
  const isGood = (outcome: Outcome) => faultOf(outcome, limitMs) === undefined
  let best: Outcome | undefined
  let next = await measure(FIRST_RATE)
  while (isGood(next)) {
    best = next
    next = await measure(next.rate * 2)
  }
  while (next.rate / (best?.rate ?? 1) > 1.1) {
    const tried = await measure(Math.round(((best?.rate ?? 1) + next.rate) / 2))
    if (isGood(tried)) best = tried
    else next = tried
    if (next.rate <= 1) break
  }
  return { best, next }
}

const FIRST_RATE = 20
