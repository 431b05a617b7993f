import type { Drain } from './prepare-drain.ts'

/** Time limit of pending requests after a termination signal. */
const DRAIN_MS = 10_000
/** Time limit of everything else: closing the database, for example. */
const CLOSE_MS = 5_000
/**
 * A terminal and npm both forward the same signal: a second one within this time is a duplicate, a later one means that
 * the operator wants to end at once.
 */
const SAME_SIGNAL_MS = 1000
const [DONE, FAILED] = [0, 1] as const

/** How a server ends, in this order. */
export type Ending = {
  /** Stops work that no request waits for. */
  stop?: () => unknown
  /** Completes pending requests. */
  drain: Drain
  /** Closes all that they needed. */
  close: () => Promise<unknown>
}

let ending: Ending | undefined
let askedAt: number | undefined
let isListening = false

/**
 * Ends this process with code 0 when it is asked to (SIGINT, SIGTERM): at once, unless `closeOnSignal` has said how.
 * Without it, a process that is still starting would end with the code of a failure.
 */
export function endWhenAsked(): void {
  if (isListening) return
  isListening = true
  const shutDown = () => {
    if (!ending) process.exit(DONE)
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > SAME_SIGNAL_MS) process.exit(FAILED)
      return
    }
    askedAt = performance.now()
    void end(ending).then((code) => process.exit(code))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, shutDown)
}

/**
 * Says how a server ends when its process is asked to: pending requests are completed first, for at most ten seconds.
 * Requests that are cut off then, and all that cannot be closed, make the exit code 1. A second signal ends the process
 * at once.
 */
export function closeOnSignal(how: Ending): void {
  ending = how
  endWhenAsked()
}

async function end({ stop, drain, close }: Ending): Promise<number> {
  setTimeout(() => {
    console.error(`Not all could be closed within ${(DRAIN_MS + CLOSE_MS) / 1000} s`)
    process.exit(FAILED)
  }, DRAIN_MS + CLOSE_MS).unref()
  try {
    stop?.()
    const cut = await drain(DRAIN_MS)
    await close()
    if (cut > 0) console.error(`Cut off, because they took longer than ${DRAIN_MS / 1000} s: ${cut} requests`)
    return cut > 0 ? FAILED : DONE
  } catch (error) {
    console.error(error)
    return FAILED
  }
}
