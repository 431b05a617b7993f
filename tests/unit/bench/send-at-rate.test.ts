import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { faultOf, findRate, type Outcome, sendAtRate } from '../../bench/send-at-rate.ts'

const LIMIT_MS = 500

/** Keeps this process busy, as the making of a request does. */
function work(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('a rate that is sent and answered in time is reached', async () => {
  const outcome = await sendAtRate(200, 0.2, async () => true)
  expect(outcome).toMatchObject({ due: 40, sent: 40, failed: 0 })
  // How late requests are sent, and answered, is up to the machine that runs the tests.
  expect(faultOf({ ...outcome, late99: 0, p99: 1 }, LIMIT_MS)).toBeUndefined()
})

test('a sender that cannot keep its rate does not count as a server that answers it', async () => {
  const outcome = await sendAtRate(2000, 0.4, async () => {
    work(1)
    return true
  })
  expect(outcome.late99).toBeGreaterThan(LIMIT_MS / 5)
  expect(faultOf(outcome, LIMIT_MS)).toBe('late')
})

test('a rate of which most requests are never sent, because too many wait, is not reached', async () => {
  // All are answered within the limit, but they come faster than that.
  const outcome = await sendAtRate(50_000, 0.2, async () => {
    await wait(100)
    return true
  })
  expect(outcome.sent).toBeLessThan(outcome.due)
  expect(faultOf({ ...outcome, late99: 0, p99: 100 }, LIMIT_MS)).toBe('unanswered')
})

test('the highest rate is sought below what the sender keeps', async () => {
  const outcome = { due: 1, sent: 1, failed: 0, p50: 1, p99: 1, elapsedMs: 1 }
  const measure = async (rate: number): Promise<Outcome> => ({ ...outcome, rate, late99: rate > 1000 ? 300 : 1 })
  const { best, next } = await findRate(LIMIT_MS, measure)
  expect(best?.rate).toBeGreaterThan(900)
  expect(best?.rate).toBeLessThanOrEqual(1000)
  expect(faultOf(next, LIMIT_MS)).toBe('late')
})
