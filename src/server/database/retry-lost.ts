import { setTimeout as wait } from 'node:timers/promises'

const DELAYS_MS = [50, 500]

/** SQLSTATE: the server ends (57P01 to 57P03), or the connection is broken (class 08). */
const LOST = /^(?:57P0[1-3]|08...|ECONNRESET|ECONNREFUSED|EPIPE)$/
/** node-postgres gives no code to some of its own errors. */
const LOST_MESSAGE = /^Connection terminated|connection error and is not queryable/

/** Tells whether a query failed because its connection did. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return LOST.test('code' in error ? String(error.code) : '') || LOST_MESSAGE.test(error.message)
}

/** Tells whether a transaction that failed like this may have been committed: its answer was lost, or did not come in time. */
export function mayHaveSucceeded(error: unknown): boolean {
  return isLostConnection(error) || (error instanceof Error && error.message.startsWith('Query read timeout'))
}

/**
 * Does some work on the database, and does it again when its connection was lost: at most twice more. For work that may be
 * done twice without harm only, since an answer that was lost does not say whether the work was done.
 */
export async function retryLost<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const delay of DELAYS_MS) {
    try {
      return await work()
    } catch (error) {
      if (!isLostConnection(error)) throw error
      await wait(delay)
    }
  }
  return work()
}
