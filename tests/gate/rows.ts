import { CHECK_NAMES } from './checks.ts'
import { check, playwright, type Runner, script, tools, vitest } from './runners.ts'

/** Builds the site that some of the others test. */
export const BUILD = script('build', 'fix the errors listed above')

/** The same cases each time, so that the result only depends on the code; use other seeds manually. */
const FUZZ = script('fuzz', 'repeat the case listed above', ['--cases', '5000', '--seed', '7'])

/**
 * All runners of `npm test`: rows run one after the other, the runners of a row in parallel, because they are short or
 * mostly wait. `reports` is a folder for their reports.
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
    // Alone, because they measure response times.
    [FUZZ],
    [vitest('faults-alone', reports)],
    [playwright(reports)],
  ]
}
