/** The result of a runner. A static check counts as one test. */
export type Count = {
  passed: number
  failed: number
  /** Names of skipped tests. */
  skipped: string[]
}

/** Returns the count of a command that passed or failed as a whole. */
export function countOne(hasPassed: boolean): Count {
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: [] }
}

/** Returns the count of a command that reported its tests: one that failed for a reason it does not report failed once. */
export function withExitCode(count: Count, code: number): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

/** Adds up counts. A skipped test counts as failed, unless the developer left it out on purpose. */
export function addUp(counts: readonly Count[], mayLeaveOut: boolean): { passed: number; failed: number } {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed + (mayLeaveOut ? 0 : count.skipped.length), 0)
  return { passed, failed }
}
