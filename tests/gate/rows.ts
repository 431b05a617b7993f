import { CHECK_NAMES } from './checks.ts'
import { check, playwright, type Runner, script, tools, vitest } from './runners.ts'

/** Makes the site that some of the others look at. */
export const BUILD = script('build', 'mend what it names above')

/** The same cases each time, so that the verdict follows from the code alone; other seeds are for runs by hand. */
const FUZZ = script('fuzz', 'repeat the case that it names', ['--cases', '5000', '--seed', '7'])

/**
 * All that `npm test` runs: one row after the other, and what stands in a row side by side, since it is short, or waits more than it
 * computes. `reports` is a folder for what runners write.
 */
export function rowsOf(reports: string): readonly (readonly Runner[])[] {
  return [
    [tools],
    CHECK_NAMES.map(check),
    [BUILD],
    [vitest('unit', reports)],
    ['api', 'publish', 'durability', 'build'].map((project) => vitest(project, reports)),
    [{ ...vitest('standards', reports), needsBuild: true }],
    [vitest('faults', reports)],
    // Alone: they measure how long others wait.
    [FUZZ],
    [vitest('faults-alone', reports)],
    [playwright(reports)],
  ]
}
