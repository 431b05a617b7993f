import { randomInt } from 'node:crypto'
import { CHECK_NAMES } from './checks.ts'
import { check, playwright, type Runner, script, tools, vitest } from './runners.ts'

/** Makes the site that some of the others look at. */
export const BUILD = script('build', 'mend what it names above')

/** Other cases each time: the seed is printed, and gives the same cases again. */
const FUZZ = script('fuzz', 'run it again with the seed that it names', [
  '--cases',
  '5000',
  '--seed',
  `${randomInt(2 ** 31)}`,
])

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
    // Measures how long others wait under a fault: alone.
    [vitest('faults', reports)],
    [FUZZ, { ...vitest('standards', reports), needsBuild: true }],
    [playwright(reports)],
  ]
}
