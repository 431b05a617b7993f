/** Time limit for pending work after a termination signal. */
const SHUTDOWN_MS = 10_000
/**
 * A terminal and npm both forward the same signal: a second one within this time is a duplicate, a later one means that
 * the operator wants to end at once.
 */
const SAME_SIGNAL_MS = 1000

/**
 * Closes a server when its process is terminated (SIGINT, SIGTERM): pending requests are completed first. A second
 * signal ends the process at once, and a timeout of ten seconds in any case.
 */
export function closeWhenAsked(close: () => Promise<unknown>): void {
  let askedAt: number | undefined
  const shutDown = () => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    askedAt = performance.now()
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
    close().then(
      () => process.exit(),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, shutDown)
}
