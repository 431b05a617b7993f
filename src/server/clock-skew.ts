/** Maximum clock skew between two processes. A stored time further in the future was written with a wrong clock. */
export const CLOCK_SKEW_MS = 60_000
