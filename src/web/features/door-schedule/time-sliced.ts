/** Computes a result in steps: between them, the caller may do something else. */
export type TimeSliced<Result> = Generator<undefined, Result>

/** How many milliseconds are computed before a key may be handled. */
const SLICE_MS = 8

/** Computes it at once. */
export function atOnce<Result>(steps: TimeSliced<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Computes it in slices, the first after `delayMs`, and calls back with the result. Returns what stops it. */
export function inSlices<Result>(steps: TimeSliced<Result>, onDone: (result: Result) => void, delayMs = 0): () => void {
  let timer = setTimeout(work, delayMs)
  return () => clearTimeout(timer)

  function work(): void {
    const end = performance.now() + SLICE_MS
    do {
      const step = steps.next()
      if (step.done) return onDone(step.value)
    } while (performance.now() < end)
    timer = setTimeout(work)
  }
}
