import { CHECK_NAMES } from './checks.ts'
import { check, playwright, type Runner, script, tools, vitest } from './runners.ts'

/** Makes the site that some of the others look at. */
export const BUILD = script('build', 'mend what it names above')

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
    [playwright(reports)],
  ]
}
