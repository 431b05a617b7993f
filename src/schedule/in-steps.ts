/** Computes something in steps: between them, whoever asks may do something else. */
export type InSteps<Result> = Generator<undefined, Result>

/** Computes it at once. */
export function atOnce<Result>(steps: InSteps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
