/** How far the clocks of two processes may be apart. A stored time further ahead was written by a clock that was wrong. */
export const CLOCK_SKEW_MS = 60_000
