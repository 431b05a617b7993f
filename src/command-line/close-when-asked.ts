/** What is under way gets so long to end. */
const SHUTDOWN_MS = 10_000
/** A terminal and npm each pass the same signal on: what comes so soon after the first is that one, later it is impatience. */
const SAME_SIGNAL_MS = 1000

/**
 * Has a server close when its process is asked to end (SIGINT, SIGTERM): requests that are under way are answered first. Ends the
 * process at once when it is asked again, and after ten seconds in any case.
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
