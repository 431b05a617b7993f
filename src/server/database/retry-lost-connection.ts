import { setTimeout as wait } from 'node:timers/promises'

const DELAYS_MS = [50, 500]

/** SQLSTATE: the server shuts down (57P01 to 57P03), or the connection is lost (class 08). */
const LOST = /^(?:57P0[1-3]|08...|ECONNRESET|ECONNREFUSED|EPIPE)$/
/** Some errors of node-postgres have no code. */
const LOST_MESSAGE = /^Connection terminated|connection error and is not queryable/

/** Returns whether a query failed because its connection was lost. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return LOST.test('code' in error ? String(error.code) : '') || LOST_MESSAGE.test(error.message)
}

/** Returns whether a failed transaction may have been committed: its response was lost or timed out. */
export function mayHaveSucceeded(error: unknown): boolean {
  return isLostConnection(error) || (error instanceof Error && error.message.startsWith('Query read timeout'))
}

/**
 * Runs work on the database, and retries it at most twice if the connection is lost. Only for idempotent work, since a
 * lost response does not tell whether the work was done.
 */
export async function retryLostConnection<Result>(work: () => Promise<Result>): Promise<Result> {
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
