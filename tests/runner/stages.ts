import { CHECK_NAMES } from './checks.ts'
import { check, playwright, type Runner, script, tools, vitest } from './runners.ts'
import type { Tier } from './suites.ts'

/** Runners one after the other. */
type Lane = readonly Runner[]

/** Builds the site that some of the others test. */
export const BUILD = script('build', 'fix the errors listed above')

/** The same cases each time, so that the result only depends on the code; use other seeds manually. */
const fuzz = (cases: number) =>
  script('fuzz', 'repeat the case listed above', ['tool', '--', 'fuzz', '--cases', String(cases), '--seed', '7'])

/**
 * All runners of a tier: stages one after the other, the lanes of a stage side by side. Builds, browsers and what
 * measures time use every core: they run alone. Suites that mostly wait for processes share a stage. `reports` is a
 * folder for their reports.
 */
export function stagesOf(tier: Tier, reports: string): readonly (readonly Lane[])[] {
  const suite = (name: string) => vitest(name, reports)
  const alone = (...runners: Runner[]) => runners.map((runner) => [[runner]])
  const begin = [[[tools]], ...(tier === 'test' ? [CHECK_NAMES.map((name) => [check(name)])] : []), [[BUILD]]]
  if (tier === 'long') {
    const names = ['build-long', 'publish-long', 'api-long', 'durability', 'faults-long']
    return [
      ...begin,
      ...alone(...names.map(suite), fuzz(50_000)),
      ...alone(playwright('e2e-english', reports), playwright('e2e-long', reports)),
    ]
  }
  return [
    ...begin,
    [
      [suite('unit'), suite('vendor'), { ...suite('standards'), needsBuild: true }, suite('faults'), fuzz(2000)],
      [suite('api'), suite('publish')],
    ],
    ...alone(suite('build'), playwright('e2e', reports)),
  ]
}
