import { setTimeout as wait } from 'node:timers/promises'

/** More than this many unanswered requests: they arrive faster than they are answered. */
const MAX_UNANSWERED = 1_500
const TICK_MS = 5

/** What became of the requests of some seconds. Milliseconds from when a request was due, not from when it was sent. */
export type Outcome = { rate: number; sent: number; failed: number; p50: number; p99: number; elapsedMs: number }

/**
 * Sends requests at a rate, whether or not earlier ones are answered, as visitors do: a caller that waits for its answer
 * would slow down with the server, and hide its delays.
 */
export async function sendAtRate(rate: number, seconds: number, send: () => Promise<boolean>): Promise<Outcome> {
  const times: number[] = []
  const unanswered = new Set<Promise<void>>()
  let [sent, failed] = [0, 0]
  const startedAt = performance.now()
  const count = Math.round(rate * seconds)
  while (sent < count && unanswered.size < MAX_UNANSWERED) {
    const due = Math.min(count, Math.floor(((performance.now() - startedAt) / 1000) * rate) + 1)
    for (; sent < due; sent += 1) {
      const dueAt = startedAt + (sent / rate) * 1000
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
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { rate, sent, failed, p50: at(0.5), p99: at(0.99), elapsedMs: performance.now() - startedAt }
}

/** Finds the highest rate that is answered without failure and with a 99th percentile below a limit, within a tenth. */
export async function findRate(
  limitMs: number,
  measure: (rate: number) => Promise<Outcome>,
): Promise<{ best: Outcome | undefined; next: Outcome }> {
  const isGood = ({ p99, failed }: Outcome) => failed === 0 && p99 < limitMs
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
